/// A piece of somebody's input between quotation marks, for a message of one line.
package func quotedText(_ text: String) -> String {
  "'" + printable(text, longest: 60) + "'"
}

/// A piece of somebody's text for a message of one line: control characters are shown as question
/// marks, and what is long is cut.
package func printable(_ text: String, longest: Int) -> String {
  var printable = ""
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == longest { return printable + "…" }
    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    printable.unicodeScalars.append(isControl ? "?" : scalar)
  }
  return printable
}
