import PanEngine
import Testing

/// Sticks side by side.
@Suite struct SeveralPadsTests {
  private static let finger = Pointer(kind: .touch, number: 1)

  private static func hand(
    _ pads: Int, _ configure: (inout PadConfiguration) -> Void = { _ in }
  ) -> Hand {
    Hand(pads: pads, size: Size(width: 400 * Double(pads), height: 400)) {
      $0.slop = PanRecognizer.Slop(0)
      configure(&$0)
    }
  }

  private static func knobs(_ hand: Hand) -> [Point] {
    var canvas = RecordingCanvas()
    hand.scene.draw(on: &canvas)
    return canvas.discs.map(\.center)
  }

  @Test("Each is in the middle of its column", arguments: 1...4)
  func columns(_ pads: Int) {
    var hand = SeveralPadsTests.hand(pads)
    let middles = (0..<pads).map { Point(x: 200 + 400 * Double($0), y: 200) }
    #expect(SeveralPadsTests.knobs(hand) == middles)
    let circles = hand.backdrop.dropFirst()
    #expect(
      Array(circles)
        == middles.map { .circle(Circle(center: $0, radius: 125), .orange.withOpacity(0.5)) })
    hand.happen(.resize(Size(width: 1000, height: 300)))
    let width = 1000 / Double(pads)
    #expect(
      SeveralPadsTests.knobs(hand)
        == (0..<pads).map { Point(x: (Double($0) + 0.5) * width, y: 150) })
  }

  @Test("They are numbered from 1, from left to right", arguments: 1...4)
  func numbers(_ pads: Int) {
    for pad in 1...pads {
      var hand = SeveralPadsTests.hand(pads)
      let x = 400 * Double(pad) - 200
      hand.press(x, 200)
      hand.drag(to: x + 25, 200)
      hand.release()
      #expect(hand.readings.allSatisfy { $0.pad == pad })
      #expect(hand.readings.map(\.x) == [0, 0.2, 0])
      #expect(hand.readings.map(\.sequence) == [1, 2, 3])
    }
  }

  @Test func twoAtOnceWithTwoPointers() {
    var hand = SeveralPadsTests.hand(2)
    hand.press(200, 200)
    hand.press(600, 200, pointer: SeveralPadsTests.finger)
    hand.drag(to: 250, 200)
    hand.drag(to: 600, 260, pointer: SeveralPadsTests.finger)
    #expect(SeveralPadsTests.knobs(hand) == [Point(x: 250, y: 200), Point(x: 600, y: 260)])
    hand.release(600, 260, pointer: SeveralPadsTests.finger)
    #expect(hand.scene.isHeld)
    hand.drag(to: 260, 200)
    hand.drag(to: 260, 900)
    #expect(hand.readings(ofPad: 1).map(\.phase) == [.began, .changed, .changed, .cancelled])
    #expect(hand.readings(ofPad: 2).map(\.phase) == [.began, .changed, .ended])
    #expect(hand.readings.map(\.sequence) == Array(1...7), "one count for all")
    hand.waitForRest()
    #expect(SeveralPadsTests.knobs(hand) == [Point(x: 200, y: 200), Point(x: 600, y: 200)])
  }

  @Test func aGestureOfOneIsClosedForThatOneOnly() {
    var hand = SeveralPadsTests.hand(2)
    hand.press(200, 200)
    hand.drag(to: 200, 900)
    hand.release()
    hand.press(600, 200)
    #expect(hand.last?.pad == 2 && hand.last?.phase == .began)
  }

  @Test(
    "What ends one ends all",
    arguments: [Input.unmap, .close, .grabLost, .keyPress(.escape)])
  func endsAll(_ input: Input) {
    var hand = SeveralPadsTests.hand(3)
    hand.press(200, 200)
    hand.press(600, 200, pointer: SeveralPadsTests.finger)
    hand.happen(input)
    #expect(hand.readings(ofPad: 1).map(\.phase) == [.began, .cancelled])
    #expect(hand.readings(ofPad: 2).map(\.phase) == [.began, .cancelled])
    #expect(hand.readings(ofPad: 3).isEmpty)
  }

  @Test func aResizeKeepsEachOffset() {
    var hand = SeveralPadsTests.hand(2)
    hand.press(200, 200)
    hand.drag(to: 240, 200)
    hand.press(600, 200, pointer: SeveralPadsTests.finger)
    hand.drag(to: 600, 170, pointer: SeveralPadsTests.finger)
    hand.happen(.resize(Size(width: 500, height: 600)))
    #expect(SeveralPadsTests.knobs(hand) == [Point(x: 165, y: 300), Point(x: 375, y: 270)])
    #expect(hand.phases == [.began, .changed, .began, .changed])
  }

  // MARK: Which one the keys drive

  /// Which of the pads has a ring around it, from 1; empty for none.
  private static func ringed(_ hand: Hand) -> [Int] {
    hand.backdrop.compactMap { stroke in
      guard case .circle(let circle, _) = stroke, circle.radius > 125 else { return nil }
      return Int(circle.center.x / 400) + 1
    }
  }

  @Test func tabGoesAroundAndShiftTabBack() {
    var hand = SeveralPadsTests.hand(4)
    #expect(SeveralPadsTests.ringed(hand) == [], "before a key was used there is no ring")
    var rings: [[Int]] = []
    for _ in 0..<5 {
      hand.pressKey(.tab)
      hand.releaseKey(.tab)
      rings.append(SeveralPadsTests.ringed(hand))
    }
    #expect(rings == [[2], [3], [4], [1], [2]])
    hand.pressKey(.leftShift)
    rings = []
    for _ in 0..<4 {
      hand.pressKey(.tab)
      rings.append(SeveralPadsTests.ringed(hand))
    }
    #expect(rings == [[1], [4], [3], [2]])
    hand.releaseKey(.leftShift)
    hand.pressKey(.tab)
    #expect(SeveralPadsTests.ringed(hand) == [3])
    hand.pressKey(.arrow(.up))
    #expect(hand.last?.pad == 3)
  }

  /// So that it goes back too where the shift key went down before the window had the keyboard.
  @Test func aTabUnderItsShiftedNameGoesBackWhateverIsDown() {
    var hand = SeveralPadsTests.hand(3)
    hand.pressKey(.backTab)
    #expect(SeveralPadsTests.ringed(hand) == [3])
    hand.pressKey(.rightShift)
    hand.pressKey(.backTab)
    #expect(SeveralPadsTests.ringed(hand) == [2])
  }

  @Test func anArrowShowsWhichPadItDrives() {
    var hand = SeveralPadsTests.hand(2)
    hand.pressKey(.arrow(.left))
    #expect(SeveralPadsTests.ringed(hand) == [1])
    #expect(hand.last?.pad == 1)
  }

  @Test func onePadNeedsNoRing() {
    var hand = SeveralPadsTests.hand(1)
    hand.pressKey(.tab)
    hand.pressKey(.arrow(.left))
    #expect(SeveralPadsTests.ringed(hand) == [])
    #expect(hand.backdrop.count == 2)
  }

  /// The limit's colour is the same whether it is chosen or not.
  @Test func theRingLiesAroundTheLimitAndNotUnderIt() {
    var hand = SeveralPadsTests.hand(2)
    _ = hand.takeDamage()
    hand.pressKey(.tab)
    let second = Array(hand.backdrop.suffix(3))
    let middle = Point(x: 600, y: 200)
    #expect(second.count == 3)
    #expect(second[1] == .circle(Circle(center: middle, radius: 125), .white))
    #expect(second[2] == .circle(Circle(center: middle, radius: 125), .orange.withOpacity(0.5)))
    let damage = hand.takeDamage()
    #expect(damage?.includesBackdrop == true)
    #expect(damage?.rect == Rect(minX: 471, minY: 71, maxX: 729, maxY: 329))
  }

  @Test func tabEndsWhatTheKeysLeadAndTheKeyThatIsDownLeadsNothing() {
    var hand = SeveralPadsTests.hand(2)
    hand.pressKey(.arrow(.right))
    hand.pressKey(.tab)
    #expect(hand.phases == [.began, .ended])
    hand.pressKey(.arrow(.right))
    #expect(hand.phases == [.began, .ended], "its repetition is no new press")
    hand.releaseKey(.arrow(.right))
    hand.pressKey(.arrow(.right))
    #expect(hand.last?.pad == 2 && hand.last?.phase == .began)
  }

  @Test func theMouseHoldsOneAndTheKeysDriveTheOther() {
    var hand = SeveralPadsTests.hand(2)
    hand.press(200, 200)
    hand.pressKey(.tab)
    hand.pressKey(.arrow(.up))
    hand.drag(to: 230, 200)
    #expect(SeveralPadsTests.knobs(hand) == [Point(x: 230, y: 200), Point(x: 600, y: 75)])
    hand.releaseKey(.arrow(.up))
    // The keys are for the one that the mouse holds now, which does not hear them.
    hand.pressKey(.tab)
    hand.pressKey(.arrow(.down))
    #expect(SeveralPadsTests.knobs(hand).first == Point(x: 230, y: 200))
    hand.release()
    #expect(hand.readings(ofPad: 1).map(\.phase) == [.began, .changed, .ended])
    #expect(hand.readings(ofPad: 2).map(\.phase) == [.began, .ended])
  }
}
