import Glibc

/// A device of an Xorg server that does what a test says, by the protocol of Xorg's driver
/// "inputtest": unlike XTEST's, it can be a touchscreen or a pen.
///
/// Every action has been dealt with by the server when the call returns.
final class TestInputDevice {
  /// The messages' numbers in that protocol.
  enum Message: UInt32 {
    case version, sync, motion, proximity, button, key, touch
  }

  private static let axes = 64
  private let socket: Descriptor

  /// Takes hold of the device behind a socket.
  init(socket path: String) throws(HarnessError) {
    socket = Descriptor(owning: Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0))
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let length = socklen_t(MemoryLayout<sockaddr_un>.size)
    let number = socket.number
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, length) }
    }
    if result != 0 { throw .cannotStart("no device at \(path)") }
    // Version 1.0 of the protocol.
    send(.version, [1])
    try waitForAnswer()
  }

  /// Lets something happen on the device, and waits until the server has done with it.
  ///
  /// - Parameters:
  ///   - fields: What the message has before the axes.
  ///   - axes: The values of the first axes.
  func act(_ message: Message, _ fields: [UInt32], axes: [Double]) throws(HarnessError) {
    send(message, fields, axes: axes)
    send(.sync, [])
    try waitForAnswer()
  }

  private func send(_ message: Message, _ fields: [UInt32], axes: [Double]? = nil) {
    var body: [UInt8] = []
    for field in fields { append(field, to: &body) }
    if let axes {
      // As C lays it out: doubles lie at multiples of 8.
      if body.count % 8 != 0 { append(UInt32(0), to: &body) }
      append(UInt32(0), to: &body)
      append((UInt64(1) << UInt64(axes.count)) - 1, to: &body)
      append(UInt32(0), to: &body)
      for index in 0..<TestInputDevice.axes {
        append(index < axes.count ? axes[index] : 0, to: &body)
      }
      for _ in 0..<TestInputDevice.axes { append(Double(0), to: &body) }
    }
    var bytes: [UInt8] = []
    append(UInt32(body.count + 8), to: &bytes)
    append(message.rawValue, to: &bytes)
    bytes += body
    // send, not write: a device that is switched off closes its socket, which must not end the tests.
    _ = Glibc.send(socket.number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private func append<Number>(_ number: Number, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number) { bytes += $0 }
  }

  /// Each message that is answered at all is answered once, before the next one is sent.
  private func waitForAnswer() throws(HarnessError) {
    guard socket.isReadable(before: Deadline(after: .patience)), !socket.readSome().isEmpty else {
      throw .timedOut(waitingFor: "the test device's answer", lastSeen: "nothing")
    }
  }
}
