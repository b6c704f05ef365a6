import Testing

/// What another package meets that depends on this one.
@Suite struct DependentTests {
  @Test("G1, G2: Targets that others may have too begin with the package's name")
  func namesOfTargets() throws {
    let manifest = try String(
      contentsOf: PackageFiles.file("Package.swift"), encoding: .utf8)
    for name in ["CX11", "CMath", "CSupport"] { #expect(!manifest.contains("\"\(name)\"")) }
    let own = manifest.matches(of: /x(?:Library|Headers)\("(\w+)", pkgConfig: "(\w+)"\)/)
    #expect(
      own.map { "\($0.1) \($0.2)" } == [
        "CirclePanX11 x11", "CirclePanXrender xrender", "CirclePanXi xi", "CirclePanXrandr xrandr",
      ])
  }
}
