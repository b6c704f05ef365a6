/// What is written in a file of resources and in those that it includes (`#include "more"`), which
/// may include others, as one text without end in 0.
///
/// Xlib would follow them by itself: into pipes, which keep it waiting, and files that include
/// themselves, which it reads over and over. Here only files are read, and so many bytes at most.
struct ResourceInclusion {
  /// How far files include one another; nobody goes beyond two or three.
  private static let deepest = 10
  /// What opening a file costs, in bytes of reading: bounds how many are.
  private static let costOfFile = 256

  private var text: [UInt8] = []
  /// How many bytes may still be read.
  private var rest = ResourceText.longest

  /// All of that, with nothing left in it that opens a file.
  static func text(of file: ResourceFile) -> [UInt8] {
    var inclusion = ResourceInclusion()
    inclusion.add(file, depth: 0)
    return ResourceText(inclusion.text).withoutIncludes()
  }

  /// Adds a file line by line, before each that includes another the text of that.
  private mutating func add(_ file: ResourceFile, depth: Int) {
    rest -= file.text.count + ResourceInclusion.costOfFile
    let bytes = file.text
    var start = 0
    var isContinued = false
    while start < bytes.count {
      let word = ResourceText.skippingBlanks(in: bytes, from: start)
      if !isContinued { include(file, at: word, depth: depth + 1) }
      let isSentence = isContinued || !ResourceInclusion.isRemark(bytes, at: word)
      var end = start
      var backslashes = 0
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
        backslashes = bytes[end] == UInt8(ascii: "\\") ? backslashes + 1 : 0
        end += 1
      }
      text += bytes[start..<end]
      text.append(UInt8(ascii: "\n"))
      isContinued = isSentence && backslashes % 2 == 1
      start = end + 1
    }
    // Whatever it ends with ends with it.
    text.append(UInt8(ascii: "\n"))
  }

  /// Whether a line whose first word is there is a comment or a directive: those go on nowhere.
  private static func isRemark(_ bytes: [UInt8], at word: Int) -> Bool {
    word < bytes.count && (bytes[word] == UInt8(ascii: "!") || bytes[word] == UInt8(ascii: "#"))
  }

  private mutating func include(_ file: ResourceFile, at word: Int, depth: Int) {
    guard depth <= ResourceInclusion.deepest, rest > 0,
      let name = ResourceText.includedName(in: file.text, at: word)
    else { return }
    var path = Array(file.text[name])
    // Else it lies beside the file that names it.
    if path[0] != UInt8(ascii: "/"), let slash = file.path.lastIndex(of: UInt8(ascii: "/")) {
      path = file.path[...slash] + path
    }
    if let included = ResourceFile(path, longest: rest) { add(included, depth: depth) }
  }
}
