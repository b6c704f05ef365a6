/// A drag written down: what happened, and when. The format is a text with one event per line,
/// `seconds event arguments`, and comments from `#` on:
///
///     0.000 press 200 200
///     0.016 move 230 210
///     0.500 release 230 210
public struct DragScript: Equatable, Sendable {
  /// Something that happens at a moment.
  public struct Event: Equatable, Sendable {
    /// When, from the scene's start.
    public var time: Instant
    /// What.
    public var input: Input

    /// `input` at `time`.
    public init(time: Instant, input: Input) {
      self.time = time
      self.input = input
    }
  }

  /// What happens, in order.
  public var events: [Event]

  /// A script of these events.
  ///
  /// - Precondition: their times never go backwards, and none is before the start.
  public init(events: [Event]) {
    precondition(events.first.map { $0.time >= .zero } ?? true, "no time is before the start")
    precondition(
      zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time },
      "times never go backwards")
    self.events = events
  }
}
