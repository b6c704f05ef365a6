import CirclePanX11

/// What a server says of its extensions.
extension XClient {
  /// The number of an extension's first event.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where the server has no such extension.
  public func firstEvent(of name: String) throws(HarnessError) -> UInt8 {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(connection, name, &opcode, &event, &error) != 0 else {
      throw .missing("an extension \(name)")
    }
    return UInt8(event)
  }
}
