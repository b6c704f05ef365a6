import Foundation
import Testing

/// What the documentation catalogues show is what is built and tested here.
@Suite struct ArticleTests {
  private static let articles = PackageFiles.all(in: "Sources", ending: ".md").map(
    \.lastPathComponent)

  private static func text(of article: String) throws -> String {
    let file = try #require(
      PackageFiles.all(in: "Sources", ending: ".md").first { $0.lastPathComponent == article })
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// What stands between "```swift" and "```".
  private static func listings(in text: String) -> [String] {
    text.matches(of: /(?s)```swift\n(.*?\n)```/).map { String($0.1) }
  }

  /// The same lines, as many blanks further in; empty ones stay empty.
  private static func indented(_ listing: String, by count: Int) -> String {
    listing.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: count) + $0 }
      .joined(separator: "\n")
  }

  @Test("Every listing of an article is a piece of a file that is compiled", arguments: articles)
  func listingsAreCompiled(_ article: String) throws {
    let sources = try ["Tests/ExampleTests", "Examples"]
      .flatMap { PackageFiles.all(in: $0, ending: ".swift") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    for listing in ArticleTests.listings(in: try ArticleTests.text(of: article)) {
      let forms = [0, 2, 4].map { ArticleTests.indented(listing, by: $0) }
      let isThere = sources.contains { source in forms.contains { source.contains($0) } }
      #expect(isThere, "\(article) shows what no file has:\n\(listing)")
    }
  }

  @Test("The articles that have something to show do")
  func articlesHaveListings() throws {
    for article in ["WayOfADrag.md", "WritingAConstraint.md", "TestingWithoutADisplay.md"] {
      #expect(!ArticleTests.listings(in: try ArticleTests.text(of: article)).isEmpty, "\(article)")
    }
  }
}
