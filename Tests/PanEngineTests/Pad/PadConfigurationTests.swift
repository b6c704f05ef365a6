import PanEngine
import Testing

@Suite struct PadConfigurationTests {
  @Test func theDefaultsAreTheOriginals() {
    let configuration = PadConfiguration()
    #expect(configuration.radius == 125)
    #expect(configuration.knobRadius == 25)
    #expect(configuration.leave == .cancel)
    #expect(configuration.timing == Timing(duration: 0.2, curve: .easeInOut))
    #expect(configuration.slop == PanRecognizer.Slop(mouse: 0, touch: 8, pen: 0))
    #expect(configuration.background == .white)
    #expect(configuration.circleColor == Color(red: 1, green: 0.5, blue: 0, opacity: 0.5))
    #expect(configuration.knobColor == .cyan)
    #expect(configuration.dragColor == .red)
  }

  @Test func theFittingSizeHasRoomForTheKnobOnTheEdge() {
    var configuration = PadConfiguration()
    #expect(configuration.fittingSize == Size(width: 300, height: 300))
    configuration.radius = 7
    configuration.knobRadius = 3
    #expect(configuration.fittingSize == Size(width: 20, height: 20))
  }
}
