internal import CirclePanX11
internal import PanEngine

/// A cursor of the screen, which one master pointer moves, and what is so of the hand on it.
///
/// All of its mice move it in turn, as one: who clicks with one device and drags with another, as
/// some must, drags. A pen moves it too, but is told from the mouse, and while one of them holds a
/// button, or is captured, what the other does is not its own.
struct CursorTrack {
  /// The server's number of the master; nil where nobody has asked.
  var device: Int32?
  /// Which of the screen's cursors it is: 0 is the first.
  let number: Int
  /// What moved it last: a mouse, or a pen.
  private(set) var pointer: Pointer
  /// What holds the primary button, and the device that it is on.
  private(set) var holder: (pointer: Pointer, source: Int32?)?
  /// What is captured, without a button.
  private(set) var captured: Pointer?
  /// What alone moves what is held: what holds the primary button, or else what is captured.
  var owner: Pointer? { holder?.pointer ?? captured }
  /// What it looks like over the window; nil where that has not been said. The first one's look is
  /// the window's own.
  var look: PointerLook?
  private var anchor = PointerAnchor()
  private var replay = ReplayedClick()

  /// A cursor that has not been seen.
  init(number: Int, device: Int32? = nil) {
    self.number = number
    self.device = device
    pointer = Pointer(kind: .mouse, number: number)
    look = number == 0 ? .ordinary : nil
  }

  /// What a sight of one of its pointers means; nil where nothing. `source` is the device that it
  /// was seen of, where that is known.
  mutating func meaning(
    of sight: PointerSight, by pointer: Pointer, source: Int32? = nil, _ grid: PixelGrid
  ) -> WindowEvent? {
    if case .press = sight.step, replay.take(pressedAt: sight.time) { return nil }
    if let owner, owner != pointer {
      return foreignMeaning(of: sight, by: pointer, grid)
    }
    self.pointer = pointer
    var sight = sight
    // Some finger's: a master has its buttons from all of its devices.
    if holder == nil { sight.state &= ~UInt32(Button1Mask) }
    guard let place = anchor.place(sight) else { return nil }
    let point = grid.point(place)
    switch sight.step {
    case .press(let button):
      if button == 1 { holder = (pointer, source) }
      return .input(.press(point, button: Int(button), pointer: pointer))
    case .release(let button):
      if button == 1 { holder = nil }
      return .input(.release(point, button: Int(button), pointer: pointer))
    case .motion:
      noteMissedRelease(sight)
      return .motion(point, state: sight.state, pointer: pointer)
    case .entry:
      noteMissedRelease(sight)
      let isDown = EventTranslator.primaryIsDown(sight.state)
      return .input(.move(point, primaryIsDown: isDown, pointer: pointer))
    }
  }

  /// Another device has moved the cursor: a finger, which is a pointer of its own.
  mutating func goAstray(to root: Point, isExact: Bool) {
    anchor.goAstray(to: root, isExact: isExact)
  }

  /// The pointer follows that one, with no button down, from now on; or, with nil, no more.
  mutating func capture(_ pointer: Pointer?) {
    captured = pointer
    anchor.isCaptured = pointer != nil
  }

  /// Somebody else has taken the pointer, at the server's time if that is known.
  mutating func lose(at time: Time? = nil) {
    holder = nil
    replay.pointerWasTaken(at: time)
  }

  /// What was captured, or was about to be, is lost to somebody else's grab: see
  /// ``ReplayedClick``. `isAtOnce`: the server refused the pointer.
  mutating func expectReplay(isRefused: Bool) {
    replay.expect(isRefused: isRefused)
  }

  private mutating func noteMissedRelease(_ sight: PointerSight) {
    if !EventTranslator.primaryIsDown(sight.state) { holder = nil }
  }

  /// A mouse while a pen holds, or a pen while a mouse does.
  private mutating func foreignMeaning(
    of sight: PointerSight, by pointer: Pointer, _ grid: PixelGrid
  ) -> WindowEvent? {
    switch sight.step {
    case .motion, .entry:
      if sight.isOnScreen { goAstray(to: sight.root, isExact: true) }
      return nil
    case .press(let button):
      guard let last = anchor.last else { return nil }
      return .input(.press(grid.point(last), button: Int(button), pointer: pointer))
    case .release(let button):
      // The server tells of the last of its devices that lets go: no other is down.
      guard button == 1, let holder, let last = anchor.last else { return nil }
      self.holder = nil
      return .input(.release(grid.point(last), button: 1, pointer: holder.pointer))
    }
  }
}
