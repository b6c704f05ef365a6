internal import CirclePanSupport

/// What the X server said of a request that it refused. Errors come when the server gets to the
/// request, not when it is made.
public struct ProtocolError: Equatable, Sendable {
  /// The kind of error, as X11/X.h numbers them (`BadWindow` is 3).
  public let code: UInt8
  /// The request's major opcode, as X11/Xproto.h numbers them.
  public let request: UInt8
  /// The request's minor opcode, where it belongs to an extension.
  public let minor: UInt8
  /// The number of the request since the connection began.
  public let serial: UInt
  /// The resource or value that the server did not like.
  let resource: UInt

  init(code: UInt8, request: UInt8, minor: UInt8 = 0, serial: UInt = 0, resource: UInt) {
    self.code = code
    self.request = request
    self.minor = minor
    self.serial = serial
    self.resource = resource
  }

  init(_ error: support_x_error) {
    self.init(
      code: error.code, request: error.request, minor: error.minor, serial: error.serial,
      resource: error.resource)
  }
}
