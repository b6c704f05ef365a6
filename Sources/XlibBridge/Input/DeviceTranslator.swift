internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// Says what pointers' events mean, core ones and XInput 2's: each finger is a pointer of its own,
/// and so is each cursor's mouse, and its pen. It never acts, and needs no server.
struct DeviceTranslator {
  private let window: XID
  private let root: XID
  /// The window's, which may get another scale.
  var grid: PixelGrid
  /// The devices, as far as they are known.
  private(set) var devices = DeviceTable()
  /// The first one, which core events are of, and then the others.
  private(set) var cursors = [CursorTrack(number: 0)]
  private var touches = TouchTable()

  /// For a window on that root window.
  init(window: XID, root: XID, grid: PixelGrid) {
    self.window = window
    self.root = root
    self.grid = grid
  }

  // MARK: Events

  /// The meaning of a core event of the window, which nobody has made up; nil where it is none of a
  /// pointer.
  mutating func translate(_ event: XEvent) -> WindowEvent? {
    if event.type == LeaveNotify {
      return leave(PointerLeave(event.xcrossing), index: 0)
    }
    guard let sight = PointerSight(event) else { return nil }
    return cursors[0].meaning(of: sight, by: mouse(0), grid)
  }

  /// The meaning of an event for the window; nil where it has none.
  mutating func translate(_ event: XIDeviceEvent) -> WindowEvent? {
    guard event.event == window, event.send_event == 0 else { return nil }
    switch event.evtype {
    case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd: return translateTouch(event)
    case XI_ButtonPress, XI_ButtonRelease, XI_Motion: return translatePointer(event)
    default: return nil
    }
  }

  /// The meaning of a pointer that comes in or goes; nil where it has none.
  mutating func translate(_ event: XIEnterEvent) -> WindowEvent? {
    guard event.event == window, event.send_event == 0, let index = index(of: event.deviceid)
    else { return nil }
    let pointer = pointer(of: event.sourceid, index)
    if event.evtype == XI_Leave {
      let leave = PointerLeave(event)
      // A finger that comes down elsewhere is no news of the mouse, nor is a pen.
      let owner = cursors[index].owner
      return leave.isGrab || owner == nil || owner == pointer
        ? self.leave(leave, index: index) : nil
    }
    guard let pointer, let sight = PointerSight(entry: event, root: root) else { return nil }
    return cursors[index].meaning(of: sight, by: pointer, source: event.sourceid, grid)
  }

  // MARK: What is known

  /// The devices are these from now on. A cursor keeps its number for as long as it is there.
  ///
  /// - Returns: what is no more, or has been taken from its cursor, while something was held: no
  ///   release of it will come.
  mutating func setDevices(_ table: DeviceTable) -> [Pointer] {
    devices = table
    if let first = table.cursors.first { cursors[0].device = first }
    let gone = cursors.dropFirst().filter { !table.cursors.contains($0.device ?? 0) }
    cursors.removeAll { cursor in gone.contains { $0.number == cursor.number } }
    for id in table.cursors.dropFirst() where !cursors.contains(where: { $0.device == id }) {
      let numbers = cursors.map { $0.number }
      let free = (1...numbers.count).first { !numbers.contains($0) } ?? numbers.count
      cursors.append(CursorTrack(number: free, device: id))
    }
    return gone.map { mouse($0.number) }
  }

  /// A device moves another cursor from now on.
  ///
  /// - Returns: what it held.
  mutating func loseHolder(on source: Int32) -> [Pointer] {
    var lost: [Pointer] = []
    for index in cursors.indices where cursors[index].holder?.source == source {
      lost.append(cursors[index].pointer)
      cursors[index].lose()
    }
    return lost
  }

  /// Nothing more will be heard of a device, or (nil) of all that is down.
  ///
  /// - Returns: the fingers that were down there.
  mutating func forgetTouches(on source: Int32? = nil) -> [Pointer] {
    touches.forget(on: source)
  }

