import CirclePanX11

extension XWindow {
  /// The value of the property of that name; nil where the window has none, or is gone.
  public func property(_ name: String) -> XProperty? {
    var type: Atom = 0
    var format: Int32 = 0
    var (count, rest): (UInt, UInt) = (0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let longest = 1 << 22
    let status = XGetWindowProperty(
      client.connection, id, client.atom(name), 0, longest, 0, Atom(AnyPropertyType), &type,
      &format,
      &count, &rest, &data)
    guard status == Success, let data else { return nil }
    defer { XFree(data) }
    guard type != 0, let typeName = client.name(of: type) else { return nil }
    let items = XWindow.items(UnsafeRawPointer(data), format: format, count: Int(count))
    return XProperty(type: typeName, format: Int(format), items: items)
  }

  /// The names of all its properties; none where it is gone.
  public var propertyNames: Set<String> {
    var count: Int32 = 0
    guard let list = XListProperties(client.connection, id, &count) else { return [] }
    defer { XFree(list) }
    return Set((0..<Int(count)).compactMap { client.name(of: list[$0]) })
  }

  /// The names of the atoms in the property of that name; nil where the window has none.
  public func atoms(_ name: String) -> [String]? {
    property(name)?.items.map { client.name(of: $0) ?? "" }
  }

  /// Its name: _NET_WM_NAME, else WM_NAME; nil where it has none.
  public var name: String? {
    (property("_NET_WM_NAME") ?? property("WM_NAME"))?.text
  }

  /// Its WM_CLASS; nil where it has none.
  public var wmClass: (instance: String, class: String)? {
    guard let texts = property("WM_CLASS")?.texts, texts.count == 2 else { return nil }
    return (texts[0], texts[1])
  }

  /// Gives it a property of text. On the root window RESOURCE_MANAGER, of type "STRING", holds the
  /// user's settings.
  public func setProperty(_ name: String, type: String = "STRING", text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      client.connection, id, client.atom(name), client.atom(type), 8, PropModeReplace, bytes,
      Int32(bytes.count))
    client.sync()
  }

  /// Takes a property away.
  public func deleteProperty(_ name: String) {
    XDeleteProperty(client.connection, id, client.atom(name))
    client.sync()
  }

  /// Xlib gives items of 16 bits as shorts and those of 32 bits as longs, whatever a long's size.
  private static func items(_ data: UnsafeRawPointer, format: Int32, count: Int) -> [UInt] {
    (0..<count).map { index in
      switch format {
      case 32: data.load(fromByteOffset: index * MemoryLayout<UInt>.stride, as: UInt.self)
      case 16: UInt(data.load(fromByteOffset: index * 2, as: UInt16.self))
      default: UInt(data.load(fromByteOffset: index, as: UInt8.self))
      }
    }
  }
}
