/// What a driver (a window's event loop, a drag script, a test) needs of something that is drawn
/// and reacts.
///
/// The scene is asked and never calls out. A driver waits until `wakeUp` or an event, hands over
/// what happened with `handle`, and, when nothing more is waiting, takes the damage and draws.
public protocol Scene {
  /// Lets an input happen at a moment.
  ///
  /// Moments should not go backwards; one that does counts as the latest one so far.
  mutating func handle(_ input: Input, at now: Instant)

  /// When the scene wants a ``Input/tick``: nil where it can sleep until the next input.
  var wakeUp: Instant? { get }

  /// What is shown is shown so often from now on, in nanoseconds, above 0: there is no use in more
  /// frames, nor smoothness in fewer. Of nothing that happens does it change when or where.
  mutating func setFrameInterval(_ nanoseconds: Int64)

  /// Whether a ``Input/tick`` at that moment, which comes next, would only be seen, and nothing be
  /// said of it. A recording that is played has frames of its own for what is said.
  func isQuiet(at moment: Instant) -> Bool

  /// What has to be drawn anew since the last call; nil where nothing looks different.
  mutating func takeDamage() -> Damage?

  /// Draws the part that seldom changes and lies behind the rest, the background included.
  func drawBackdrop(on canvas: inout some Canvas)

  /// Draws the rest, in front of the backdrop.
  func draw(on canvas: inout some Canvas)

  /// Whether pointer events must reach the scene wherever the pointer is, also with no button down.
  /// A driver that cannot see to it says so with ``Input/grabLost``.
  var capturesPointer: Bool { get }

  /// The pointer whose events must reach the scene; nil where ``capturesPointer`` is false.
  var capturedPointer: Pointer? { get }

  /// Whether a pointer holds something, be it the mouse, a finger or a pen: what would disturb a
  /// hand waits until that is over.
  var holdsPointer: Bool { get }

  /// What the mouse pointer should look like where the scene saw it last. Where there are several,
  /// it is the one that was seen last. Asked for after each input, so it should be quick.
  var pointerLook: PointerLook { get }

  /// What a mouse or a pen should look like where the scene saw it last.
  func pointerLook(of pointer: Pointer) -> PointerLook
}

extension Scene {
  /// Counts for nothing.
  public mutating func setFrameInterval(_ nanoseconds: Int64) {}

  /// Yes: there is nobody to say anything to.
  public func isQuiet(at moment: Instant) -> Bool { true }

  /// No: a button that is held down sees to it.
  public var capturesPointer: Bool { false }

  /// The first mouse, where anything is captured.
  public var capturedPointer: Pointer? { capturesPointer ? .mouse : nil }

  /// What the mouse's look and a captured pointer tell.
  public var holdsPointer: Bool { capturesPointer || pointerLook == .grabbing }

  /// As everywhere else.
  public var pointerLook: PointerLook { .ordinary }

  /// The same for all.
  public func pointerLook(of pointer: Pointer) -> PointerLook { pointerLook }
}
