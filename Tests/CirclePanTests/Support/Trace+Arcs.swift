import XServerHarness

extension Trace {
  /// The squares around all discs that were drawn, from that line of the trace on. They are in the
  /// text as in "Request(71): PolyFillArc drawable=… gc=… arcs={x=174 y=174 w=51 h=51 angle1=0
  /// …};".
  func discs(fromLine first: Int) -> [PixelRect] {
    lines[first...].filter { $0.contains(": PolyFillArc ") }.compactMap { line in
      let words = line.split { $0 == " " || $0 == "{" }
      func number(_ name: String) -> Int? {
        words.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
      }
      guard let x = number("x"), let y = number("y"), let width = number("w"),
        let height = number("h")
      else { return nil }
      return PixelRect(x: x, y: y, width: width, height: height)
    }
  }
}
