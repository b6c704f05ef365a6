internal import CirclePanX11
internal import CirclePanXi

/// What an event says of a pointer that has left the window, be it a core event or XInput 2's.
struct PointerLeave {
  /// Where to, in device pixels of the window.
  let x: Int
  let y: Int
  /// Whether the pointer went by itself, or the window from below it.
  let isNormal: Bool
  /// Whether another client has taken it.
  let isGrab: Bool
  /// Whether it is still in the window, over something in that.
  let isInside: Bool
  /// Whether the keyboard speaks to the window.
  let hasKeyboard: Bool
  /// The server's time, in milliseconds.
  let time: Time

  /// As a core event says.
  init(_ event: XCrossingEvent) {
    (x, y) = (Int(event.x), Int(event.y))
    isNormal = event.mode == NotifyNormal
    isGrab = event.mode == NotifyGrab
    isInside = event.detail == NotifyInferior
    hasKeyboard = event.focus != 0
    time = event.time
  }

  /// As XInput 2 says, in the same numbers.
  init(_ event: XIEnterEvent) {
    (x, y) = (Int(event.event_x), Int(event.event_y))
    isNormal = event.mode == NotifyNormal
    isGrab = event.mode == NotifyGrab
    isInside = event.detail == NotifyInferior
    hasKeyboard = event.focus != 0
    time = event.time
  }
}
