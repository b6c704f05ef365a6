import Foundation
import Testing
import XServerHarness

/// What another package meets that depends on this one.
@Suite(.serialized) struct DependentTests {
  @Test("G1: A package with targets called CX11, CMath and CSupport can use the engine")
  func hasTargetsOfItsOwn() throws {
    let names = ["CX11", "CMath", "CSupport"]
    let package = try OtherPackage()
    try package.write(manifest(targets: names), to: "Package.swift")
    for (number, name) in names.enumerated() {
      try package.write("int number_\(name)(void);\n", to: "Sources/\(name)/include/\(name).h")
      try package.write(
        "#include \"\(name).h\"\nint number_\(name)(void) { return \(number + 1); }\n",
        to: "Sources/\(name)/\(name).c")
    }
    try package.write(
      """
      import PanEngine
      \(names.map { "import \($0)" }.joined(separator: "\n"))
      print(\(names.map { "number_\($0)()" }.joined(separator: ", ")), Double(decimal: "2.5") ?? 0)
      """, to: "Sources/Other/main.swift")
    try package.run("swift build")
    #expect(try package.run(".build/debug/Other") == "1 2 3 2.5\n")
  }

  private func manifest(targets names: [String]) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Other",
      dependencies: [.package(name: "circlepan", path: "\(PackageFiles.file("").path)")],
      targets: [
        \(names.map { ".target(name: \"\($0)\")," }.joined(separator: "\n    "))
        .executableTarget(
          name: "Other",
          dependencies: \(names) + [.product(name: "PanEngine", package: "circlepan")]),
      ])
    """
  }

  @Test("G2: Where each library has a prefix of its own, each module finds its headers there")
  func findsHeadersBelowPrefixes() throws {
    let prefixed = try PrefixedHeaders()
    for (module, name) in try xLibraries() {
      let headers = try prefixed.headers(
        of: includes("CirclePanX11") + includes(module), flags: prefixed.flags(name))
      #expect(headers.count > 4)
      #expect(headers.filter { !$0.hasPrefix(prefixed.top) } == [], "\(module)")
      if module != "CirclePanX11" { #expect(headers.contains { $0.contains("/\(name)/include/") }) }
    }
  }

  @Test("G2: So does the program that ships, which is not linked with all of them")
  func shipsWithHeadersBelowPrefixes() throws {
    let script = try text("Scripts/build")
    let passedOn = try #require(script.firstMatch(of: /pkg-config (--cflags-only-I) ([a-z ]+) \|/))
    let linked = try text("Package.swift").matches(of: /xLibrary\("\w+", pkgConfig: "(\w+)"\)/)
    let prefixed = try PrefixedHeaders()
    let flags = try [
      prefixed.flags(linked.map { String($0.1) }.joined(separator: " ")),
      prefixed.flags(String(passedOn.2), option: String(passedOn.1)),
    ]
    let source = try xLibraries().map { try includes($0.module) }.joined()
    let headers = try prefixed.headers(of: source, flags: flags.joined(separator: " "))
    #expect(headers.count > 10)
    #expect(headers.filter { !$0.hasPrefix(prefixed.top) } == [])
  }

  @Test(
    "G3: A program in Embedded Swift links the engine with nothing of its own",
    .enabled(if: hasEmbeddedSwift(), "needs a toolchain with Embedded Swift for this machine"))
  func linksAsEmbeddedSwift() throws {
    let package = try OtherPackage()
    let folder = PackageFiles.file("Examples/EmbeddedDrag").path
    try package.run("\"\(folder)/build\" --scratch-path \"$PWD/build\"")
    #expect(try package.run("build/release/EmbeddedDrag") == "0.0 0.0\n0.24 0.32\n0.0 0.0\n")
  }

  /// Each module of an X library, with pkg-config's name of it.
  private func xLibraries() throws -> [(module: String, name: String)] {
    try text("Package.swift").matches(of: /x(?:Library|Headers)\("(\w+)", pkgConfig: "(\w+)"\)/)
      .map { (String($0.1), String($0.2)) }
  }

  /// The lines of a module's header that include others.
  private func includes(_ module: String) throws -> String {
    try text("Sources/\(module)/shim.h").split(separator: "\n").filter { $0.hasPrefix("#include") }
      .map { $0 + "\n" }.joined()
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: PackageFiles.file(file), encoding: .utf8)
  }
}

/// Whether the toolchain has libraries for Embedded Swift for this machine.
private func hasEmbeddedSwift() -> Bool {
  guard let package = try? OtherPackage(),
    let info = try? package.run("swift -print-target-info"),
    let resources = info.firstMatch(of: /"runtimeResourcePath"\s*:\s*"([^"]*)"/)?.1,
    let triple = info.firstMatch(of: /"unversionedTriple"\s*:\s*"([^"]*)"/)?.1
  else { return false }
  return FileManager.default.fileExists(
    atPath: "\(resources)/embedded/\(triple)/libswiftUnicodeDataTables.a")
}
