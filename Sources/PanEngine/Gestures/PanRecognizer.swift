/// Tells whether what one pointer does is a pan (a drag), and how far it has gone.
///
/// It is a state machine that knows no shapes and no views: somebody else decides which presses are
/// its own (a ``GestureRouter``). Each step returns what there is to report, if anything; each
/// gesture that began reports exactly one of `ended` and `cancelled`, and nothing after that.
///
/// Locations are in the scene (logical pixels, y down).
public struct PanRecognizer: Sendable {
  /// Where a recognizer stands, by UIKit's names. `possible` and `failed` are never reported.
  public enum State: Hashable, Sendable {
    /// No gesture yet; perhaps a press that has not moved far enough.
    case possible
    /// A gesture that has just been recognized.
    case began
    /// A gesture whose pointer has moved since.
    case changed
    /// A gesture that the hand has ended.
    case ended
    /// A gesture that something else has ended.
    case cancelled
    /// A press that ended before it had moved far enough.
    case failed

    /// Whether a gesture is on.
    public var isActive: Bool { self == .began || self == .changed }
  }

  /// What a gesture does.
  public enum Phase: Hashable, Sendable {
    /// It is on from now on: at the press, or where the pointer has moved by more than the slop.
    case began
    /// The pointer has moved.
    case changed
    /// The pointer has come up. Nothing follows.
    case ended
    /// The gesture is over without its release. Nothing follows.
    case cancelled
  }

  /// How far each kind of pointer must move before it pans, in logical pixels, 0 or more. With 0
  /// the gesture begins at the press.
  public struct Slop: Hashable, Sendable {
    /// For a mouse.
    public var mouse: Double
    /// For a finger.
    public var touch: Double
    /// For a pen's tip.
    public var pen: Double

    /// A slop per kind of pointer. A mouse points exactly and needs none; a fingertip rolls by
    /// about 8.
    public init(mouse: Double = 0, touch: Double = 8, pen: Double = 0) {
      self.mouse = mouse
      self.touch = touch
      self.pen = pen
    }

    /// The same slop for all.
    public init(_ all: Double) {
      self.init(mouse: all, touch: all, pen: all)
    }

    func value(for kind: Pointer.Kind) -> Double {
      switch kind {
      case .mouse: mouse
      case .touch: touch
      case .pen: pen
      }
    }
  }

  /// What of a pointer the recognizer still has to know.
  private struct Track {
    /// The point from which the translation counts.
    var origin: Point
    var last: Point
    var slop: Double
  }

  /// Where the recognizer stands.
  public private(set) var state = State.possible
  /// Whether it takes presses. See ``setEnabled(_:)``.
  public private(set) var isEnabled = true
  /// How far a pointer must move; what changes here counts from the next press on.
  public var slop: Slop

  private var track: Track?
  private var velocityTracker = VelocityTracker()

  /// A recognizer in the state `possible`.
  public init(slop: Slop = Slop()) {
    self.slop = slop
  }

  /// Whether a pointer is down that is, or may become, this recognizer's gesture.
  public var isTracking: Bool { track != nil }

  /// How far the pointer has gone in all since the gesture's origin (the press, less the slop), in
  /// logical pixels, x right, y down. After the gesture it keeps its last value until the next
  /// press.
  public private(set) var translation = Vector.zero

  /// How fast the pointer moves, in logical pixels per second, x right, y down: a least-squares
  /// estimate from the last 24 to 100 ms before `now`, zero after a pause of 40 ms.
  public func velocity(at now: Instant) -> Vector {
    velocityTracker.velocity(at: now)
  }

  /// Makes the translation count so that it is `translation` now. The velocity stays.
  public mutating func setTranslation(_ translation: Vector) {
    self.translation = translation
    if let last = track?.last { track?.origin = last - translation }
  }

  // MARK: Steps

  /// A pointer went down on what the recognizer belongs to. Ignored while disabled, while another
  /// pointer is tracked, and at a location that is not finite.
  public mutating func press(
    at location: Point, kind: Pointer.Kind = .mouse, time: Instant
  ) -> Phase? {
    guard isEnabled, track == nil, location.isFinite else { return nil }
    let slop = slop.value(for: kind)
    track = Track(origin: location, last: location, slop: slop)
    translation = .zero
    velocityTracker.reset()
    velocityTracker.add(location, at: time)
    state = .possible
    return slop > 0 ? nil : report(.began)
  }

  /// The tracked pointer moved. A location that is not finite cancels the gesture.
  public mutating func move(to location: Point, time: Instant) -> Phase? {
    guard let track else { return nil }
    guard location.isFinite, (location - track.origin).isFinite else { return cancel() }
    velocityTracker.add(location, at: time)
    self.track?.last = location
    let way = location - track.origin
    if state.isActive {
      translation = way
      return report(.changed)
    }
    let distance = way.length
    guard distance > track.slop else { return nil }
    // The slop is taken off the first translation, so that what is dragged does not jump by it.
    // (Beside a way too long for its length to be finite it is nothing.)
    translation = distance.isFinite ? way * ((distance - track.slop) / distance) : way
    self.track?.origin = location - translation
    return report(.began)
  }

  /// The tracked pointer came up, at the location where it did.
  public mutating func release(at location: Point, time: Instant) -> Phase? {
    guard let track else { return nil }
    guard location.isFinite, (location - track.origin).isFinite else { return cancel() }
    guard state.isActive else { return finish(.failed) }
    // Coming up is no movement: in place it says nothing about the speed, and after a pause a hand
    // that lets go trembles.
    if location != track.last, !velocityTracker.isAtRest(at: time) {
      velocityTracker.add(location, at: time)
    }
    translation = location - track.origin
    return finish(.ended)
  }

  /// Ends the gesture without its release. A press that had not begun yet fails, which is not
  /// reported.
  public mutating func cancel() -> Phase? {
    guard track != nil else { return nil }
    return finish(state.isActive ? .cancelled : .failed)
  }

  /// Switches the recognizer on or off. Off during a gesture cancels it; while off, presses are
  /// ignored, not deferred: a pointer that is down when it is switched on again counts from its
  /// next press.
  public mutating func setEnabled(_ isEnabled: Bool) -> Phase? {
    self.isEnabled = isEnabled
    return isEnabled ? nil : cancel()
  }

  // MARK: Inside

  private mutating func report(_ phase: Phase) -> Phase {
    state = phase == .began ? .began : .changed
    return phase
  }

  private mutating func finish(_ state: State) -> Phase? {
    self.state = state
    track = nil
    switch state {
    case .ended: return .ended
    case .cancelled: return .cancelled
    case .possible, .began, .changed, .failed: return nil
    }
  }
}
