import Glibc

/// Two ends of a connection: this side's, which a watch can be put on, and the server's.
final class SocketPair {
  let near: Int32
  private let far: Int32

  /// A connection within the machine, as to a server on it.
  convenience init() {
    var ends: [Int32] = [-1, -1]
    socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
    self.init(near: ends[0], far: ends[1])
  }

  /// A connection by TCP, as to a server elsewhere.
  static func overTCP() -> SocketPair {
    let kind = Int32(SOCK_STREAM.rawValue)
    let (listener, near) = (socket(AF_INET, kind, 0), socket(AF_INET, kind, 0))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size)
        listen(listener, 1)
        // The system has chosen a port.
        getsockname(listener, address, &size)
        connect(near, address, size)
      }
    }
    defer { close(listener) }
    return SocketPair(near: near, far: accept(listener, nil, nil))
  }

  private init(near: Int32, far: Int32) {
    (self.near, self.far) = (near, far)
  }

  deinit {
    close(near)
    close(far)
  }

  /// Whether this side has something to read, or the end of it, within the time in milliseconds.
  func isReadable(within time: Int32 = 0) -> Bool {
    var entry = pollfd(fd: near, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, time) == 1
  }

  /// Whether what can be read has come to its end, whatever still comes.
  var isAtEnd: Bool {
    var byte: UInt8 = 0
    return isReadable() && read(near, &byte, 1) == 0
  }

  /// Whether what this side says gets to the other one.
  var carries: Bool {
    var (said, heard): (UInt8, UInt8) = (7, 0)
    return write(near, &said, 1) == 1 && read(far, &heard, 1) == 1 && heard == said
  }
}
