/// A knob that follows the pointer from one click to the next, without a button held.
struct Latch: Equatable, Sendable {
  /// Whether clicks latch.
  let isEnabled: Bool
  /// The pointer that is followed; nil where none is.
  private(set) var pointer: Pointer?
  /// The pointer that is followed, or that would be: the mouse or a pen, whichever was seen last.
  private(set) var candidate = Pointer.mouse
  /// Where that was last seen, in the scene.
  private(set) var location: Point?
  /// Whether the key is down that latches: one that repeats must not latch and let go in turn.
  private var isKeyDown = false

  /// A latch with nothing latched.
  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// Whether a click with that pointer latches. A finger that is up points nowhere.
  func latches(_ pointer: Pointer) -> Bool {
    isEnabled && pointer.kind != .touch && self.pointer == nil
  }

  /// Whether a press ends the following of its pointer: any but that of a wheel.
  func ends(on pointer: Pointer, button: Int) -> Bool {
    self.pointer == pointer && !(4...7).contains(button)
  }

  /// A pointer was seen somewhere in the scene.
  mutating func note(_ location: Point, of pointer: Pointer) {
    guard pointer == self.pointer || self.pointer == nil && pointer.kind != .touch else { return }
    candidate = pointer
    self.location = location
  }

  /// A pointer that is there is followed from now on.
  mutating func close(on pointer: Pointer, at location: Point) {
    self.pointer = pointer
    candidate = pointer
    self.location = location
  }

  /// Nothing is followed any more.
  mutating func open() {
    pointer = nil
  }

  /// The key went down, or is repeated.
  ///
  /// - Returns: whether it counts.
  mutating func pressKey() -> Bool {
    defer { isKeyDown = true }
    return isEnabled && !isKeyDown
  }

  /// The key came up, or will not be heard any more.
  mutating func releaseKey() {
    isKeyDown = false
  }
}
