import CirclePanX11
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct KeyboardFocusTests {
  private func meaning(_ keyboard: inout KeyboardFocus, _ event: XEvent) -> Input? {
    keyboard.meaning(of: event)
  }

  private func focus(_ type: Int32, _ mode: Int32, _ detail: Int32) -> XEvent {
    var event = XEvent()
    event.type = type
    event.xfocus.mode = mode
    event.xfocus.detail = detail
    return event
  }

  private func leave(
    _ mode: Int32 = NotifyNormal, detail: Int32 = NotifyNonlinear, hasFocus: Bool = true
  ) -> XEvent {
    var event = XEvent()
    event.type = LeaveNotify
    event.xcrossing.mode = mode
    event.xcrossing.detail = detail
    event.xcrossing.focus = hasFocus ? 1 : 0
    return event
  }

  @Test(arguments: [NotifyNormal, NotifyGrab, NotifyUngrab, NotifyWhileGrabbed])
  func `the keyboard comes and goes in every mode`(mode: Int32) {
    var keyboard = KeyboardFocus()
    #expect(meaning(&keyboard, focus(FocusIn, mode, NotifyNonlinear)) == .focusIn)
    #expect(meaning(&keyboard, focus(FocusOut, mode, NotifyNonlinear)) == .focusOut)
  }

  @Test(arguments: [NotifyAncestor, NotifyVirtual, NotifyNonlinear, NotifyNonlinearVirtual])
  func `from wherever, and to wherever`(detail: Int32) {
    var keyboard = KeyboardFocus()
    #expect(meaning(&keyboard, focus(FocusIn, NotifyNormal, detail)) == .focusIn)
    #expect(meaning(&keyboard, focus(FocusOut, NotifyNormal, detail)) == .focusOut)
  }

  @Test func `that the pointer is here gives no focus, but takes the keys away with it`() {
    var keyboard = KeyboardFocus()
    #expect(meaning(&keyboard, focus(FocusIn, NotifyNormal, NotifyPointer)) == nil)
    #expect(meaning(&keyboard, focus(FocusOut, NotifyNormal, NotifyPointer)) == .focusOut)
  }

  @Test func `a window within takes nothing away`() {
    var keyboard = KeyboardFocus()
    #expect(meaning(&keyboard, focus(FocusOut, NotifyNormal, NotifyInferior)) == nil)
  }

  @Test func `where no window has the focus, the keys go with the pointer`() {
    var keyboard = KeyboardFocus()
    #expect(meaning(&keyboard, leave()) == .focusOut)
    #expect(meaning(&keyboard, leave(hasFocus: false)) == nil)
    #expect(meaning(&keyboard, leave(NotifyGrab)) == nil)
    #expect(meaning(&keyboard, leave(NotifyUngrab)) == nil)
    #expect(meaning(&keyboard, leave(detail: NotifyInferior)) == nil)
  }

  @Test func `a window that has the focus keeps it when the pointer leaves`() {
    var keyboard = KeyboardFocus()
    _ = meaning(&keyboard, focus(FocusIn, NotifyNormal, NotifyNonlinear))
    #expect(meaning(&keyboard, leave()) == nil)
    _ = meaning(&keyboard, focus(FocusOut, NotifyNormal, NotifyNonlinear))
    #expect(meaning(&keyboard, leave()) == .focusOut)
  }

  @Test func `other events are nothing`() {
    var keyboard = KeyboardFocus()
    var event = leave()
    event.type = EnterNotify
    #expect(meaning(&keyboard, event) == nil)
  }
}
