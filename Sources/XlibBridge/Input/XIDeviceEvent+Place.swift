internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

extension XIDeviceEvent {
  /// Where it happened in the window, in device pixels and parts of them.
  var place: Point { Point(x: event_x, y: event_y) }

  /// The same on the root window.
  var rootPlace: Point { Point(x: root_x, y: root_y) }

  /// A press as a plain event.
  var plainPress: XEvent {
    var press = XEvent()
    press.type = ButtonPress
    press.xbutton.button = UInt32(bitPattern: detail)
    press.xbutton.time = time
    (press.xbutton.x, press.xbutton.y) = (Int32(event_x), Int32(event_y))
    (press.xbutton.x_root, press.xbutton.y_root) = (Int32(root_x), Int32(root_y))
    return press
  }
}

extension XIButtonState {
  /// The first five buttons, as in the state of a plain event.
  var state: UInt32 {
    guard let mask, mask_len > 0 else { return 0 }
    // Bit 1 is button 1 here, and bit 8 there.
    return UInt32(mask.pointee >> 1 & 0x1F) << 8
  }
}
