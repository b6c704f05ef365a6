import Testing

@testable import XlibBridge

/// Which texts the resource manager is troubled with.
@Suite struct ResourceTextTests {
  private static let program = ResourceProgram(instance: "stick", className: "CirclePan")

  private func mayConcern(_ text: String) -> Bool {
    ResourceText(Array(text.utf8)).mayConcern(ResourceTextTests.program)
  }

  @Test(
    "A line that begins with a name or a wildcard may be about the program",
    arguments: [
      "CirclePan.radius: 90", "stick*radius:90", "*radius: 90", "?.radius: 90", ".radius: 90",
      "  CirclePan.radius: 90", "Xft.dpi: 96\nstick.radius: 90", "! 1\n\t*radius: 90",
      "#include \"more\"", "\\\nCirclePan.radius: 90", "s\\\ntick.radius: 90",
    ])
  func isTroubled(_ text: String) {
    #expect(mayConcern(text))
  }

  @Test(
    "Comments and the resources of other programs are not about it",
    arguments: [
      "", "\n \n\t\n", "! CirclePan.radius: 90", "!CirclePan.radius: 90\n! *radius: 90\n",
      "Xft.dpi:\t96\nXcursor.theme:\tAdwaita\n", "xterm*background: CirclePan",
      "XTerm*font: *stick*",
    ])
  func isLeftAlone(_ text: String) {
    #expect(!mayConcern(text))
  }

  @Test("What is longer than anybody looks at may be about it")
  func longest() {
    #expect(!mayConcern(String(repeating: "!", count: ResourceText.longest - 1)))
    #expect(mayConcern(String(repeating: "!", count: ResourceText.longest)))
  }

  @Test(
    "What any client may have written opens no file",
    arguments: [
      ("#include \"/pipe\"\n", "!include \"/pipe\"\n"),
      ("a: b\n \t# \t include \"x\"", "a: b\n \t! \t include \"x\""),
      ("*c: \\\n#fff\n", "*c: \\\n#fff\n"), ("# inclu", "# inclu"), ("#", "#"), ("", ""),
    ])
  func includesNothing(_ text: String, _ left: String) {
    #expect(ResourceText(Array(text.utf8)).withoutIncludes() == Array(left.utf8))
  }

  @Test(
    "The name of a file that a line includes is what is between quotes",
    arguments: [
      ("#include \"more\"", "more"), ("#\t include\"/a b\" c\"", "/a b"), ("#include \"\"", nil),
      ("#include \"more\n\"", nil), ("#include more", nil), ("#include", nil), ("#", nil),
      ("", nil), ("include \"more\"", nil),
    ])
  func namesAFile(_ line: String, _ name: String?) {
    let bytes = Array(line.utf8)
    let range = ResourceText.includedName(in: bytes, at: 0)
    #expect(range.map { String(decoding: bytes[$0], as: UTF8.self) } == name)
  }
}
