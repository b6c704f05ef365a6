internal import CirclePanX11
internal import PanEngine

/// The keys that are down, each with what it meant when it went down, and what the scene knows of
/// Shift.
///
/// A key comes up as what it went down as, whatever has become of layout, group and modifiers
/// meanwhile. Several keys may mean the same: that ends with the last of them.
struct HeldKeys {
  private var strokes: [KeyStroke] = []
  /// The key that has just come up: without detectable auto-repeat, a repetition lets it come up first.
  private var released: KeyStroke?
  /// The shift key that the scene takes for down; nil where none. One is enough, and it need not be
  /// down: a modifier may be latched, or down since before the window had the keyboard.
  private var shift: Key?

  /// No key is known to be down.
  init() {}

  /// What the key of a press meant when it went down; nil where it goes down only now.
  func repeated(_ event: XKeyEvent) -> Key? {
    if let stroke = strokes.first(where: { $0.code == event.keycode }) { return stroke.key }
    guard let released, released.code == event.keycode, released.time == event.time else {
      return nil
    }
    return released.key
  }

  /// What to tell the scene of Shift before something else happens in that state; nil where it knows.
  /// It is for what begins something: when that ends, a latched Shift is spent already.
  mutating func follow(_ state: UInt32) -> Input? {
    switch (shift, state & UInt32(ShiftMask) != 0) {
    case (nil, true):
      shift = .leftShift
      return .keyPress(.leftShift)
    case (let key?, false):
      shift = nil
      return .keyRelease(key)
    default:
      return nil
    }
  }

  /// A key went down, or is repeated; nil where the scene need not know.
  mutating func press(_ key: Key, _ event: XKeyEvent) -> KeyStroke? {
    let stroke = KeyStroke(key: key, code: event.keycode, time: event.time)
    released = nil
    if !strokes.contains(where: { $0.code == stroke.code }) { strokes.append(stroke) }
    guard key.isShift else { return stroke }
    if shift != nil { return nil }
    shift = key
    return stroke
  }

  /// A key came up; nil where the scene need not know. `unknown` says what the key means now, where
  /// it went down before the window had the keyboard: only of a shift key is that worth anything.
  mutating func release(_ event: XKeyEvent, unknown: () -> Key) -> KeyStroke? {
    let index = strokes.firstIndex { $0.code == event.keycode }
    if index == nil && shift == nil { return nil }
    let key = index.map { strokes.remove(at: $0).key } ?? unknown()
    var stroke = KeyStroke(key: key, code: event.keycode, time: event.time)
    if key.isShift {
      guard let shift, !strokes.contains(where: { $0.key.isShift }) else { return nil }
      self.shift = nil
      stroke.key = shift
      return stroke
    }
    if index == nil { return nil }
    released = stroke
    return key != .other && strokes.contains { $0.key == key } ? nil : stroke
  }

  /// It will not be heard that keys come up.
  mutating func forget() {
    self = HeldKeys()
  }
}

extension Key {
  /// Whether it is one of the shift keys.
  var isShift: Bool { self == .leftShift || self == .rightShift }
}
