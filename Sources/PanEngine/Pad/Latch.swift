/// A knob that follows the pointer from one click to the next, without a button held.
struct Latch: Equatable, Sendable {
  /// Whether clicks latch.
  let isEnabled: Bool
  /// The pointer that is followed; nil where none is.
  private(set) var pointer: Pointer?
  /// The pointer that is followed, or that would be: the mouse or pen that was seen last.
  private(set) var candidate = Pointer.mouse
  /// Where each mouse and pen was seen last, in the scene.
  private var sightings: [Sighting] = []
  /// Whether the key is down that latches: one that repeats must not latch and let go in turn.
  private var isKeyDown = false

  private struct Sighting: Equatable, Sendable {
    let pointer: Pointer
    var location: Point
  }

  /// A latch with nothing latched.
  init(isEnabled: Bool) {
    self.isEnabled = isEnabled
  }

  /// Whether a click with that pointer latches. A finger that is up points nowhere.
  func latches(_ pointer: Pointer) -> Bool {
    isEnabled && pointer.kind != .touch && self.pointer == nil
  }

  /// Where the candidate was seen last; nil where it was not.
  var location: Point? { location(of: candidate) }

  /// Where a mouse or a pen was seen last; nil where it was not.
  func location(of pointer: Pointer) -> Point? {
    for sighting in sightings where sighting.pointer == pointer { return sighting.location }
    return nil
  }

  /// Whether a press ends the following: any with the cursor that is followed, be it by a pen or
  /// the mouse, but that of a wheel.
  func ends(on pointer: Pointer, button: Int) -> Bool {
    guard let followed = self.pointer, !(4...7).contains(button) else { return false }
    return followed == pointer || followed.sharesCursor(with: pointer)
  }

  /// A pointer was seen somewhere in the scene.
  mutating func note(_ location: Point, of pointer: Pointer) {
    if pointer.kind == .touch { return }
    see(pointer, at: location)
    if self.pointer == nil { candidate = pointer }
  }

  /// A pointer that is there is followed from now on.
  mutating func close(on pointer: Pointer, at location: Point) {
    self.pointer = pointer
    candidate = pointer
    see(pointer, at: location)
  }

  private mutating func see(_ pointer: Pointer, at location: Point) {
    for index in sightings.indices where sightings[index].pointer == pointer {
      sightings[index].location = location
      return
    }
    sightings.append(Sighting(pointer: pointer, location: location))
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
