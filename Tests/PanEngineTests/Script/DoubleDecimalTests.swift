import PanEngine
import Testing

@Suite struct DoubleDecimalTests {
  @Test(arguments: [
    ("0", 0.0), ("-0", 0), ("12", 12), ("+12", 12), ("-1.5", -1.5), (".5", 0.5), ("5.", 5),
    ("0.016", 0.016), ("1e3", 1000), ("1E+3", 1000), ("25e-2", 0.25), ("-.5e1", -5),
    ("1e-400", 0), ("1.7e308", 1.7e308), ("000001", 1), ("0.1", 0.1),
    ("0.1000000000000000055511151231257827", 0.1),
    ("179769313486231570000000000000000000000e270", 1.7976931348623157e308),
  ])
  func numbers(_ text: String, _ value: Double) {
    #expect(Double(decimal: text) == value)
  }

  @Test(arguments: [
    "", " ", " 1", "1 ", "+", "-", ".", "-.", "e1", "1e", "1e+", "1e1.5", "--1", "+-1", "1.2.3",
    "0x10", "0x1p3", "inf", "-inf", "infinity", "nan", "NaN", "1,5", "1_000", "1f", "1e999",
    "-1e999", "١", "½", "1\u{301}", "1\0", "\0", "１",
  ])
  func anythingElse(_ text: String) {
    #expect(Double(decimal: text) == nil)
  }

  @Test func longTextsAreReadToo() {
    #expect(Double(decimal: String(repeating: "0", count: 100_000) + "1") == 1)
    #expect(Double(decimal: "0." + String(repeating: "0", count: 10_000) + "1") == 0)
    #expect(Double(decimal: String(repeating: "9", count: 10_000)) == nil)
    #expect(Double(decimal: "1e" + String(repeating: "9", count: 10_000)) == nil)
    #expect(Double(decimal: "0." + String(repeating: "3", count: 10_000)) == 1.0 / 3)
  }
}
