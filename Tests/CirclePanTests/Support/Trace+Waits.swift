import XServerHarness

extension Trace {
  /// What the program waited for before the first picture was on its way to the window: an entry
  /// for each time that it went on only after an answer, with the request that was answered last.
  /// Requests of one name in a row are sent together, and one wait, in whatever order they are
  /// written down.
  ///
  /// The text is as in
  ///
  ///     000:<: am lsb-first want 11:0 authorising with '' of length 0
  ///     000:>: Success, version is 11:0 vendor='The X.Org Foundation' …
  ///     000:<:0002:  4: BIG-REQUESTS-Request(133,0): Enable
  ///     000:>:0002:32: Reply to Enable: maximum-request-length=4194303
  ///     000:<:0024:  8: Request(8): MapWindow window=0x00200001
  ///     000:>:0024: Event Expose(12) window=0x00200001 x=0 y=0 width=400 height=400 count=0x0000
  ///     000:<:0031: 28: Request(62): CopyArea src-drawable=… dst-drawable=0x00200001 gc=…
  func waitsBeforeFirstPicture() -> [String] {
    var (waits, answered, window): ([String], String?, String?) = ([], nil, nil)
    for line in lines {
      if let answer = Trace.answer(in: line) {
        answered = answer
      } else if line.dropFirst(3).hasPrefix(":<:") {
        if let answered, answered != waits.last { waits.append(answered) }
        answered = nil
        if line.contains("): MapWindow ") { window = Trace.value(of: "window", in: line) }
        if let window, line.contains("): CopyArea "),
          Trace.value(of: "dst-drawable", in: line) == window
        {
          break
        }
      }
    }
    return waits
  }

  private static func answer(in line: String) -> String? {
    if line.contains(":>: Success") { return "set-up" }
    if line.contains(": Event Expose(") { return "MapWindow" }
    guard let reply = line.range(of: ": Reply to ") else { return nil }
    return String(line[reply.upperBound...].prefix { $0 != ":" })
  }

  private static func value(of name: String, in line: String) -> String? {
    line.split(separator: " ").first { $0.hasPrefix("\(name)=") }
      .map { String($0.dropFirst(name.count + 1)) }
  }
}
