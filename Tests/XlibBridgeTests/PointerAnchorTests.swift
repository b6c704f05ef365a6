import CirclePanX11
import Testing

@testable import XlibBridge

@Suite struct PointerAnchorTests {
  /// Where a pointer is in a window at (100, 50) on the root, unless it says otherwise.
  private func event(
    _ type: Int32, root: (x: Int32, y: Int32), window: (x: Int32, y: Int32) = (100, 50),
    button: UInt32 = 1, state: Int32 = 0, isOnScreen: Bool = true
  ) -> XEvent {
    var event = XEvent()
    event.type = type
    // A button's, a motion's and a crossing's coordinates lie at the same places.
    event.xbutton.x_root = root.x
    event.xbutton.y_root = root.y
    event.xbutton.x = root.x - window.x
    event.xbutton.y = root.y - window.y
    if type == EnterNotify {
      event.xcrossing.state = UInt32(state)
      event.xcrossing.same_screen = isOnScreen ? 1 : 0
    } else {
      event.xbutton.state = UInt32(state)
      event.xbutton.same_screen = isOnScreen ? 1 : 0
      if type != MotionNotify { event.xbutton.button = button }
    }
    return event
  }

  private func place(_ anchor: inout PointerAnchor, _ event: XEvent) -> [Double]? {
    PointerSight(event).flatMap { anchor.place($0) }.map { [$0.x, $0.y] }
  }

  @Test func `without a button down events keep their own coordinates`() {
    var anchor = PointerAnchor()
    #expect(place(&anchor, event(MotionNotify, root: (300, 250))) == [200, 200])
    #expect(
      place(&anchor, event(MotionNotify, root: (300, 250), window: (0, 0))) == [300, 250])
  }

  @Test(arguments: [MotionNotify, EnterNotify])
  func `in a drag a window that moves does not move the pointer`(type: Int32) {
    var anchor = PointerAnchor()
    #expect(place(&anchor, event(ButtonPress, root: (300, 250))) == [200, 200])
    let moved = event(type, root: (301, 250), window: (20, 90), state: Button1Mask)
    #expect(place(&anchor, moved) == [201, 200])
    let release = event(
      ButtonRelease, root: (302, 251), window: (20, 90), state: Button1Mask)
    #expect(place(&anchor, release) == [202, 201])
    // The next drag counts from where the window is by now.
    #expect(
      place(&anchor, event(ButtonPress, root: (302, 251), window: (20, 90))) == [282, 161])
  }

  @Test func `other buttons in between change nothing`() {
    var anchor = PointerAnchor()
    _ = place(&anchor, event(ButtonPress, root: (300, 250)))
    let third = event(
      ButtonPress, root: (300, 250), window: (0, 0), button: 3, state: Button1Mask)
    #expect(place(&anchor, third) == [200, 200])
    let up = event(
      ButtonRelease, root: (300, 250), window: (0, 0), button: 3,
      state: Button1Mask | Button3Mask)
    #expect(place(&anchor, up) == [200, 200])
    #expect(
      place(&anchor, event(MotionNotify, root: (300, 250), window: (0, 0), state: Button1Mask))
        == [200, 200])
  }

  @Test func `a release that was missed ends the drag's frame`() {
    var anchor = PointerAnchor()
    _ = place(&anchor, event(ButtonPress, root: (300, 250)))
    #expect(
      place(&anchor, event(MotionNotify, root: (300, 250), window: (0, 0))) == [300, 250])
  }

  @Test("D2: On another screen a motion has no place, and a button that of the last one")
  func anotherScreensPlacesMeanNothing() {
    var anchor = PointerAnchor()
    _ = place(&anchor, event(ButtonPress, root: (300, 250)))
    _ = place(&anchor, event(MotionNotify, root: (310, 250), state: Button1Mask))
    let motion = event(MotionNotify, root: (0, 0), state: Button1Mask, isOnScreen: false)
    #expect(place(&anchor, motion) == nil)
    let release = event(ButtonRelease, root: (7, 9), state: Button1Mask, isOnScreen: false)
    #expect(place(&anchor, release) == [210, 200])
  }

  @Test func `a captured pointer keeps its frame without a button`() {
    var anchor = PointerAnchor()
    _ = place(&anchor, event(ButtonPress, root: (300, 250)))
    _ = place(&anchor, event(ButtonRelease, root: (300, 250), state: Button1Mask))
    anchor.isCaptured = true
    #expect(
      place(&anchor, event(MotionNotify, root: (301, 250), window: (0, 0))) == [201, 200])
    anchor.isCaptured = false
    #expect(
      place(&anchor, event(MotionNotify, root: (301, 250), window: (0, 0))) == [301, 250])
  }
}
