/// Everything about a pad that somebody may want otherwise. The defaults are the original demo's
/// values.
public struct PadConfiguration: Equatable, Sendable {
  /// What reads as 1, and the radius of the limit: logical pixels, 0 or more.
  public var radius = 125.0
  /// Whether the radius follows the scene's size instead, so that the limit and the knob just fit.
  public var fitsScene = false
  /// Of the knob, in logical pixels, above 0.
  public var knobRadius = 25.0
  /// Where the knob may be; the middle, where it goes back to, must lie in it.
  public var shape = LimitShape.circle
  /// What happens when a drag would leave the limit.
  public var leave = LeavePolicy.cancel
  /// What becomes of the knob when it is let go.
  public var release = Release.goesBack
  /// How the knob goes back to where it belongs, and how its colour changes.
  public var timing = Timing(duration: 0.2, curve: .easeInOut)
  /// On what spring the knob goes back instead of by `timing`; nil for none.
  public var spring: Spring?
  /// Whether everything that moves by itself does so at once; then nothing glides either.
  public var reducesMotion = false
  /// How far a pointer must move to drag.
  public var slop = PanRecognizer.Slop()
  /// Whether the knob follows the pointer from one click to the next, without a button held.
  public var latches = false
  /// To which places the knob is drawn.
  public var snap = Snap.none
  /// What becomes of the knob's position on its way into a reading.
  public var response = Response()
  /// How often a reading is repeated while the knob is held, per second, up to 1000; 0: only
  /// changes are read.
  public var rate = 0.0
  /// Whether the way back is read as well, instead of 0 at once.
  public var reportsReturn = false
  /// Of how many directions a reading names one: 4 or 8; 0 for none.
  public var directions = 0
  /// Behind everything.
  public var background = Color.white
  /// Of the limit, with its opacity.
  public var circleColor = Color.orange.withOpacity(0.5)
  /// Of the knob.
  public var knobColor = Color.cyan
  /// Of the knob while it is dragged.
  public var dragColor = Color.red

  /// The original demo's values.
  public init() {}

  /// The size of scene that shows all of one pad: room for the knob wherever it can be drawn.
  public var fittingSize: Size {
    let reach = leave == .rubberBand ? 2 * radius : radius
    let side = 2 * (reach + knobRadius)
    return Size(width: side, height: side)
  }

  /// The radius with which the limit and the knob at its edge just fit into a scene of that size,
  /// for each of so many pads side by side: 0 or more, in logical pixels.
  public func fittingRadius(in size: Size, pads: Int = 1) -> Double {
    max(0, min(size.width / Double(pads), size.height) / 2 - knobRadius)
  }

  /// How the knob goes back where no spring takes it.
  var returnTiming: Timing { reducesMotion ? Timing(duration: 0) : timing }

  /// How the knob's colour changes.
  var colorTiming: Timing { returnTiming }

  /// When readings are repeated that begin at that moment; nil for never.
  func repeater(from time: Instant) -> Repeater? {
    rate > 0 ? Repeater(rate: rate, from: time) : nil
  }
}
