import Foundation
import Testing
import XServerHarness

/// Every drag script in Tests/Scripts gives the readings that stand beside it, to the byte.
///
/// A script may name options for the program in a comment: `# options: --leave clamp`. To write new
/// readings, run the tests with CIRCLEPAN_WRITE_GOLDENS=1; the test then fails once and shows what
/// changed, for review, as does the version control.
@Suite struct GoldenScriptTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Scripts")

  static let scripts: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".drag") }.sorted()
  }()

  @Test("There are scripts")
  func thereAreScripts() {
    #expect(GoldenScriptTests.scripts.count >= 10)
  }

  @Test("A script gives its readings", arguments: scripts)
  func givesItsReadings(_ name: String) throws {
    let script = GoldenScriptTests.folder.appending(path: name)
    let golden = script.deletingPathExtension().appendingPathExtension("ndjson")
    let text = try String(contentsOf: script, encoding: .utf8)
    let program = try RunningProgram(
      ["--replay", script.path, "--headless"] + GoldenScriptTests.options(in: text))
    #expect(try program.waitForExit() == .exited(0), "\(program.errorText)")
    let readings = program.outputText
    let expected = (try? String(contentsOf: golden, encoding: .utf8)) ?? ""
    if readings == expected { return }
    if ProcessInfo.processInfo.environment["CIRCLEPAN_WRITE_GOLDENS"] == "1" {
      try readings.write(to: golden, atomically: true, encoding: .utf8)
    }
    Issue.record("\(name): other readings\n\(GoldenScriptTests.difference(expected, readings))")
  }

  @Test("H: What is written of a place in the circle lies in the circle", arguments: scripts)
  func staysInTheCircle(_ name: String) throws {
    let golden = GoldenScriptTests.folder.appending(path: name)
      .deletingPathExtension().appendingPathExtension("ndjson")
    for line in try String(contentsOf: golden, encoding: .utf8).split(separator: "\n") {
      func millionths(_ field: String) throws -> Int {
        let found = try #require(line.range(of: "\"\(field)\":"))
        let number = try #require(Double(line[found.upperBound...].prefix { $0 != "," }))
        return Int((number * 1e6).rounded())
      }
      if line.contains("\"ready\"") { continue }
      let (x, y) = (try millionths("x"), try millionths("y"))
      #expect(try x * x + y * y <= 1_000_000_000_000 || millionths("length") > 1_000_000)
    }
  }

  private static func options(in script: String) -> [String] {
    for line in script.split(separator: "\n") {
      guard let range = line.range(of: "# options:") else { continue }
      return line[range.upperBound...].split(separator: " ").map(String.init)
    }
    return []
  }

  /// The lines that only one of the two has, marked as diff marks them.
  private static func difference(_ expected: String, _ found: String) -> String {
    let old = expected.split(separator: "\n").map(String.init)
    let new = found.split(separator: "\n").map(String.init)
    return new.difference(from: old).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }.joined(separator: "\n")
  }
}
