import Foundation
import Testing

/// What `swift format` does not see: it asks for the comments of public declarations, but not of
/// the cases of public enumerations and the requirements of public protocols.
@Suite struct DeclarationTests {
  @Test(
    "Every case of a public enumeration, and every requirement of a public protocol, has a comment")
  func membersHaveComments() throws {
    for file in PackageFiles.all(in: "Sources", ending: ".swift") {
      let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      for number in DeclarationTests.barelyDeclared(lines) {
        Issue.record("\(file.lastPathComponent):\(number + 1): \(lines[number])")
      }
    }
  }

  @Test("A case without a comment is found, and nothing else is")
  func findsBareMembers() {
    let text = """
      public enum One: Sendable {
        /// Has one.
        case first
        case second(Int)

        public struct Inner {
          var own = 0
        }
        case third
      }
      enum Two {
        case first
      }
      """
    let lines = text.components(separatedBy: "\n")
    #expect(
      DeclarationTests.barelyDeclared(lines).map { lines[$0] }.map { $0.dropFirst(2) }
        == ["case second(Int)", "case third"])
  }

  /// The numbers of the lines that declare such a member and follow no comment.
  private static func barelyDeclared(_ lines: [String]) -> [Int] {
    var bare: [Int] = []
    // How far in the members of the enumerations and protocols are that are open, the innermost
    // last.
    var members: [String] = []
    for (number, line) in lines.enumerated() {
      if let last = members.last, line == last.dropLast(2) + "}" { members.removeLast() }
      let isMember =
        members.last.map { indentation in
          ["case ", "func ", "mutating func ", "static func ", "var ", "associatedtype "].contains {
            line.hasPrefix(indentation + $0)
          }
        } ?? false
      if isMember, !lines[number - 1].contains("///") { bare.append(number) }
      if let head = line.firstMatch(of: /^( *)public (indirect )?(enum|protocol) .*\{$/) {
        members.append(head.1 + "  ")
      }
    }
    return bare
  }
}
