/// What a process has taken of the machine.
public struct ProcessUsage: Equatable, Sendable {
  /// The time on a processor, of all threads.
  public var processorTime: Duration
  /// How often one of its threads stopped running: each wake-up ends in one of these.
  public var contextSwitches: Int

  /// Nothing at all, as of a process that sleeps.
  public static let zero = ProcessUsage(processorTime: .zero, contextSwitches: 0)

  /// What was taken after the other moment, and up to this one.
  public static func - (later: ProcessUsage, earlier: ProcessUsage) -> ProcessUsage {
    ProcessUsage(
      processorTime: later.processorTime - earlier.processorTime,
      contextSwitches: later.contextSwitches - earlier.contextSwitches)
  }
}
