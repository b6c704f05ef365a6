/// A second user of a server: a cursor with a mouse of its own, moved by XTEST.
public final class SecondHand {
  /// What the second user does; its pointer is the second one.
  public let user: XClient
  private let device: Int32

  /// Adds a cursor to a server.
  public init(_ server: XServer) throws(HarnessError) {
    user = try XClient(server)
    device = try XInput.addCursor("second", on: user.connection)
    try XInput.use(device, on: user.connection)
  }

  /// Takes the cursor away.
  public func leave() throws(HarnessError) {
    try XInput.removeCursor(device, on: user.connection)
  }
}

extension XClient {
  /// Switches the device of that name off, or on again.
  public func setEnabled(_ isEnabled: Bool, device name: String) throws(HarnessError) {
    guard let device = try XInput.device(named: name, on: connection) else {
      throw .missing("a device '\(name)'")
    }
    try XInput.setEnabled(isEnabled, device: device, on: connection)
  }
}
