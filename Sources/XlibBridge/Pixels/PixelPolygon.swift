/// A convex polygon whose corners are corners of device pixels: the pixel (x, y) lies right of and
/// below the corner (x, y).
///
/// `XFillPolygon` takes a pixel for one of the polygon's when the pixel's own top left corner lies
/// within, or on the left or top edge. For upright edges that is the rule of rectangles here.
struct PixelPolygon: Equatable {
  /// Where four pixels meet.
  struct Corner: Equatable {
    let x: Int
    let y: Int
  }

  /// In order, clockwise on the screen; at least three, and no three of them in a line.
  let corners: [Corner]

  /// The smallest convex polygon around some corners, in whatever order: rounding may have dented
  /// what was convex, and X may draw anything for a dented polygon that is said to be convex. nil
  /// where it has no area.
  ///
  /// The monotone chain of Andrew, "Another Efficient Algorithm for Convex Hulls in Two Dimensions"
  /// (1979).
  init?(around corners: [Corner]) {
    let sorted = corners.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
    let top = PixelPolygon.chain(sorted)
    let bottom = PixelPolygon.chain(sorted.reversed())
    self.corners = top.dropLast() + bottom.dropLast()
    if self.corners.count < 3 { return nil }
  }

  /// The smallest rectangle around its pixels.
  var bounds: PixelRect {
    var bounds = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    for corner in corners {
      bounds.minX = min(bounds.minX, corner.x)
      bounds.minY = min(bounds.minY, corner.y)
      bounds.maxX = max(bounds.maxX, corner.x)
      bounds.maxY = max(bounds.maxY, corner.y)
    }
    return bounds
  }

  /// The corners from the first to the last that leave all others on the right-hand side of the
  /// way, as it looks on the screen.
  private static func chain(_ corners: [Corner]) -> [Corner] {
    var chain: [Corner] = []
    for corner in corners {
      while chain.count >= 2, turn(chain[chain.count - 2], chain[chain.count - 1], corner) <= 0 {
        chain.removeLast()
      }
      chain.append(corner)
    }
    return chain
  }

  /// Positive where the way turns right at the second corner.
  private static func turn(_ first: Corner, _ second: Corner, _ third: Corner) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }
}
