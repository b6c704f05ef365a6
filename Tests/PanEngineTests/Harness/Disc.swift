import PanEngine

/// A disc as it was painted: where, how large, in which colour.
struct Disc: Equatable {
  var center: Point
  var radius: Double
  var color: Color
}
