/// A file descriptor that an event loop watches for its host.
public struct DescriptorWatch: Equatable, Sendable {
  /// The descriptor, open for as long as it is watched.
  public var descriptor: Int32
  /// What the host waits for. In each case it is told as well when the other end is closed or
  /// broken.
  public var interest: Interest

  /// What makes a descriptor ready.
  public enum Interest: Equatable, Sendable {
    /// Something can be read.
    case reading
    /// Something can be written.
    case writing
    /// Nothing but that the other end is closed or broken.
    case failure
  }

  /// What is so of a descriptor that became ready.
  public struct Readiness: Equatable, Sendable {
    /// Which descriptor it is: the host may be about to wait for another one by now.
    public var descriptor: Int32
    /// What the watch waited for can be done without waiting.
    public var isReady: Bool
    /// The other end is closed or broken, or the descriptor is not open.
    public var hasFailed: Bool

    /// What is so of a descriptor, for those who test a host without a loop.
    public init(_ descriptor: Int32, isReady: Bool, hasFailed: Bool) {
      self.descriptor = descriptor
      self.isReady = isReady
      self.hasFailed = hasFailed
    }
  }

  /// A watch on `descriptor`.
  public init(_ descriptor: Int32, interest: Interest) {
    self.descriptor = descriptor
    self.interest = interest
  }
}