  /// Notes what the cursor at that index looks like.
  ///
  /// - Returns: whether that is something new.
  mutating func setLook(_ look: PointerLook, at index: Int) -> Bool {
    if cursors[index].look == look { return false }
    cursors[index].look = look
    return true
  }

  /// That pointer is captured from now on; nil: none.
  mutating func capture(_ pointer: Pointer?) {
    for index in cursors.indices {
      let isIt = pointer.map { $0.number == cursors[index].number } ?? false
      if isIt || cursors[index].captured != nil { cursors[index].capture(isIt ? pointer : nil) }
    }
  }

  /// What was captured, or was to be, was lost to a grab: see ``ReplayedClick``.
  mutating func expectReplay(of pointer: Pointer, isRefused: Bool) {
    guard let index = cursors.firstIndex(where: { $0.number == pointer.number }) else { return }
    cursors[index].expectReplay(isRefused: isRefused)
  }

  // MARK: Inside

  private mutating func translatePointer(_ event: XIDeviceEvent) -> WindowEvent? {
    guard let index = index(of: event.deviceid) else { return nil }
    guard event.flags & XIPointerEmulated == 0, let pointer = pointer(of: event.sourceid, index)
    else {
      // A finger, which is told of beside; or is not, where it is not on the window.
      if event.root == root { cursors[index].goAstray(to: event.rootPlace, isExact: false) }
      return nil
    }
    var sight = PointerSight(event, root: root)
    if devices.role(of: event.sourceid) == .mouse(isAbsolute: false, isVirtual: false) {
      sight.isAbsolute = false
    }
    return cursors[index].meaning(of: sight, by: pointer, source: event.sourceid, grid)
  }

  private mutating func translateTouch(_ event: XIDeviceEvent) -> WindowEvent? {
    // A touchpad tells of fingers too, but it is what a mouse is.
    if case .mouse = devices.role(of: event.sourceid) { return nil }
    guard event.root == root else { return nil }
    if event.flags & XITouchEmulatingPointer != 0, let index = index(of: event.deviceid) {
      cursors[index].goAstray(to: event.rootPlace, isExact: true)
    }
    if event.evtype == XI_TouchBegin {
      let finger = touches.begin(event)
      return .input(.press(grid.point(event.place), button: 1, pointer: finger))
    }
    guard let (pointer, place) = touches.find(event) else { return nil }
    let point = grid.point(place)
    // The finger is up already, and somebody else may yet get what it did.
    let isPending = event.flags & XITouchPendingEnd != 0
    if event.evtype == XI_TouchUpdate && !isPending {
      return .motion(point, state: UInt32(Button1Mask), pointer: pointer)
    }
    touches.end(event)
    return .input(
      isPending
        ? .move(point, primaryIsDown: false, pointer: pointer)
        : .release(point, button: 1, pointer: pointer))
  }

  /// Leaving is ordinary during a drag, since the server's own grab keeps the pointer ours. But
  /// what was missed outside shows in the buttons when the pointer comes back.
  private mutating func leave(_ leave: PointerLeave, index: Int) -> WindowEvent? {
    if leave.isGrab {
      cursors[index].lose(at: leave.time)
      // With one cursor, all that is held goes with it, fingers too.
      return .input(
        cursors.count == 1 ? .grabLost : .pointerLost(mouse(cursors[index].number)))
    }
    return leave.isNormal ? .left(x: leave.x, y: leave.y) : nil
  }

  private func index(of device: Int32) -> Int? {
    cursors.firstIndex { $0.device == device }
  }

  /// What moves a cursor with that device; nil for a finger. What the server does itself is of the
  /// cursor, and counts as what moved it last.
  private func pointer(of source: Int32, _ index: Int) -> Pointer? {
    let cursor = cursors[index]
    return switch devices.role(of: source) {
    case .touchscreen: nil
    case .pen: Pointer(kind: .pen, number: cursor.number)
    case .cursor: cursor.owner ?? cursor.pointer
    case .mouse, nil: mouse(cursor.number)
    }
  }

  private func mouse(_ number: Int) -> Pointer {
    Pointer(kind: .mouse, number: number)
  }
}
