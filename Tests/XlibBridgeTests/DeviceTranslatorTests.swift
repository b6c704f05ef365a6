import CirclePanX11
import CirclePanXi
import PanEngine
import Testing

@testable import XlibBridge

@Suite struct DeviceTranslatorTests {
  private let window: XID = 7
  private let mouse: Int32 = 4
  private let pen: Int32 = 9

  /// Translates events one after the other, of a window at (100, 50) on the root.
  private struct Reader {
    var translator: DeviceTranslator
    var anchor = PointerAnchor()

    init(scale: Double = 1) {
      translator = DeviceTranslator(window: 7, root: 1, grid: PixelGrid(scale: scale))
    }
  }

  private func read(_ reader: inout Reader, _ event: XIDeviceEvent) -> WindowEvent? {
    reader.translator.translate(event, &reader.anchor)
  }

  private func forget(_ reader: inout Reader, on source: Int32? = nil) -> Bool {
    reader.translator.forgetTouches(on: source)
  }

  private func event(
    _ type: Int32, _ detail: Int32 = 0, x: Double, y: Double = 20,
    window corner: (x: Double, y: Double) = (100, 50), source: Int32 = 6, flags: Int32 = 0
  ) -> XIDeviceEvent {
    var event = XIDeviceEvent()
    event.evtype = type
    event.event = window
    event.root = 1
    event.detail = detail
    event.sourceid = source
    event.flags = flags
    event.root_x = 100 + x
    event.root_y = 50 + y
    event.event_x = event.root_x - corner.x
    event.event_y = event.root_y - corner.y
    return event
  }

  private func finger(_ number: Int) -> Pointer { Pointer(kind: .touch, number: number) }

  private func motion(_ x: Double, _ number: Int) -> WindowEvent {
    .motion(Point(x: x, y: 20), state: 256, pointer: finger(number))
  }

  private func release(_ x: Double, _ number: Int) -> WindowEvent {
    .input(.release(Point(x: x, y: 20), button: 1, pointer: finger(number)))
  }

