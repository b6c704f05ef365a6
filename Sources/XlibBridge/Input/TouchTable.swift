internal import CirclePanX11
internal import CirclePanXi
internal import PanEngine

/// The fingers that are down: which pointer each one is, and where the window was when it came
/// down (see ``PointerAnchor``).
struct TouchTable {
  private struct Touch {
    /// The server's number of it, which counts on from touch to touch.
    let id: Int32
    /// The screen or pad that is touched.
    let source: Int32
    /// From the window to the root window, in device pixels.
    let origin: Vector
  }

  /// By the number of the pointer, which begins at 1; nil where that is free.
  private var touches: [Touch?] = []

  /// No finger is down.
  init() {}

  /// A finger came down.
  mutating func begin(_ event: XIDeviceEvent) -> Pointer {
    let touch = Touch(
      id: event.detail, source: event.sourceid, origin: event.rootPlace - event.place)
    let index = touches.firstIndex { $0 == nil } ?? touches.count
    if index == touches.count {
      touches.append(touch)
    } else {
      touches[index] = touch
    }
    return TouchTable.pointer(index)
  }

  /// The pointer of a finger that is down, and where it is in the frame of its touch, in device
  /// pixels; nil where that finger is not known.
  func find(_ event: XIDeviceEvent) -> (pointer: Pointer, place: Point)? {
    guard let index = index(of: event), let touch = touches[index] else { return nil }
    return (TouchTable.pointer(index), event.rootPlace - touch.origin)
  }

  /// A finger is not down any more.
  mutating func end(_ event: XIDeviceEvent) {
    if let index = index(of: event) { touches[index] = nil }
  }

  /// Nothing will be heard any more of the fingers on a device, or on all.
  ///
  /// - Returns: which those were.
  mutating func forget(on source: Int32? = nil) -> [Pointer] {
    var forgotten: [Pointer] = []
    for index in touches.indices {
      guard let touch = touches[index], touch.source == source ?? touch.source else { continue }
      touches[index] = nil
      forgotten.append(TouchTable.pointer(index))
    }
    return forgotten
  }

  private func index(of event: XIDeviceEvent) -> Int? {
    touches.firstIndex { $0?.id == event.detail && $0?.source == event.sourceid }
  }

  private static func pointer(_ index: Int) -> Pointer {
    Pointer(kind: .touch, number: index + 1)
  }
}
