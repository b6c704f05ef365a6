internal import CirclePanX11
internal import CirclePanXi

/// How a pointer is taken and let go of: by core requests, which know one pointer, or by XInput 2's,
/// which name it.
enum PointerGrip {
  /// The only pointer.
  case core
  /// The pointer that moves the cursor of that number to the server.
  case device(Int32, InputExtension)

  private static let coreMask = UInt32(ButtonPressMask | ButtonReleaseMask | PointerMotionMask)
  private static let deviceMask =
    [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd]
    .reduce(UInt32(0)) { $0 | 1 << UInt32($1) }

  /// Takes the pointer wherever it is, which looks like `cursor` then. One round trip;
  /// `XGrabPointer`, `XIGrabDevice`.
  ///
  /// - Returns: false where it is somebody else's.
  func take(for window: Window, cursor: Cursor) -> Bool {
    switch self {
    case .core:
      XGrabPointer(
        window.connection.display, window.id, False, PointerGrip.coreMask, GrabModeAsync,
        GrabModeAsync, XID(None), cursor, Time(CurrentTime)) == GrabSuccess
    case .device(let device, let xinput):
      xinput.grab(device, PointerGrip.deviceMask, for: window.id, cursor: cursor)
    }
  }

  /// Lets go of it; `XUngrabPointer`, `XIUngrabDevice`.
  func letGo(for window: Window, at time: Time = Time(CurrentTime)) {
    switch self {
    case .core: XUngrabPointer(window.connection.display, time)
    case .device(let device, let xinput): xinput.ungrab(device, at: time)
    }
  }

  /// Lets a pointer that has been taken look otherwise; `XChangeActivePointerGrab`, or, as XInput 2
  /// has nothing like it, by taking it once more.
  func change(_ cursor: Cursor, for window: Window) {
    switch self {
    case .core:
      XChangeActivePointerGrab(
        window.connection.display, PointerGrip.coreMask, cursor, Time(CurrentTime))
    case .device: _ = take(for: window, cursor: cursor)
    }
  }

  /// Whether both are the same pointer, taken in the same way.
  func isSame(as other: PointerGrip) -> Bool {
    switch (self, other) {
    case (.core, .core): true
    case (.device(let device, _), .device(let another, _)): device == another
    default: false
    }
  }
}