  @Test func `a finger comes down, moves by parts of a pixel, and comes up`() {
    var reader = Reader()
    #expect(
      read(&reader, event(XI_TouchBegin, 40, x: 10))
        == .input(.press(Point(x: 10, y: 20), button: 1, pointer: finger(1))))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 10.25)) == motion(10.25, 1))
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 10.5)) == release(10.5, 1))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 11)) == nil)
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 11)) == nil)
  }

  @Test func `each finger is a pointer, and numbers are given anew`() {
    var reader = Reader()
    _ = read(&reader, event(XI_TouchBegin, 40, x: 10))
    _ = read(&reader, event(XI_TouchBegin, 41, x: 30))
    #expect(read(&reader, event(XI_TouchUpdate, 41, x: 31)) == motion(31, 2))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 11)) == motion(11, 1))
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 11)) == release(11, 1))
    #expect(
      read(&reader, event(XI_TouchBegin, 42, x: 50))
        == .input(.press(Point(x: 50, y: 20), button: 1, pointer: finger(1))))
    #expect(read(&reader, event(XI_TouchUpdate, 41, x: 32)) == motion(32, 2))
  }

  @Test func `two screens may number their fingers alike`() {
    var reader = Reader()
    _ = read(&reader, event(XI_TouchBegin, 40, x: 10, source: 6))
    _ = read(&reader, event(XI_TouchBegin, 40, x: 30, source: 8))
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 30, source: 8)) == release(30, 2))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 11, source: 6)) == motion(11, 1))
  }

  @Test func `a finger whose end is not decided yet is cancelled`() {
    var reader = Reader()
    _ = read(&reader, event(XI_TouchBegin, 40, x: 10))
    #expect(
      read(&reader, event(XI_TouchUpdate, 40, x: 12, flags: XITouchPendingEnd))
        == .input(.move(Point(x: 12, y: 20), primaryIsDown: false, pointer: finger(1))))
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 12)) == nil)
  }

  @Test func `a window that moves does not move the finger`() {
    var reader = Reader()
    _ = read(&reader, event(XI_TouchBegin, 40, x: 10))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 12, window: (300, 9))) == motion(12, 1))
    #expect(read(&reader, event(XI_TouchEnd, 40, x: 13, window: (300, 9))) == release(13, 1))
  }

  @Test func `a device that goes takes its fingers with it, and no others`() {
    var reader = Reader()
    _ = read(&reader, event(XI_TouchBegin, 40, x: 10, source: 6))
    _ = read(&reader, event(XI_TouchBegin, 41, x: 30, source: 8))
    #expect(forget(&reader, on: 6))
    #expect(!forget(&reader, on: 6))
    #expect(read(&reader, event(XI_TouchUpdate, 40, x: 11, source: 6)) == nil)
    #expect(read(&reader, event(XI_TouchUpdate, 41, x: 31, source: 8)) == motion(31, 2))
    #expect(forget(&reader))
    #expect(read(&reader, event(XI_TouchUpdate, 41, x: 32, source: 8)) == nil)
  }

  @Test func `the scale counts`() {
    var reader = Reader(scale: 2)
    #expect(
      read(&reader, event(XI_TouchBegin, 40, x: 10.5))
        == .input(.press(Point(x: 5.25, y: 10), button: 1, pointer: finger(1))))
  }

  @Test func `made-up events, other windows' and other screens' are nothing`() {
    var reader = Reader()
    var forged = event(XI_TouchBegin, 40, x: 10)
    forged.send_event = 1
    var elsewhere = event(XI_TouchBegin, 40, x: 10)
    elsewhere.event = 8
    var farAway = event(XI_TouchBegin, 40, x: 10)
    farAway.root = 2
    #expect(read(&reader, forged) == nil)
    #expect(read(&reader, elsewhere) == nil)
    #expect(read(&reader, farAway) == nil)
    #expect(read(&reader, event(XI_KeyPress, 40, x: 10)) == nil)
  }

  // MARK: Pens

  @Test func `the device tells a pen from the mouse`() {
    var reader = Reader()
    reader.translator.pens = [pen]
    #expect(reader.translator.pointer == .mouse)
    let tip = Pointer(kind: .pen, number: 0)
    #expect(
      read(&reader, event(XI_ButtonPress, 1, x: 10.5, source: pen))
        == .input(.press(Point(x: 10.5, y: 20), button: 1, pointer: tip)))
    #expect(reader.translator.pointer == tip)
    #expect(
      read(&reader, event(XI_ButtonRelease, 1, x: 11, source: pen))
        == .input(.release(Point(x: 11, y: 20), button: 1, pointer: tip)))
    #expect(
      read(&reader, event(XI_Motion, x: 12, source: mouse))
        == .motion(Point(x: 12, y: 20), state: 0, pointer: .mouse))
    #expect(reader.translator.pointer == .mouse)
  }

  @Test(arguments: [(0b10, 0x100), (0b1010, 0x500), (0b100_0000, 0), (1, 0), (0b11_1110, 0x1F00)])
  func `buttons are numbered as in plain events`(bits: Int, state: Int) {
    var mask = UInt8(bits)
    withUnsafeMutablePointer(to: &mask) { mask in
      var motion = event(XI_Motion, x: 12)
      motion.buttons = XIButtonState(mask_len: 1, mask: mask)
      #expect(motion.state == UInt32(state))
    }
  }

  @Test func `a window that moves does not move the pen`() {
    var reader = Reader()
    reader.translator.pens = [pen]
    var mask: UInt8 = 0b10
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: pen))
    withUnsafeMutablePointer(to: &mask) { mask in
      var motion = event(XI_Motion, x: 12.5, window: (300, 9), source: pen)
      motion.buttons = XIButtonState(mask_len: 1, mask: mask)
      #expect(
        read(&reader, motion)
          == .motion(Point(x: 12.5, y: 20), state: 256, pointer: Pointer(kind: .pen, number: 0)))
    }
  }
}
