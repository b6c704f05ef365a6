import Testing

@testable import XlibBridge

@Suite struct DesktopScaleTests {
  private func scale(_ text: String) -> Double {
    Array(text.utf8).withUnsafeBytes { DesktopScale.scale($0) }
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
    arguments: [("1", 0.5), ("47", 0.5), ("48", 0.5), ("768", 8), ("769", 8), ("1e", 1)]
      as [(String, Double)])
  func `a scale stays within what can be worked with`(value: String, scale: Double) {
    #expect(self.scale("Xft.dpi: \(value)\n") == scale)
  }
}
