public import PanEngine

/// What a program does beside showing its scene, while an event loop runs.
public protocol LoopHost {
  /// The scene that the program shows.
  associatedtype SceneType: Scene

  /// Called after every input that the scene was given, with the moment it was given at and before
  /// anything is drawn: the place to take what the scene has to tell.
  mutating func didAdvance(_ scene: inout SceneType, by input: Input, at now: Instant) -> LoopStep

  /// A descriptor to be watched; nil for none. Asked for before each wait.
  var watch: DescriptorWatch? { get }

  /// The watched descriptor can be used, or has failed. One that has failed makes the loop spin
  /// until it is no longer watched.
  mutating func descriptorBecameReady(
    _ readiness: DescriptorWatch.Readiness, _ scene: inout SceneType, at now: Instant
  ) -> LoopStep
}

extension LoopHost {
  /// Nothing to be watched.
  public var watch: DescriptorWatch? { nil }

  /// The loop goes on.
  public mutating func descriptorBecameReady(
    _ readiness: DescriptorWatch.Readiness, _ scene: inout SceneType, at now: Instant
  ) -> LoopStep {
    .proceed
  }
}

/// Whether an event loop goes on.
public enum LoopStep: Equatable, Sendable {
  /// It does.
  case proceed
  /// It ends, with ``LoopEnd/host``.
  case end
}
