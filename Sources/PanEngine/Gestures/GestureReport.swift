/// One step of one gesture.
public struct GestureReport: Equatable, Sendable {
  /// Whose gesture it is.
  public var recognizer: RecognizerID
  /// What the gesture does.
  public var phase: PanRecognizer.Phase
  /// How far the pointer has gone in all, in logical pixels, x right, y down.
  public var translation: Vector
  /// When.
  public var time: Instant
}
