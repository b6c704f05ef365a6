import Glibc

/// A client that speaks the X protocol itself, byte by byte: for what Xlib would not send.
public final class RawClient {
  private let socket: Descriptor
  /// Opcodes, as X11/Xproto.h numbers them.
  private enum Request: UInt8 {
    case sendEvent = 25
    case getInputFocus = 43
  }

  /// Connects to a server, which lets everybody in.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` where there is none, ``HarnessError/refused(_:)``.
  public init(_ server: XServer) throws(HarnessError) {
    socket = try LocalSocket.connect(to: "/tmp/.X11-unix/X\(server.number)")
    // "l": the least significant byte first. Version 11.0, and no authorization.
    let hello: [UInt8] = [UInt8(ascii: "l"), 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    guard socket.sendAll(hello[...]) else { throw .refused("connect") }
    let head = try read(8)
    guard head[0] == 1 else { throw .refused("connect") }
    _ = try read(4 * (Int(head[6]) | Int(head[7]) << 8))
  }

  /// Sends a window any 32 bytes as an event; they need not make sense. The server marks it as sent
  /// by a client, and gives it to the window's owner.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone.
  public func send(_ event: [UInt8], to window: XWindow) throws(HarnessError) {
    var request: [UInt8] = [Request.sendEvent.rawValue, 0, 11, 0]
    request += RawClient.bytes(of: window.id) + [0, 0, 0, 0]
    request += event.prefix(32) + [UInt8](repeating: 0, count: max(0, 32 - event.count))
    guard socket.sendAll(request[...]) else { throw .refused("SendEvent") }
  }

  /// Frees a resource, whoever has made it, by the request of that opcode: FreeGC is 60, FreeCursor
  /// 95.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone.
  public func free(_ resource: UInt, by request: UInt8) throws(HarnessError) {
    let bytes = [request, 0, 2, 0] + RawClient.bytes(of: resource)
    guard socket.sendAll(bytes[...]) else { throw .refused("request \(request)") }
  }

  /// Waits until the server has got to the end of all that was sent.
  ///
  /// - Returns: How much of it the server has refused since the last call.
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone.
  @discardableResult
  public func sync() throws(HarnessError) -> Int {
    let request: [UInt8] = [Request.getInputFocus.rawValue, 0, 1, 0]
    guard socket.sendAll(request[...]) else { throw .refused("GetInputFocus") }
    var errors = 0
    while true {
      let answer = try read(32)
      if answer[0] == 1 { return errors }
      if answer[0] == 0 { errors += 1 }
    }
  }

  /// The four bytes of a number of 32 bits.
  public static func bytes(of number: UInt) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt($0))) }
  }

  private func read(_ count: Int) throws(HarnessError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let part = bytes.withUnsafeMutableBytes {
        Glibc.read(socket.number, $0.baseAddress?.advanced(by: filled), count - filled)
      }
      if part <= 0 && errno != EINTR { throw .refused("an answer of \(count) bytes") }
      filled += max(0, part)
    }
    return bytes
  }
}
