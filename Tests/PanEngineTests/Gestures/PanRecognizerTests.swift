import PanEngine
import Randomness
import Testing

@Suite struct PanRecognizerTests {
  private static func at(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

  // MARK: Slop

  @Test(arguments: [
    (Pointer.Kind.mouse, 0.0), (.touch, 8.0), (.pen, 0.0),
  ])
  func slopPerKindOfPointer(_ kind: Pointer.Kind, _ slop: Double) {
    var recognizer = PanRecognizer()
    let atPress = recognizer.press(at: .zero, kind: kind, time: .zero)
    #expect(atPress == (slop == 0 ? .began : nil))
    let withinSlop = recognizer.move(to: PanRecognizerTests.at(slop, 0), time: .zero)
    #expect(withinSlop == (slop == 0 ? .changed : nil))
    let beyondSlop = recognizer.move(to: PanRecognizerTests.at(slop + 1, 0), time: .zero)
    #expect(beyondSlop == (slop == 0 ? .changed : .began))
    #expect(recognizer.translation == Vector(dx: 1, dy: 0))
  }

  @Test func slopIsTakenOffTheFirstTranslationAndStaysOff() {
    var recognizer = PanRecognizer(slop: PanRecognizer.Slop(10))
    #expect(recognizer.press(at: PanRecognizerTests.at(50, 50), time: .zero) == nil)
    #expect(recognizer.move(to: PanRecognizerTests.at(60, 50), time: .zero) == nil)
    #expect(recognizer.translation == .zero)
    #expect(recognizer.move(to: PanRecognizerTests.at(61, 50), time: .zero) == .began)
    #expect(recognizer.translation == Vector(dx: 1, dy: 0))
    #expect(recognizer.move(to: PanRecognizerTests.at(80, 45), time: .zero) == .changed)
    #expect(recognizer.translation == Vector(dx: 20, dy: -5))
  }

  @Test func slopIsRoundAndKeepsTheDirection() {
    var recognizer = PanRecognizer(slop: PanRecognizer.Slop(10))
    _ = recognizer.press(at: .zero, time: .zero)
    #expect(recognizer.move(to: PanRecognizerTests.at(6, 8), time: .zero) == nil, "10 along 3 : 4")
    #expect(recognizer.move(to: PanRecognizerTests.at(12, 16), time: .zero) == .began)
    #expect(recognizer.translation == Vector(dx: 6, dy: 8))
  }

  @Test func slopCountsFromThePressNotAlongTheWay() {
    var recognizer = PanRecognizer(slop: PanRecognizer.Slop(10))
    _ = recognizer.press(at: .zero, time: .zero)
    for _ in 0..<20 {
      #expect(recognizer.move(to: PanRecognizerTests.at(9, 0), time: .zero) == nil)
      #expect(recognizer.move(to: PanRecognizerTests.at(-9, 0), time: .zero) == nil)
    }
  }

  @Test func slopOfTheFarthestMoveIsStillFinite() {
    var recognizer = PanRecognizer(slop: PanRecognizer.Slop(10))
    _ = recognizer.press(at: .zero, time: .zero)
    #expect(recognizer.move(to: PanRecognizerTests.at(1.7e308, -1.7e308), time: .zero) == .began)
    #expect(recognizer.translation == Vector(dx: 1.7e308, dy: -1.7e308))
  }

  // MARK: Translation

  @Test func translationIsTotalAndDoesNotDrift() {
    var recognizer = PanRecognizer()
    _ = recognizer.press(at: PanRecognizerTests.at(0.1, 0.7), time: .zero)
    var random = SeededGenerator(seed: 1)
    for _ in 0..<1000 {
      _ = recognizer.move(to: random.point(within: 1e5), time: .zero)
    }
    _ = recognizer.move(to: PanRecognizerTests.at(0.1, 0.7), time: .zero)
    #expect(recognizer.translation == .zero)
  }

  @Test func releaseCountsWhereItHappens() {
    var recognizer = PanRecognizer()
    _ = recognizer.press(at: .zero, time: .zero)
    _ = recognizer.move(to: PanRecognizerTests.at(10, 0), time: .zero)
    #expect(recognizer.release(at: PanRecognizerTests.at(12, 3), time: .zero) == .ended)
    #expect(recognizer.translation == Vector(dx: 12, dy: 3), "and it stays until the next press")
    _ = recognizer.press(at: PanRecognizerTests.at(5, 5), time: .zero)
    #expect(recognizer.translation == .zero)
  }

  @Test func setTranslationShiftsTheOriginAndLeavesTheVelocity() {
    var recognizer = PanRecognizer()
    _ = recognizer.press(at: .zero, time: .zero)
    let now = Instant(0x1p-6)
    _ = recognizer.move(to: PanRecognizerTests.at(4, 8), time: now)
    let velocity = recognizer.velocity(at: now)
    #expect(velocity == Vector(dx: 256, dy: 512))
    recognizer.setTranslation(Vector(dx: 100, dy: -100))
    #expect(recognizer.translation == Vector(dx: 100, dy: -100))
    #expect(recognizer.velocity(at: now) == velocity)
    _ = recognizer.move(to: PanRecognizerTests.at(5, 8), time: now)
    #expect(recognizer.translation == Vector(dx: 101, dy: -100))
    #expect(recognizer.state == .changed)
  }

  @Test func setTranslationWithoutAPointerIsForgottenAtThePress() {
    var recognizer = PanRecognizer()
    recognizer.setTranslation(Vector(dx: 9, dy: 9))
    _ = recognizer.press(at: PanRecognizerTests.at(3, 3), time: .zero)
    #expect(recognizer.translation == .zero)
  }

  @Test func aCancelKeepsTheLastTranslation() {
    var recognizer = PanRecognizer()
    _ = recognizer.press(at: .zero, time: .zero)
    _ = recognizer.move(to: PanRecognizerTests.at(10, 0), time: .zero)
    #expect(recognizer.move(to: PanRecognizerTests.at(.nan, 0), time: .zero) == .cancelled)
    #expect(recognizer.translation == Vector(dx: 10, dy: 0))
  }

  /// Both places are finite, the way between them is not.
  @Test func aWayThatIsTooLongToBeFiniteCancels() {
    var recognizer = PanRecognizer()
    #expect(recognizer.press(at: PanRecognizerTests.at(-1.7e308, 0), time: .zero) == .began)
    #expect(recognizer.move(to: PanRecognizerTests.at(1.7e308, 0), time: .zero) == .cancelled)
    #expect(recognizer.translation == .zero)
  }

  // MARK: Velocity

  @Test func velocityOfAnEarlierGestureIsForgotten() {
    var recognizer = PanRecognizer()
    _ = recognizer.press(at: .zero, time: .zero)
    _ = recognizer.release(at: PanRecognizerTests.at(100, 0), time: Instant(0.01))
    #expect(recognizer.velocity(at: Instant(0.01)) != .zero)
    _ = recognizer.press(at: PanRecognizerTests.at(500, 0), time: Instant(0.02))
    #expect(recognizer.velocity(at: Instant(0.02)) == .zero)
  }
}
