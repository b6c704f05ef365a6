internal import CirclePanSupport

/// By what name the desktop waits for the program that it has started: a launcher shows that
/// something is under way until the program says that it is there.
///
/// As freedesktop.org's Startup Notification Protocol has it.
public struct StartupID: Sendable {
  /// The name, which is not empty.
  let bytes: [UInt8]

  /// What the launcher has put into the environment, which is taken out of it: a program that is
  /// started from this one is another one. nil where nobody waits.
  ///
  /// To be called before there are other threads, which might look at the environment.
  public static func take() -> StartupID? {
    defer {
      unsetenv("DESKTOP_STARTUP_ID")
      // The same thing under Wayland. It is good for one window, which is not an X program's.
      unsetenv("XDG_ACTIVATION_TOKEN")
    }
    guard let value = getenv("DESKTOP_STARTUP_ID") else { return nil }
    return StartupID(Array(UnsafeRawBufferPointer(start: value, count: strlen(value))))
  }

  /// nil where there is nothing, or more than any launcher makes up.
  init?(_ bytes: [UInt8]) {
    if bytes.isEmpty || bytes.count > 1024 { return nil }
    self.bytes = bytes
  }

  /// When the user asked for the program, in the server's milliseconds: the digits that follow the
  /// last "_TIME"; nil where there are none, or no time of the server's.
  var time: Int? {
    let mark: StaticString = "_TIME"
    var matched = 0
    var time: Int?
    for byte in bytes {
      if matched == mark.utf8CodeUnitCount, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
        time = min((time ?? 0) * 10 + Int(byte - UInt8(ascii: "0")), 1 << 32)
        continue
      }
      time = nil
      if matched == mark.utf8CodeUnitCount { matched = 0 }
      let isNext = byte == mark.utf8Start[matched]
      matched = isNext ? matched + 1 : byte == mark.utf8Start[0] ? 1 : 0
    }
    return time.flatMap { $0 >> 32 == 0 ? $0 : nil }
  }

  /// The message that the program is there, with the NUL at its end.
  var message: [UInt8] {
    var message = Array("remove: ID=\"".utf8)
    for byte in bytes {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        message.append(UInt8(ascii: "\\"))
      }
      message.append(byte)
    }
    return message + [UInt8(ascii: "\""), 0]
  }
}
