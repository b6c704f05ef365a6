import Testing

@testable import XlibBridge

@Suite struct DesktopScaleTests {
  private func scale(_ text: String) -> Double {
    scale([text])
  }

  /// That in several places, the one that counts most last.
  private func scale(_ texts: [String]) -> Double {
    DesktopScale.scale(
      texts.map { text in
        let bytes = Array(text.utf8).withUnsafeBytes { ServerResources.text($0) }
        return ResourceSource(kind: .server, text: bytes)
      })
  }

  @Test(
    arguments: [
      ("Xft.dpi:\t144\n", 1.5), ("Xft.dpi:96", 1), (" Xft.dpi : 120.0 \n", 1.25),
      ("a: b\nXft.dpi: 192\nc: d", 2), ("Xft.dpi: 96\nXft.dpi: 192\n", 2),
      ("Xft.dpi: 192\nXft.dpi: two\n", 2), ("Xft.dpi: .96e2\nXft.dpi: 150.\n", 150.0 / 96),
      ("Xft.dpi: 00000000000000000000096\n", 1),
    ] as [(String, Double)])
  func `the last line that makes sense counts`(text: String, scale: Double) {
    #expect(self.scale(text) == scale)
  }

  @Test(arguments: [
    "", "\n\n", "Xft.dpi", "Xft.dpi:", "Xft.dpi:\n144", "Xft.dpi: 0", "Xft.dpi: -144",
    "Xft.dpi: 1.4.4", "Xft.dpi: 144 dpi", "Xft.dpi: inf", "Xft.dpi: nan", "Xft.dpi: 0x90",
    "Xft.dpis: 144", "xft.dpi: 144", "MyXft.dpi: 144", "!Xft.dpi: 144", "Xft.dpi: 1,5",
    "Xft.dpi: .", "Xft.\0dpi: 144", "x: Xft.dpi: 144",
    "Xft.dpi: " + String(repeating: "9", count: 400),
  ])
  func `what makes no sense is 1`(text: String) {
    #expect(scale(text) == 1)
  }

  @Test(
    arguments: [
      (["*dpi: 144"], 1.5), (["Xft*dpi:192\n*customization: -color"], 2), (["?.dpi: 144"], 1.5),
      (["*Name: 144"], 1.5), (["Program.Name: 144"], 1.5), (["Xft*dpi: 144\r\n"], 1.5),
      (["Xft.dpi: 144\n*dpi: 192"], 1.5), (["*dpi: 192\nXft*dpi: 144"], 1.5),
      (["*dpi: 144\n*dpi: 192"], 2), (["Xft.dpi: 144", "*dpi: 192"], 1.5),
      (["*dpi: 144", "Xft.antialias: 1", "*dpi: 192"], 2), (["Xft.dpi: 144", "Xft.dpi: 192"], 2),
      (["*font.dpi: 144"], 1), (["dpi: 144"], 1), (["*dpis: 144"], 1), (["XTerm*dpi: 144"], 1),
      (["*dpi: many"], 1), (["Xft.?: 144"], 1), (["! *dpi: 144"], 1), (["*Xft.dpi: 144"], 1.5),
    ] as [([String], Double)])
  func `H: wildcards and classes count as Xlib has them`(texts: [String], scale: Double) {
    #expect(self.scale(texts) == scale)
  }

  @Test(arguments: [
    ("Xft.dpi: 96\nXft.hinting: 1\n*customization: -color\n", false), ("Xft*dpi: 96", true),
    ("*dpi: 96", true), ("a: b\n?.dpi: 1", true), ("*dpi\n: 96", false),
    ("Xft.dpi: *dpi: 1", false), (" Xft.dpi\t: 1\n:\nx", false),
    ("xterm.vt100.Name: 1", true), ("!*dpi: 96", false),
  ])
  func `Xlib is asked where another line may answer`(text: String, isAsked: Bool) {
    #expect(ResourceText(Array(text.utf8)).mayAnswerForResolution() == isAsked)
  }

  @Test(
    arguments: [("1", 0.5), ("47", 0.5), ("48", 0.5), ("768", 8), ("769", 8), ("1e", 1)]
      as [(String, Double)])
  func `a scale stays within what can be worked with`(value: String, scale: Double) {
    #expect(self.scale("Xft.dpi: \(value)\n") == scale)
  }
}
