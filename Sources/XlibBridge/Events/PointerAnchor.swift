internal import CirclePanX11
internal import PanEngine

/// Keeps a drag in one frame while the window moves under it, or while another device moves the
/// cursor.
///
/// An event's own coordinates count from wherever the window is at that moment: moved, or resized
/// from its left or top edge, it would seem that the pointer moved. So from the press of the first
/// button to the release of the last one, all coordinates are taken from where the window was at
/// that press. A finger or a pen takes the cursor of the mouse along, and the mouse goes on from
/// there: then the frame moves by as much.
struct PointerAnchor {
  /// The farthest that a mouse goes within one motion, in device pixels: what seems to be more is
  /// what nobody told of before.
  private static let longestStep = 48.0

  /// From the window to the root window when the first button went down; nil while none is.
  private var origin: Vector?
  /// Where the pointer was last on the window's screen, in the frame of the drag.
  private(set) var last: Point?
  private var lastRoot = Point.zero
  /// Where another device has taken the cursor since, on the root window.
  private var stray: (root: Point, isExact: Bool)?
  /// Whether the pointer is captured: its drag goes on without a button.
  var isCaptured = false {
    didSet { if isCaptured, origin == nil, let last { origin = lastRoot - last } }
  }

  /// Nothing is down yet.
  init() {}

  /// Another device has moved the cursor.
  ///
  /// - Parameters:
  ///   - root: where to, on the root window.
  ///   - isExact: whether it will not move on without its being told.
  mutating func goAstray(to root: Point, isExact: Bool) {
    if origin != nil { stray = (root, isExact) }
  }

  /// Where a pointer is in the frame of the drag that the event belongs to, in device pixels; nil
  /// where nobody can tell. On another screen, buttons count where the pointer was last on this.
  mutating func place(_ sight: PointerSight) -> Point? {
    if !PointerAnchor.anyIsDown(sight.state), !isCaptured { beginFrame(sight) }
    defer { endFrame(sight) }
    switch sight.step {
    case .motion, .entry:
      guard sight.isOnScreen else { return nil }
      comeBack(sight)
    case .press, .release:
      // A button moves nothing.
      if stray != nil || !sight.isOnScreen { return last }
    }
    let placed = origin.map { sight.root - $0 } ?? sight.place
    last = placed
    lastRoot = sight.root
    return placed
  }

  private mutating func beginFrame(_ sight: PointerSight) {
    stray = nil
    origin =
      if case .press = sight.step, sight.isOnScreen { sight.root - sight.place } else { nil }
  }

  private mutating func endFrame(_ sight: PointerSight) {
    guard case .release(let button) = sight.step, !isCaptured else { return }
    if !PointerAnchor.anyIsDown(sight.state & ~PointerAnchor.mask(of: button)) { origin = nil }
  }

  /// The mouse moves again, from where another device has left its cursor. Where that went on
  /// unseen, what the mouse has gone by now is not known, and left out.
  private mutating func comeBack(_ sight: PointerSight) {
    guard let (left, isExact) = stray, let last else { return }
    stray = nil
    if sight.isAbsolute { return }
    let step = sight.root - left
    let isKnown = isExact || step.length <= PointerAnchor.longestStep
    origin = sight.root - (isKnown ? last + step : last)
  }

  private static func anyIsDown(_ state: UInt32) -> Bool {
    state & UInt32(Button1Mask | Button2Mask | Button3Mask | Button4Mask | Button5Mask) != 0
  }

  /// The bit of a button in a state; buttons above 5 have none.
  private static func mask(of button: UInt32) -> UInt32 {
    (1...5).contains(button) ? UInt32(Button1Mask) << (button - 1) : 0
  }
}
