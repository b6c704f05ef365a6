import Testing

@testable import PanEngine

@Suite struct WordTests {
  @Test func aWordIsItsBytesAndNothingElse() {
    let word = Word("press")
    #expect(word.count == 5)
    #expect(word.equals("press"))
    #expect(!word.equals("pres") && !word.equals("pressed") && !word.equals("Press"))
    // Canonically the same to a String, but other bytes.
    #expect("\u{E9}" == "e\u{301}")
    #expect(!Word("\u{E9}").equals("e\u{301}"))
    #expect(Word("").count == 0 && Word("").equals(""))
  }
}
