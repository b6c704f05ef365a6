/// What a hand does at places in a window: in its device pixels from its left top corner.
extension XWindow {
  /// Moves the pointer there.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func movePointer(to point: PixelPoint) throws(HarnessError) {
    client.movePointer(to: try onScreen(point))
  }

  /// Moves the pointer there, and presses the button.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func press(at point: PixelPoint, button: Int = 1) throws(HarnessError) {
    try movePointer(to: point)
    client.press(button: button)
  }

  /// Moves the pointer there, and releases the button.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func release(at point: PixelPoint, button: Int = 1) throws(HarnessError) {
    try movePointer(to: point)
    client.release(button: button)
  }

  /// Presses and releases the button there.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func click(at point: PixelPoint, button: Int = 1) throws(HarnessError) {
    try press(at: point, button: button)
    client.release(button: button)
  }

  /// Presses at the first place, moves through all others, and releases at the last one.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func drag(_ path: PixelPoint...) throws(HarnessError) {
    guard let start = path.first, let end = path.last else { return }
    try press(at: start)
    for point in path.dropFirst() { try movePointer(to: point) }
    try release(at: end)
  }
}
