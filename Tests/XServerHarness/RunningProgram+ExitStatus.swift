extension RunningProgram {
  /// How a program ended.
  public enum ExitStatus: Hashable, Sendable {
    /// It ended by itself, with this status from 0 to 255.
    case exited(Int32)
    /// It was ended by this signal.
    case signalled(Int32)

    /// Reads what waitpid(2) gives; its macros do not reach Swift.
    init(waitStatus: Int32) {
      let signal = waitStatus & 0x7f
      self = signal == 0 ? .exited((waitStatus >> 8) & 0xff) : .signalled(signal)
    }
  }
}
