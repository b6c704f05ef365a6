internal import CirclePanX11
internal import PanEngine

/// A key that went down or came up.
struct KeyStroke: Equatable {
  /// What it means to a scene.
  var key: Key
  /// Which key of the keyboard it is.
  let code: UInt32
  /// The server's time, in milliseconds.
  let time: Time

  /// Whether the other is the same key at the same moment: a key that comes up and goes down at
  /// once was down all along, and is only repeated.
  func isRepeated(by next: KeyStroke) -> Bool {
    code == next.code && time == next.time
  }
}
