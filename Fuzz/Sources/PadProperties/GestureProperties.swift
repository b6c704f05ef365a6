import PanEngine

/// What holds for the readings of one pad, one after the other.
struct GestureProperties {
  private let configuration: PadConfiguration
  private var isOn = false
  private(set) var last: Reading?

  init(_ configuration: PadConfiguration) {
    self.configuration = configuration
  }

  /// Checks the next reading: the phases' order, and the numbers.
  mutating func follow(_ reading: Reading) {
    step(reading.phase)
    check(reading.isHeld == isOn, "held from began to the end, and not else: \(reading)")
    if let last { check(last.time <= reading.time, "readings come in order: \(reading)") }
    checkNumbers(reading)
    checkStop(reading)
    last = reading
  }

  /// began, changed …, and exactly one ended or cancelled.
  private mutating func step(_ phase: Reading.Phase) {
    switch phase {
    case .began:
      check(!isOn, "a gesture begins after the one before has ended")
      isOn = true
    case .changed: check(isOn, "changes lie between the beginning and the end")
    case .ended, .cancelled:
      check(isOn, "one end for each beginning")
      isOn = false
    case .tick: break
    }
  }

  private func checkNumbers(_ reading: Reading) {
    for value in [reading.x, reading.y, reading.offset.dx, reading.offset.dy] {
      check(value.isFinite, "numbers are finite: \(reading)")
      check(!(value == 0 && value.sign == .minus), "there is no -0: \(reading)")
    }
    let bounds = -1.0...1
    check(bounds.contains(reading.x) && bounds.contains(reading.y), "within ±1: \(reading)")
    let reachesCorners =
      configuration.response.mapsCircleToSquare || configuration.shape == .square
    let longest = reachesCorners ? 2.0.squareRoot() : 1
    check(reading.length <= longest * (1 + 1e-15), "the length has a bound: \(reading)")
    check((reading.angle == nil) == (reading.length == 0), "an angle but at 0: \(reading)")
    if let angle = reading.angle { check(abs(angle) <= .pi, "the angle's range: \(reading)") }
    let namesOne = configuration.directions > 0 && reading.length > 0
    check((reading.direction != nil) == namesOne, "a direction but at 0: \(reading)")
  }

  /// Once nobody holds a knob that goes back, it reads zero.
  private func checkStop(_ reading: Reading) {
    let goesBackUnread = configuration.release == .goesBack && !configuration.reportsReturn
    guard !reading.isHeld, goesBackUnread else { return }
    check(reading.length == 0, "let go, it stops: \(reading)")
  }

  /// Checks what holds once the scene is closed and at rest.
  func checkEnd() {
    check(!isOn, "each gesture has ended")
    if let last { check(!last.isHeld && last.length == 0, "the last reading is zero: \(last)") }
  }
}
