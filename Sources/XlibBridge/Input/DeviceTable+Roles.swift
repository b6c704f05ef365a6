internal import CirclePanX11
internal import CirclePanXi

extension DeviceTable.Entry.Role {
  /// What a device is that the server has described; nil where it does not point.
  ///
  /// - Parameters:
  ///   - device: the server's description.
  ///   - pressure: the name of an axis that tells how hard something is pressed.
  init?(_ device: XIDeviceInfo, pressure: Atom) {
    if device.use == XIMasterPointer {
      self = .cursor
      return
    }
    guard device.use == XISlavePointer || device.use == XIFloatingSlave else { return nil }
    var (points, isAbsolute, isTouchpad, feelsPressure) = (false, false, false, false)
    for index in 0..<Int(device.num_classes) {
      guard let kind = device.classes[index] else { continue }
      let memory = UnsafeMutableRawPointer(kind)
      if kind.pointee.type == XITouchClass {
        let touch = memory.assumingMemoryBound(to: XITouchClassInfo.self).pointee
        if touch.mode == XIDirectTouch {
          self = .touchscreen
          return
        }
        isTouchpad = true
      } else if kind.pointee.type == XIValuatorClass {
        let axis = memory.assumingMemoryBound(to: XIValuatorClassInfo.self).pointee
        points = true
        guard axis.mode == XIModeAbsolute else { continue }
        if axis.number == 0 { isAbsolute = true }
        if axis.label == pressure { feelsPressure = true }
      }
    }
    guard points else { return nil }
    self =
      feelsPressure && !isTouchpad
      ? .pen : .mouse(isAbsolute: isAbsolute, isVirtual: Self.isVirtual(device))
  }

  /// Whether it is XTEST's, of which each cursor has one: the server names it so.
  private static func isVirtual(_ device: XIDeviceInfo) -> Bool {
    guard let name = device.name else { return false }
    let ending: StaticString = " XTEST pointer"
    let wanted = UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount)
    var length = 0
    while name[length] != 0 { length += 1 }
    guard length >= wanted.count else { return false }
    let start = length - wanted.count
    return wanted.indices.allSatisfy { UInt8(bitPattern: name[start + $0]) == wanted[$0] }
  }
}
