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

    init(scale: Double = 1) {
      translator = DeviceTranslator(window: 7, root: 1, grid: PixelGrid(scale: scale))
      _ = translator.setDevices(DeviceTranslatorTests.table())
    }
  }

  /// Two cursors, each with a mouse, and for the first one a pen and two touchscreens.
  private static func table(hasSecond: Bool = false) -> DeviceTable {
    let mouse = DeviceTable.Entry.Role.mouse(isAbsolute: false, isVirtual: false)
    var roles: [(Int32, DeviceTable.Entry.Role)] = [
      (2, .cursor), (4, mouse), (6, .touchscreen), (8, .touchscreen), (9, .pen),
    ]
    if hasSecond { roles += [(12, .cursor), (14, mouse)] }
    return DeviceTable(
      entries: roles.map { DeviceTable.Entry(id: $0.0, role: $0.1, isEnabled: true) })
  }

  private func read(_ reader: inout Reader, _ event: XIDeviceEvent) -> WindowEvent? {
    reader.translator.translate(event)
  }

  private func forget(_ reader: inout Reader, on source: Int32? = nil) -> Bool {
    !reader.translator.forgetTouches(on: source).isEmpty
  }

  private func event(
    _ type: Int32, _ detail: Int32 = 0, x: Double, y: Double = 20,
    window corner: (x: Double, y: Double) = (100, 50), source: Int32 = 6, flags: Int32 = 0,
    of cursor: Int32 = 2
  ) -> XIDeviceEvent {
    var event = XIDeviceEvent()
    event.evtype = type
    event.event = window
    event.root = 1
    event.deviceid = cursor
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
    #expect(reader.translator.cursors[0].pointer == .mouse)
    let tip = Pointer(kind: .pen, number: 0)
    #expect(
      read(&reader, event(XI_ButtonPress, 1, x: 10.5, source: pen))
        == .input(.press(Point(x: 10.5, y: 20), button: 1, pointer: tip)))
    #expect(reader.translator.cursors[0].pointer == tip)
    #expect(
      read(&reader, event(XI_ButtonRelease, 1, x: 11, source: pen))
        == .input(.release(Point(x: 11, y: 20), button: 1, pointer: tip)))
    #expect(
      read(&reader, event(XI_Motion, x: 12, source: mouse))
        == .motion(Point(x: 12, y: 20), state: 0, pointer: .mouse))
    #expect(reader.translator.cursors[0].pointer == .mouse)
  }

  @Test(arguments: [(0b10, 0x100), (0b1010, 0x500), (0b100_0000, 0), (1, 0), (0b11_1110, 0x1F00)])
  func `buttons are numbered as in plain events`(bits: Int, state: Int) {
    var mask = UInt8(bits)
    withUnsafeMutablePointer(to: &mask) { mask in
      #expect(XIButtonState(mask_len: 1, mask: mask).state == UInt32(state))
    }
  }

  @Test func `a window that moves does not move the pen`() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: pen))
    #expect(
      readHeld(&reader, event(XI_Motion, x: 12.5, window: (300, 9), source: pen))
        == .motion(Point(x: 12.5, y: 20), state: 256, pointer: Pointer(kind: .pen, number: 0)))
  }

  /// Reads an event before which the primary button is down.
  private func readHeld(_ reader: inout Reader, _ event: XIDeviceEvent) -> WindowEvent? {
    var mask: UInt8 = 0b10
    return withUnsafeMutablePointer(to: &mask) { mask in
      var event = event
      event.buttons = XIButtonState(mask_len: 1, mask: mask)
      return read(&reader, event)
    }
  }

  // MARK: Several devices of one cursor

  private func mouseMotion(_ x: Double, state: UInt32 = 256) -> WindowEvent {
    .motion(Point(x: x, y: 20), state: state, pointer: .mouse)
  }

  @Test("D3: A finger takes the cursor along, and the mouse goes on where it was")
  func aFingerDoesNotMoveTheMouse() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    #expect(readHeld(&reader, event(XI_Motion, x: 12, source: mouse)) == mouseMotion(12))
    let emulated = event(XI_Motion, x: 300, source: 6, flags: XIPointerEmulated)
    #expect(readHeld(&reader, emulated) == nil)
    _ = read(&reader, event(XI_TouchBegin, 40, x: 300, flags: XITouchEmulatingPointer))
    _ = read(&reader, event(XI_TouchUpdate, 40, x: 200, flags: XITouchEmulatingPointer))
    #expect(readHeld(&reader, event(XI_Motion, x: 201, source: mouse)) == mouseMotion(13))
    _ = read(&reader, event(XI_TouchEnd, 40, x: 200, flags: XITouchEmulatingPointer))
    #expect(readHeld(&reader, event(XI_Motion, x: 203, source: mouse)) == mouseMotion(16))
    #expect(
      readHeld(&reader, event(XI_ButtonRelease, 1, x: 203, source: mouse))
        == .input(.release(Point(x: 16, y: 20), button: 1, pointer: .mouse)))
  }

  @Test("D3: A finger that goes on unseen makes no jump either; a release moves nothing")
  func anUnseenFingerDoesNotMoveTheMouse() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    _ = readHeld(&reader, event(XI_Motion, x: 300, source: 6, flags: XIPointerEmulated))
    #expect(readHeld(&reader, event(XI_Motion, x: 500, source: mouse)) == mouseMotion(10))
    #expect(readHeld(&reader, event(XI_Motion, x: 503, source: mouse)) == mouseMotion(13))
    _ = readHeld(&reader, event(XI_Motion, x: 300, source: 6, flags: XIPointerEmulated))
    #expect(
      readHeld(&reader, event(XI_ButtonRelease, 1, x: 300, source: mouse))
        == .input(.release(Point(x: 13, y: 20), button: 1, pointer: .mouse)))
    // The next drag is where the cursor is.
    #expect(
      read(&reader, event(XI_ButtonPress, 1, x: 300, source: mouse))
        == .input(.press(Point(x: 300, y: 20), button: 1, pointer: .mouse)))
  }

  @Test("D3: A pen neither moves what the mouse holds, nor lets go of it")
  func aPenDoesNotMoveTheMouse() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    #expect(readHeld(&reader, event(XI_Motion, x: 90, source: pen)) == nil)
    #expect(readHeld(&reader, event(XI_Motion, x: 91, source: mouse)) == mouseMotion(11))
  }

  @Test("D3: The server tells of the last device that lets go: where the mouse was, it ended")
  func aPensReleaseIsTheMouses() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    _ = readHeld(&reader, event(XI_Motion, x: 90, source: pen))
    #expect(
      readHeld(&reader, event(XI_ButtonRelease, 1, x: 90, source: pen))
        == .input(.release(Point(x: 10, y: 20), button: 1, pointer: .mouse)))
  }

  @Test("D3: A finger's button is not the mouse's")
  func aFingersButtonIsNoMissedRelease() {
    var reader = Reader()
    #expect(readHeld(&reader, event(XI_Motion, x: 5, source: mouse)) == mouseMotion(5, state: 0))
    let press = event(XI_ButtonPress, 1, x: 9, source: 6, flags: XIPointerEmulated)
    #expect(read(&reader, press) == nil)
    _ = readHeld(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    let release = event(XI_ButtonRelease, 1, x: 9, source: 6, flags: XIPointerEmulated)
    #expect(readHeld(&reader, release) == nil)
    #expect(readHeld(&reader, event(XI_Motion, x: 9, source: mouse)) == mouseMotion(10))
    #expect(
      read(&reader, event(XI_Motion, x: 11, source: mouse)) == mouseMotion(11, state: 0),
      "and the mouse's own release may be missed")
  }

  // MARK: Several cursors

  @Test("D1: Each cursor's mouse is a pointer of its own, and keeps its number")
  func cursorsArePointers() {
    var reader = Reader()
    #expect(read(&reader, event(XI_Motion, x: 5, source: 14, of: 12)) == nil)
    #expect(reader.translator.setDevices(DeviceTranslatorTests.table(hasSecond: true)) == [])
    let second = Pointer(kind: .mouse, number: 1)
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    #expect(
      read(&reader, event(XI_Motion, x: 50, source: 14, of: 12))
        == .motion(Point(x: 50, y: 20), state: 0, pointer: second))
    #expect(
      read(&reader, event(XI_ButtonPress, 1, x: 50, source: 14, of: 12))
        == .input(.press(Point(x: 50, y: 20), button: 1, pointer: second)))
    #expect(readHeld(&reader, event(XI_Motion, x: 12, source: mouse)) == mouseMotion(12))
    #expect(reader.translator.setDevices(DeviceTranslatorTests.table()) == [second])
  }

  @Test("D1: A device that is given to another cursor holds nothing any more")
  func aDeviceIsAttachedElsewhere() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    #expect(reader.translator.loseHolder(on: 9) == [])
    #expect(reader.translator.loseHolder(on: mouse) == [.mouse])
    #expect(reader.translator.loseHolder(on: mouse) == [])
  }

  @Test("D2: On another screen a release counts where the pointer was last on this one")
  func aReleaseOnAnotherScreen() {
    var reader = Reader()
    _ = read(&reader, event(XI_ButtonPress, 1, x: 10, source: mouse))
    _ = readHeld(&reader, event(XI_Motion, x: 30, source: mouse))
    var motion = event(XI_Motion, x: 0, source: mouse)
    motion.root = 2
    #expect(readHeld(&reader, motion) == nil)
    var release = event(XI_ButtonRelease, 1, x: 0, source: mouse)
    release.root = 2
    #expect(
      readHeld(&reader, release)
        == .input(.release(Point(x: 30, y: 20), button: 1, pointer: .mouse)))
  }

  // MARK: Tables

  @Test("D3, D4: What devices there are says who speaks, and whether a hand has any")
  func tablesTell() {
    func table(_ roles: [(DeviceTable.Entry.Role, Bool)]) -> DeviceTable {
      DeviceTable(
        entries: roles.enumerated().map {
          DeviceTable.Entry(id: Int32($0.offset), role: $0.element.0, isEnabled: $0.element.1)
        })
    }
    let xtest = DeviceTable.Entry.Role.mouse(isAbsolute: false, isVirtual: true)
    let mouse = DeviceTable.Entry.Role.mouse(isAbsolute: true, isVirtual: false)
    let plain = table([(.cursor, true), (xtest, true), (mouse, true)])
    #expect(!plain.isMixed && plain.hasHand)
    #expect(!table([(.cursor, true), (xtest, true), (mouse, false)]).hasHand)
    #expect(table([(.cursor, true), (.touchscreen, true)]).isMixed)
    #expect(table([(.cursor, true), (.pen, true)]).isMixed)
    #expect(!table([(.cursor, true), (.touchscreen, false)]).isMixed)
    #expect(table([(.cursor, true), (.cursor, true)]).isMixed)
  }
}
