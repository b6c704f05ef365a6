import CirclePanX11

/// What a window manager, or a rude client, does to a window.
extension XWindow {
  /// Gives it this size, in device pixels.
  public func resize(width: Int, height: Int) {
    perform { XResizeWindow($0, id, UInt32(width), UInt32(height)) }
  }

  /// Puts its left top corner there, in its parent.
  public func move(to point: PixelPoint) {
    perform { XMoveWindow($0, id, Int32(point.x), Int32(point.y)) }
  }

  /// Puts it into another window, at that place there, as managers do with frames.
  public func reparent(into other: XWindow, at point: PixelPoint) {
    perform { XReparentWindow($0, id, other.id, Int32(point.x), Int32(point.y)) }
  }

  /// Puts it in front of its siblings.
  public func raise() {
    perform { XRaiseWindow($0, id) }
  }

  /// Shows it.
  public func map() {
    perform { XMapWindow($0, id) }
  }

  /// Hides it.
  public func unmap() {
    perform { XUnmapWindow($0, id) }
  }

  /// Destroys it, though it belongs to another client.
  public func destroy() {
    perform { XDestroyWindow($0, id) }
  }

  /// Has the server close the connection of the client to whom it belongs.
  public func killClient() {
    perform { XKillClient($0, id) }
  }

  /// Gives it the keyboard. It must be viewable.
  public func focus() {
    perform { XSetInputFocus($0, id, Int32(RevertToPointerRoot), 0) }
  }

  /// Takes the keyboard from whatever has it.
  public func takeFocusAway() {
    perform { XSetInputFocus($0, Window(None), Int32(RevertToNone), 0) }
  }

  /// Whether it has the keyboard.
  public var hasFocus: Bool {
    var focused: Window = 0
    var revert: Int32 = 0
    XGetInputFocus(client.connection, &focused, &revert)
    return focused == id
  }

  /// Clears this part and has the server expose it.
  public func expose(_ part: PixelRect) {
    perform {
      XClearArea(
        $0, id, Int32(part.x), Int32(part.y), UInt32(part.width), UInt32(part.height), 1)
    }
  }

  private func perform(_ request: (OpaquePointer) -> Int32) {
    _ = request(client.connection)
    client.sync()
  }
}
