import PanEngine

extension DragScript {
  /// The size that the script itself gives the scene at its start, in logical pixels: a recording
  /// does. Nil where it leaves that to the options.
  var startSize: Size? {
    guard let first = events.first, first.time == .zero, case .resize(let size) = first.input else {
      return nil
    }
    return size
  }
}
