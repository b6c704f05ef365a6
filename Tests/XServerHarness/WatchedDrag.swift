/// A knob that a hand drags to and fro at 200 Hz, with a look after each motion: how old is what is
/// shown.
///
/// For more than ten seconds no two motions lead to the same place, so that a picture tells which
/// motion it shows, however late it comes.
public struct WatchedDrag {
  /// What there was to see at a moment.
  public struct Look: Sendable {
    /// Since the beginning, in seconds.
    public let time: Double
    /// Which motion led to where the knob was, counted from 0.
    public let motion: Int
    /// How long ago that motion was, in seconds.
    public let age: Double
  }

  /// Motions in a second.
  private static let rate = 200
  /// Motions from one side to the other, and pixels to either side.
  private static let (sweep, reach) = (100, 100)
  /// Rows, two pixels apart, one for each sweep: the knob lies on the middle one all the time.
  private static let rows = 21

  /// One for each time that the knob could be seen.
  public private(set) var looks: [Look] = []

  /// Drags a knob of the default scene's size that is red and held in the middle of its circle.
  ///
  /// - Parameters:
  ///   - user: Whose hand and eyes it takes.
  ///   - center: Of the circle, on the screen.
  ///   - seconds: For how long.
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone.
  public init(
    by user: XClient, around center: PixelPoint, seconds: Double
  ) throws(HarnessError) {
    let start = ContinuousClock.now
    var motions: [(place: PixelPoint, time: Double)] = []
    for step in 0..<Int(seconds * Double(WatchedDrag.rate)) {
      pause(until: start + .seconds(1) * step / WatchedDrag.rate)
      let place = WatchedDrag.place(step, around: center)
      motions.append((place, (ContinuousClock.now - start) / .seconds(1)))
      user.movePointer(to: place)
      guard let knob = try user.findKnob(.red, around: center) else { continue }
      let time = (ContinuousClock.now - start) / .seconds(1)
      if let motion = motions.lastIndex(where: { $0.place.isBeside(knob) }) {
        looks.append(Look(time: time, motion: motion, age: time - motions[motion].time))
      }
    }
  }

  /// Where a motion leads: two pixels on, and two down after each sweep.
  private static func place(_ step: Int, around center: PixelPoint) -> PixelPoint {
    let way = 2 * (step % sweep) - reach
    let (dx, row) = ((step / sweep).isMultiple(of: 2) ? way : -way, step / sweep % rows)
    return PixelPoint(center.x + dx, center.y + 2 * row - (rows - 1))
  }

  /// The median age of what was shown in that time, in seconds; nil where nothing was seen.
  ///
  /// - Parameter times: Since the beginning, in seconds.
  public func medianAge(in times: Range<Double>) -> Double? {
    let ages = looks.filter { times.contains($0.time) }.map(\.age).sorted()
    return ages.isEmpty ? nil : ages[ages.count / 2]
  }

  /// How many pictures that are other than the one before there were in a second; nil where nothing
  /// was seen.
  ///
  /// - Parameter time: What was before is left out, in seconds since the beginning.
  public func picturesPerSecond(from time: Double) -> Double? {
    let looks = looks.filter { $0.time >= time }
    guard let first = looks.first, let last = looks.last, last.time > first.time else { return nil }
    let changes = zip(looks, looks.dropFirst()).count { $0.motion != $1.motion }
    return Double(changes) / (last.time - first.time)
  }
}

extension PixelPoint {
  /// Whether the other one is this one, or the next in any direction, as discs that other programs
  /// draw may lie.
  public func isBeside(_ other: PixelPoint) -> Bool {
    abs(x - other.x) <= 1 && abs(y - other.y) <= 1
  }
}
