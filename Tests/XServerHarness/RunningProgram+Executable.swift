extension RunningProgram {
  /// The program that is tested: the one at the environment variable CIRCLEPAN_BINARY, else the one
  /// that was built together with these tests.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where there is none.
  public static func executable() throws(HarnessError) -> String {
    if let path = Programs.variable("CIRCLEPAN_BINARY"), !path.isEmpty {
      if Programs.isExecutable(path) { return path }
      throw .missing("CIRCLEPAN_BINARY=\(path) is no program")
    }
    return try executable(named: "circlepan")
  }

  /// A program of the package that was built together with these tests.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where there is none.
  public static func executable(named name: String) throws(HarnessError) -> String {
    // The tests' own program lies beside it, or a few folders further down in a bundle.
    var folder = Programs.ownPath[...]
    for _ in 0..<4 {
      guard let slash = folder.lastIndex(of: "/") else { break }
      folder = folder[..<slash]
      if Programs.isExecutable("\(folder)/\(name)") { return "\(folder)/\(name)" }
    }
    throw .missing("a program \(name) beside \(Programs.ownPath)")
  }

  /// The environment that a program gets, with the test's own wishes over it.
  static func environment(display: String?, _ wishes: [String: String]) -> [String: String] {
    // No home, so that no file of the user's is read; nor one of this machine.
    var environment = [
      "PATH": Programs.path, "HOME": "/nonexistent", "XFILESEARCHPATH": "/nonexistent",
    ]
    environment["DISPLAY"] = display
    // What the libraries and the sanitizers of a build under test need.
    for name in [
      "LD_LIBRARY_PATH", "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
      "LLVM_PROFILE_FILE",
    ] {
      environment[name] = Programs.variable(name)
    }
    return environment.merging(wishes) { $1 }
  }
}
