/// A piece of somebody's input between quotation marks, for a message of one line: control
/// characters are shown as question marks, and what is long is cut.
package func quotedText(_ text: String) -> String {
  let longest = 60
  var quoted = "'"
  for (count, scalar) in text.unicodeScalars.enumerated() {
    if count == longest { return quoted + "…'" }
    let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
    quoted.unicodeScalars.append(isControl ? "?" : scalar)
  }
  return quoted + "'"
}
