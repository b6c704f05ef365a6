import CirclePanX11
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct EventTranslatorTests {
  private let window: XID = 7
  private let atoms = Atoms(numberedFrom: 1)

  private func translate(_ event: XEvent, scale: Double = 1) -> WindowEvent? {
    let grid = PixelGrid(scale: scale)
    let translator = EventTranslator(window: window, atoms: atoms, grid: grid)
    guard translator.believes(event) else { return nil }
    // The first button that is down at a press makes a frame, in which a state is believed.
    var devices = DeviceTranslator(window: window, root: 1, grid: grid)
    if event.type != ButtonPress, event.type != ButtonRelease {
      _ = devices.translate(button(ButtonPress, 1, x: 0, y: 0))
    }
    return devices.translate(event) ?? translator.translate(event)
  }

  private func event(_ type: Int32, isSynthetic: Bool = false) -> XEvent {
    var event = XEvent()
    event.type = type
    event.xany.window = window
    event.xany.send_event = isSynthetic ? 1 : 0
    return event
  }

  private func button(_ type: Int32, _ number: UInt32, x: Int32 = 30, y: Int32 = 40) -> XEvent {
    var event = event(type)
    event.xbutton.button = number
    event.xbutton.x = x
    event.xbutton.y = y
    (event.xbutton.x_root, event.xbutton.y_root) = (x, y)
    event.xbutton.same_screen = 1
    return event
  }

  private func crossing(_ type: Int32, mode: Int32, state: UInt32 = 0) -> XEvent {
    var event = event(type)
    event.xcrossing.mode = mode
    event.xcrossing.state = state
    event.xcrossing.same_screen = 1
    (event.xcrossing.x, event.xcrossing.y) = (5, 6)
    (event.xcrossing.x_root, event.xcrossing.y_root) = (5, 6)
    return event
  }

  private func motion(x: Int32, y: Int32, state: UInt32) -> XEvent {
    var event = event(MotionNotify)
    (event.xmotion.x, event.xmotion.y) = (x, y)
    (event.xmotion.x_root, event.xmotion.y_root) = (x, y)
    event.xmotion.state = state
    event.xmotion.same_screen = 1
    return event
  }

  private func message(_ name: Atom, time: Int = 0, isSynthetic: Bool = true) -> XEvent {
    var event = event(ClientMessage, isSynthetic: isSynthetic)
    event.xclient.message_type = atoms[.protocols]
    event.xclient.format = 32
    event.xclient.data.l = (Int(name), time, Int(window), 0, 0)
    return event
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9])
  func `every button is handed over with its number and its own place`(number: Int) {
    let point = Point(x: 30, y: 40)
    #expect(
      translate(button(ButtonPress, UInt32(number)))
        == .input(.press(point, button: number, pointer: .mouse)))
    #expect(
      translate(button(ButtonRelease, UInt32(number)))
        == .input(.release(point, button: number, pointer: .mouse)))
  }

  @Test func `a place outside the window stays outside`() {
    #expect(
      translate(button(ButtonRelease, 1, x: -3, y: 900))
        == .input(.release(Point(x: -3, y: 900), button: 1, pointer: .mouse)))
  }

  @Test func `device pixels become logical ones`() {
    #expect(
      translate(button(ButtonPress, 1), scale: 2)
        == .input(.press(Point(x: 15, y: 20), button: 1, pointer: .mouse)))
    #expect(
      translate(motion(x: 3, y: 5, state: 0), scale: 2)
        == .motion(Point(x: 1.5, y: 2.5), state: 0, pointer: .mouse))
  }

  @Test func `a motion keeps its state, for its neighbours to compare`() {
    #expect(
      translate(motion(x: 3, y: 5, state: 257))
        == .motion(Point(x: 3, y: 5), state: 257, pointer: .mouse))
  }

  @Test func `a motion on another screen has no place`() {
    var event = motion(x: 0, y: 0, state: 0)
    event.xmotion.same_screen = 0
    #expect(translate(event) == nil)
  }

  @Test(arguments: [(0, false), (256, true), (512, false), (256 | 4, true), (0xFEFF, false)])
  func `only the primary button's bit counts`(state: Int, isDown: Bool) {
    #expect(EventTranslator.primaryIsDown(UInt32(state)) == isDown)
  }

  @Test(arguments: [NotifyNormal, NotifyUngrab])
  func `coming back tells what the primary button does`(mode: Int32) {
    let point = Point(x: 5, y: 6)
    #expect(
      translate(crossing(EnterNotify, mode: mode))
        == .input(.move(point, primaryIsDown: false, pointer: .mouse)))
    #expect(
      translate(crossing(EnterNotify, mode: mode, state: 256))
        == .input(.move(point, primaryIsDown: true, pointer: .mouse)))
  }

  @Test func `leaving says where to, as it may be the window that has gone`() {
    #expect(translate(crossing(LeaveNotify, mode: NotifyNormal)) == .left(x: 5, y: 6))
  }

  @Test(arguments: [NotifyUngrab, NotifyWhileGrabbed])
  func `the end of a grab is nothing`(mode: Int32) {
    #expect(translate(crossing(LeaveNotify, mode: mode)) == nil)
  }

  @Test func `another client's grab takes the pointer away`() {
    #expect(translate(crossing(LeaveNotify, mode: NotifyGrab)) == .input(.grabLost))
  }

  @Test func `a grab of one's own lets the pointer enter, which takes nothing away`() {
    #expect(translate(crossing(EnterNotify, mode: NotifyGrab)) == nil)
  }

  @Test func `sizes of the window are clamped to what can be drawn on`() {
    var configure = event(ConfigureNotify)
    configure.xconfigure.width = 40_000
    configure.xconfigure.height = 300
    #expect(
      translate(configure) == .configured(PixelRect(x: 0, y: 0, width: 32_767, height: 300)))
  }

  @Test func `an exposed rectangle is handed over`() {
    var expose = event(Expose)
    expose.xexpose.x = 10
    expose.xexpose.y = 20
    expose.xexpose.width = 30
    expose.xexpose.height = 40
    #expect(translate(expose) == .exposed(PixelRect(x: 10, y: 20, width: 30, height: 40)))
  }

  @Test(arguments: [
    (MapNotify, WindowEvent.mapped), (UnmapNotify, .unmapped), (DestroyNotify, .destroyed),
  ])
  func `what happens to the window`(type: Int32, meaning: WindowEvent) {
    #expect(translate(event(type)) == meaning)
  }

  @Test func `what the manager asks`() {
    #expect(translate(message(atoms[.deleteWindow])) == .closeRequested)
    #expect(translate(message(atoms[.ping], time: 99)) == .ping(time: 99))
    #expect(translate(message(atoms[.utf8String])) == nil)
  }

  @Test func `a message of another type or format is nothing`() {
    var type = message(atoms[.deleteWindow])
    type.xclient.message_type = atoms[.windowName]
    var format = message(atoms[.deleteWindow])
    format.xclient.format = 8
    #expect(translate(type) == nil)
    #expect(translate(format) == nil)
  }

  @Test(arguments: [
    ButtonPress, ButtonRelease, MotionNotify, EnterNotify, LeaveNotify, KeyPress, KeyRelease,
    DestroyNotify, UnmapNotify, FocusOut,
  ])
  func `made-up events are not believed`(type: Int32) {
    #expect(translate(event(type, isSynthetic: true)) == nil)
  }

  @Test func `a manager's own ConfigureNotify is believed`() {
    var configure = event(ConfigureNotify, isSynthetic: true)
    configure.xconfigure.width = 200
    configure.xconfigure.height = 100
    (configure.xconfigure.x, configure.xconfigure.y) = (-30, 40)
    #expect(
      translate(configure) == .configured(PixelRect(x: -30, y: 40, width: 200, height: 100)))
  }

  @Test func `another window's events are nothing`() {
    var press = button(ButtonPress, 1)
    press.xany.window = 8
    #expect(translate(press) == nil)
  }

  @Test(arguments: [KeymapNotify, GraphicsExpose, NoExpose, ReparentNotify, GenericEvent, 35, 127])
  func `other events are nothing`(type: Int32) {
    #expect(translate(event(type)) == nil)
  }
}
