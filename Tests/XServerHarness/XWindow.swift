public import CirclePanX11

/// A window of whatever program, as somebody else sees it.
public struct XWindow {
  /// The connection through which it is seen.
  public let client: XClient
  /// Its number on the server.
  public let id: Window

  /// Whether a window can be seen.
  public enum MapState: Sendable {
    /// It is not mapped.
    case unmapped
    /// It is mapped, within one that is not.
    case unviewable
    /// It is mapped, and so is all that it is in.
    case viewable
  }

  /// Its attributes; nil where it is gone.
  var attributes: XWindowAttributes? {
    var attributes = XWindowAttributes()
    return XGetWindowAttributes(client.connection, id, &attributes) == 0 ? nil : attributes
  }

  /// Whether it is there.
  public var exists: Bool { attributes != nil }

  /// Whether it can be seen; nil where it is gone.
  public var mapState: MapState? {
    switch attributes?.map_state {
    case .none: nil
    case .some(IsViewable): .viewable
    case .some(IsUnviewable): .unviewable
    default: .unmapped
    }
  }

  /// Bits per pixel; nil where it is gone.
  public var depth: Int? { attributes.map { Int($0.depth) } }

  /// Where it is on the screen, without its border.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where it is gone.
  public func geometry() throws(HarnessError) -> PixelRect {
    guard let attributes else { throw .refused("geometry of window \(id)") }
    let origin = try onScreen(PixelPoint(0, 0))
    return PixelRect(
      x: origin.x, y: origin.y, width: Int(attributes.width), height: Int(attributes.height))
  }

  /// The windows directly in it, from the bottom to the top; none where it is gone.
  public var children: [XWindow] {
    var (root, parent): (Window, Window) = (0, 0)
    var list: UnsafeMutablePointer<Window>?
    var count: UInt32 = 0
    let status = XQueryTree(client.connection, id, &root, &parent, &list, &count)
    guard status != 0, let list else { return [] }
    defer { XFree(list) }
    return (0..<Int(count)).map { client.window(list[$0]) }
  }

  /// All windows in it, however deep; a parent stands before its children.
  var descendants: [XWindow] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The same place in the frame of the screen.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the window is gone.
  public func onScreen(_ point: PixelPoint) throws(HarnessError) -> PixelPoint {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: Window = 0
    let isThere = XTranslateCoordinates(
      client.connection, id, XDefaultRootWindow(client.connection), Int32(point.x), Int32(point.y),
      &x, &y, &child)
    if isThere == 0 { throw .refused("a place in window \(id)") }
    return PixelPoint(Int(x), Int(y))
  }
}

extension XWindow: CustomStringConvertible {
  /// Its number, name and class, for a report.
  public var description: String {
    let state = mapState.map { "\($0)" } ?? "gone"
    return
      "0x\(String(id, radix: 16)) '\(name ?? "")' of class '\(wmClass?.class ?? "")' (\(state))"
  }
}
