/// Everything about a pad that somebody may want otherwise. The defaults are the original demo's
/// values.
public struct PadConfiguration: Equatable, Sendable {
  /// Of the limit circle, in logical pixels, 0 or more. The knob's centre stays in it.
  public var radius = 125.0
  /// Of the knob, in logical pixels, above 0.
  public var knobRadius = 25.0
  /// What happens when a drag would leave the circle.
  public var leave = LeavePolicy.cancel
  /// How the knob goes back to the centre, and how its colour changes.
  public var timing = Timing(duration: 0.2, curve: .easeInOut)
  /// How far a pointer must move to drag.
  public var slop = PanRecognizer.Slop()
  /// Behind everything.
  public var background = Color.white
  /// Of the limit circle, with its opacity.
  public var circleColor = Color.orange.withOpacity(0.5)
  /// Of the knob.
  public var knobColor = Color.cyan
  /// Of the knob while it is dragged.
  public var dragColor = Color.red

  /// The original demo's values.
  public init() {}

  /// The size of scene that shows all of the pad: room for the knob on the circle's edge all
  /// around.
  public var fittingSize: Size {
    let side = 2 * (radius + knobRadius)
    return Size(width: side, height: side)
  }
}
