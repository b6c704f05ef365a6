/// Where a knob belongs and where it is wanted, from the limit's middle, y down.
struct Places: Equatable, Sendable {
  /// Where it belongs when nobody holds it.
  var rest: Point
  /// Where the hand that holds it wants it, or where the keys lead it from; else where it is.
  var wanted: Point

  /// The same in a frame in which everything is so many times as far from the middle; to the last
  /// bit where that is 1.
  func scaled(by factor: Double) -> Places {
    Places(rest: rest.scaled(by: factor), wanted: wanted.scaled(by: factor))
  }
}
