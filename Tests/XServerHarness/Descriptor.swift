import Glibc
import Synchronization

/// An open file descriptor that is closed with its last owner, and that no child process inherits
/// unless it is given to it.
final class Descriptor: Sendable {
  /// The number.
  let number: Int32
  private let isClosed = Atomic(false)

  /// Takes over an open descriptor.
  init(owning number: Int32) {
    self.number = number
  }

  /// Opens a file.
  convenience init(path: String, flags: Int32) throws(HarnessError) {
    let number = open(path, flags | O_CLOEXEC, 0o644)
    if number < 0 { throw .missing("\(path): \(String(cString: strerror(errno)))") }
    self.init(owning: number)
  }

  /// Opens a new file of no name that has this text in it.
  convenience init(containing text: String = "") throws(HarnessError) {
    var path = Array("/tmp/harness-XXXXXX".utf8CString)
    let number = mkstemp(&path)
    if number < 0 { throw .cannotStart("no file in /tmp: \(String(cString: strerror(errno)))") }
    unlink(path)
    self.init(owning: number)
    closeOnExec()
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
      if count <= 0 { throw .cannotStart("no file of \(text.utf8.count) bytes") }
      rest = rest.dropFirst(count)
    }
    lseek(number, 0, SEEK_SET)
  }

  deinit {
    close()
  }

  /// Closes it now. Nobody may be reading from it in another thread.
  func close() {
    if !isClosed.exchange(true, ordering: .relaxed) { _ = Glibc.close(number) }
  }

  /// The two ends of a new pipe.
  static func pipe() throws(HarnessError) -> (reader: Descriptor, writer: Descriptor) {
    var ends: [Int32] = [-1, -1]
    if Glibc.pipe(&ends) != 0 { throw .cannotStart("no more descriptors for a pipe") }
    let pipe = (reader: Descriptor(owning: ends[0]), writer: Descriptor(owning: ends[1]))
    pipe.reader.closeOnExec()
    pipe.writer.closeOnExec()
    return pipe
  }

  /// In two steps, and so with a gap between opening and this; `Spawn` closes it on its side.
  func closeOnExec() {
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  /// Waits until there is something to read, or the other end is closed.
  func isReadable(before deadline: Deadline) -> Bool {
    var request = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&request, 1, deadline.milliseconds)
      if ready > 0 { return true }
      if ready == 0 || errno != EINTR { return false }
    }
  }

  /// All of a file, whatever was read before.
  func contents() -> [UInt8] {
    // Without moving the position, which a process that writes to it may share.
    var status = stat()
    guard fstat(number, &status) == 0 else { return [] }
    var buffer = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = pread(number, &buffer, buffer.count, 0)
    return Array(buffer.prefix(max(0, count)))
  }

  /// Writes all of it to a socket, however long that takes; false where the other end is closed.
  func sendAll(_ bytes: ArraySlice<UInt8>) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        send(number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno != EINTR { return false }
      rest = rest.dropFirst(max(0, count))
    }
    return true
  }

  /// What one read(2) gives: empty at the end of the file.
  func readSome() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(number, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }
}
