import Glibc

/// Sockets of this machine that have a path, as X servers listen on them.
enum LocalSocket {
  /// A new socket that listens at a path where there is nothing.
  static func listen(at path: String) throws(HarnessError) -> Descriptor {
    let socket = try make()
    guard withAddress(of: path, { bind(socket.number, $0, $1) }) == 0,
      Glibc.listen(socket.number, 8) == 0
    else { throw .cannotStart("a socket at \(path): \(String(cString: strerror(errno)))") }
    return socket
  }

  /// A connection to who listens at a path.
  static func connect(to path: String) throws(HarnessError) -> Descriptor {
    let socket = try make()
    guard withAddress(of: path, { Glibc.connect(socket.number, $0, $1) }) == 0 else {
      throw .missing("\(path): \(String(cString: strerror(errno)))")
    }
    return socket
  }

  /// The connection of who has called; nil where that was a mistake.
  static func accept(from listener: Descriptor) -> Descriptor? {
    let number = Glibc.accept(listener.number, nil, nil)
    if number < 0 { return nil }
    let socket = Descriptor(owning: number)
    socket.closeOnExec()
    return socket
  }

  private static func make() throws(HarnessError) -> Descriptor {
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let number = socket(AF_UNIX, kind, 0)
    if number < 0 { throw .cannotStart("no more sockets") }
    return Descriptor(owning: number)
  }

  private static func withAddress(
    of path: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) {
      $0.copyBytes(from: Array(path.utf8).prefix(107))
    }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
