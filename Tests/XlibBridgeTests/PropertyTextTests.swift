import Testing

@testable import XlibBridge

@Suite struct PropertyTextTests {
  @Test(arguments: [("circlepan", true), ("Knöb", false), ("日本語", false), ("", true)])
  func `text is UTF-8, and known to be ASCII where it is`(text: String, isASCII: Bool) {
    let property = PropertyText(text)
    #expect(property.bytes == Array(text.utf8))
    #expect(property.isASCII == isASCII)
  }

  @Test func `a NUL would begin another text`() {
    #expect(PropertyText("a\0b").bytes == Array("ab".utf8))
  }

  @Test func `bytes that are no UTF-8 become valid`() {
    let text = String(decoding: [0x61, 0xFF, 0xFE, 0x62] as [UInt8], as: UTF8.self)
    #expect(String(validating: PropertyText(text).bytes, as: UTF8.self) == "a\u{FFFD}\u{FFFD}b")
  }

  @Test func `a very long title is cut between two characters' codes`() {
    let property = PropertyText(String(repeating: "ö", count: 100_000))
    #expect(property.bytes.count == 2048)
    #expect(String(validating: property.bytes, as: UTF8.self) != nil)
  }
}
