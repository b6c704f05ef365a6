import Foundation
import Testing
import XServerHarness

/// The JSON Schema of the stream, by a validator that others keep.
@Suite(.enabled(if: Adapter.hasSchemas, "needs python3-jsonschema"))
struct SchemaTests {
  /// Says of each line on its input whether it is right, and names the fields that it should not
  /// have.
  private static let validator = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    kind = jsonschema.Draft202012Validator
    kind.check_schema(schema)
    known = {p for d in schema["$defs"].values() for p in d["properties"]}
    for line in sys.stdin:
        line = json.loads(line)
        print("right" if kind(schema).is_valid(line) else "wrong", *sorted(set(line) - known))
    """

  private func validate(_ lines: [String]) throws -> [String] {
    let schema = Adapter.top.appending(path: "Resources/stream.schema.json").path
    let program = try RunningProgram(
      ["-c", SchemaTests.validator, schema], executable: "/usr/bin/python3",
      input: lines.map { $0 + "\n" }.joined())
    #expect(try program.waitForExit() == .exited(0))
    #expect(program.errorText == "")
    return program.lines
  }

  @Test("Every line of the golden drags is as the schema says, and has no other fields")
  func goldens() throws {
    let folder = Adapter.top.appending(path: "Tests/Scripts")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    let lines = try files.filter { $0.hasSuffix(".ndjson") }.flatMap {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(separator: "\n")
        .map(String.init)
    }
    #expect(lines.count > 400)
    let answers = try validate(lines)
    #expect(answers == lines.map { _ in "right" })
  }

  private static let reading =
    #"{"seq":1,"t":1.2,"pad":1,"phase":"began","x":0,"y":0,"length":0,"angle":null,"held":true,"#
    + #""px":0,"py":0}"#

  static let wrong: [(String, String)] = [
    (#""seq":1"#, #""seq":0"#), (#""seq":1"#, #""seq":1.5"#), (#""pad":1"#, #""pad":0"#),
    (#""began""#, #""begun""#), (#""x":0"#, #""x":1.000001"#), (#""x":0"#, #""x":0.1"#),
    (#""angle":null"#, #""angle":0"#), (#""held":true"#, #""held":false"#),
    (#""held":true"#, #""held":1"#), (#""t":1.2,"#, ""), (#""t":1.2"#, #""t":-1"#),
    (#""py":0"#, #""py":null"#),
  ]

  @Test("It says no where something is wrong", arguments: wrong)
  func refuses(_ part: String, _ other: String) throws {
    #expect(try validate([SchemaTests.reading]) == ["right"])
    #expect(try validate([SchemaTests.reading.replacing(part, with: other)]) == ["wrong"])
  }

  @Test("Fields of later programs are no error")
  func allowsMore() throws {
    let line = SchemaTests.reading.replacing(#""pad":1"#, with: #""pad":1,"z":3"#)
    #expect(try validate([line]) == ["right z"])
  }
}
