import Randomness
import Testing

@testable import PanEngine

@Suite struct SnapTests {
  @Test(
    "The nearest bearing, at the same distance",
    arguments: [
      (4, Vector(dx: 100, dy: 30), Vector(dx: 104.403, dy: 0)),
      (4, Vector(dx: -3, dy: -50), Vector(dx: 0, dy: -50.0899)),
      (8, Vector(dx: 100, dy: 30), Vector(dx: 104.403, dy: 0)),
      (8, Vector(dx: 100, dy: 60), Vector(dx: 82.4621, dy: 82.4621)),
      (8, Vector(dx: -10, dy: 9), Vector(dx: -9.5131, dy: 9.5131)),
      (3, Vector(dx: -10, dy: 10), Vector(dx: -7.0711, dy: 12.2474)),
      (1, Vector(dx: -10, dy: 0), Vector(dx: 10, dy: 0)),
    ])
  func directions(_ count: Int, _ from: Vector, _ to: Vector) {
    let place = Snap.directions(count).place(for: .zero + from, radius: 125)
    #expect(isClose(place - .zero, to, within: 1e-3))
  }

  /// On an axis the other coordinate is 0, and not the sine of π.
  @Test func axesAreMetExactly() {
    for (x, y) in [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)] {
      let place = Snap.directions(8).place(
        for: Point(x: 50 * x + 3 * y, y: 50 * y - 3 * x), radius: 125)
      #expect(x == 0 ? place.x == 0 : place.y == 0)
    }
  }

  @Test func theMiddleHasNoBearing() {
    for snap in [Snap.none, .directions(4), .directions(0), .rings([1]), .center(within: 0.5)] {
      #expect(snap.place(for: .zero, radius: 125) == .zero)
      #expect(snap.place(for: .zero, radius: 0) == .zero)
    }
  }

  @Test func theMiddleTakesWhatIsNear() {
    let snap = Snap.center(within: 0.2)
    #expect(snap.place(for: Point(x: 24.9, y: 0), radius: 125) == .zero)
    #expect(snap.place(for: Point(x: 25, y: 0), radius: 125) == Point(x: 25, y: 0))
  }

  @Test(arguments: [(10.0, 0.0), (31, 0), (32, 62.5), (93, 62.5), (94, 125), (300, 125)])
  func rings(_ distance: Double, _ ring: Double) {
    let snap = Snap.rings([0, 0.5, 1])
    let place = snap.place(for: Point(x: 0.6 * distance, y: -0.8 * distance), radius: 125)
    #expect(isClose(place - .zero, Vector(dx: 0.6, dy: -0.8) * ring))
    let nowhere = Point(x: distance, y: 1)
    #expect(Snap.rings([]).place(for: nowhere, radius: 125) == nowhere)
  }

  /// A knob that rests, and is looked at again, does not creep.
  @Test(arguments: [
    Snap.none, .directions(4), .directions(8), .directions(7), .center(within: 0.3),
    .rings([0, 0.4, 1]),
  ])
  func aPlaceIsItsOwnPlace(_ snap: Snap) {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      let place = snap.place(for: random.point(within: 200), radius: 125)
      #expect(snap.place(for: place, radius: 125) == place)
    }
  }

  // MARK: In the pad

  @Test func aDraggedKnobIsDrawnAtTheNearestBearing() {
    var hand = Hand {
      $0.snap = .directions(4)
      $0.leave = .clamp
    }
    hand.press(200, 200)
    hand.drag(to: 260, 190)
    #expect(hand.offset.dy == 0 && isClose(hand.offset.dx, 60.8276, within: 1e-3))
    #expect(hand.last?.y == 0, "and reads as it is drawn")
    hand.drag(to: 190, 140)
    #expect(hand.offset.dx == 0 && hand.offset.dy < -60)
    hand.drag(to: 900, 300)
    #expect(isClose(hand.offset, Vector(dx: 125, dy: 0)) && hand.offset.dy == 0)
    #expect(hand.last.map { isClose($0.x, 1) } == true)
    hand.drag(to: 200, 200)
    #expect(hand.offset == .zero)
  }

  @Test func leavingGoesByThePointer() {
    var hand = Hand { $0.snap = .directions(4) }
    hand.press(200, 200)
    hand.drag(to: 324, 200)
    hand.drag(to: 324, 230)
    #expect(hand.phases == [.began, .changed, .cancelled])
    #expect(hand.offset == Vector(dx: 125, dy: 0))
  }

  @Test(
    "A released knob stays snapped",
    arguments: [
      (Snap.directions(8), Vector(dx: 100, dy: 10), Vector(dx: 100.4988, dy: 0)),
      (.center(within: 0.5), Vector(dx: 40, dy: 0), .zero),
      (.center(within: 0.5), Vector(dx: 80, dy: 0), Vector(dx: 80, dy: 0)),
      (.rings([0.4, 1]), Vector(dx: 0, dy: 70), Vector(dx: 0, dy: 50)),
    ])
  func released(_ snap: Snap, _ to: Vector, _ rest: Vector) {
    for release in [Release.holds(.both), .glides] {
      var hand = PadReleaseTests.handThatDrags(to.dx, to.dy) {
        $0.snap = snap
        $0.release = release
      }
      hand.release()
      hand.waitForRest()
      #expect(isClose(hand.offset, rest, within: 1e-3))
      #expect(hand.last.map { isClose($0.x * 125, rest.dx, within: 1e-3) } == true)
    }
  }

  @Test func aGlideSnapsOnItsWay() {
    var hand = Hand {
      $0.snap = .directions(4)
      $0.release = .glides
    }
    hand.press(200, 200)
    for step in 1...10 {
      hand.wait(0.01)
      hand.drag(to: 200 + 5 * Double(step), 200 + Double(step))
    }
    hand.release()
    hand.waitForRest()
    #expect(hand.frames.allSatisfy { $0.offset.dy == 0 && $0.knobIsInside })
    #expect(hand.last?.y == 0 && hand.last.map { isClose($0.x * 125, hand.offset.dx) } == true)
  }

  @Test func aSnappedKnobDoesNotStretch() {
    var hand = Hand {
      $0.snap = .directions(4)
      $0.leave = .rubberBand
    }
    hand.press(200, 200)
    hand.drag(to: 500, 210)
    #expect(hand.offset == Vector(dx: 125, dy: 0))
  }

  @Test func onAnAxisOnlyThePositionAlongItSnaps() {
    var hand = Hand {
      $0.snap = .directions(4)
      $0.shape = .horizontal
    }
    hand.press(200, 200)
    hand.drag(to: 230, 900)
    #expect(isClose(hand.offset, Vector(dx: 30, dy: 0)))
  }
}
