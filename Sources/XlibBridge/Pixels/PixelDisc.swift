/// A disc of `radius` device pixels about the corner where four pixels meet: the pixel (x, y) lies
/// right of and below the corner (x, y).
///
/// A pixel belongs to it when the pixel's middle is less than `radius` + 0.5 from the corner, and
/// so it is exactly twice `radius` pixels wide, and symmetric. That is `XFillArc` with the odd
/// diameter 2r + 1: even diameters are never symmetric, and odd ones are one pixel narrower than
/// their name and begin one pixel late, for the server fills what lies strictly within, with the
/// middles of pixels at whole coordinates.
struct PixelDisc: Equatable {
  let x: Int
  let y: Int
  let radius: Int

  /// The smallest rectangle around its pixels.
  var bounds: PixelRect {
    PixelRect(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
  }

  /// What `XFillArc` takes for a whole circle.
  struct Arc: Equatable {
    let x: Int
    let y: Int
    let diameter: Int
  }

  /// The same disc for `XFillArc`; nil where its 16-bit coordinates cannot hold all of it.
  var arc: Arc? {
    let arc = Arc(x: x - radius - 1, y: y - radius - 1, diameter: 2 * radius + 1)
    let fits =
      arc.diameter <= PixelSize.limit
      && arc.x >= -PixelSize.limit && arc.y >= -PixelSize.limit
      && arc.x + arc.diameter <= PixelSize.limit && arc.y + arc.diameter <= PixelSize.limit
    return fits ? arc : nil
  }

  /// The same disc as rectangles, as far as it lies in `clip`, top to bottom: for discs that are
  /// too large for `XFillArc`. Rows of the same extent are one rectangle, so that a disc that fills
  /// the clip costs no more than that.
  ///
  /// Exact up to a radius of 10 million pixels; above, the edge is right to a pixel.
  func spans(in clip: PixelRect) -> [PixelRect] {
    var spans: [PixelRect] = []
    let rows = bounds.intersection(clip)
    if rows.isEmpty { return spans }
    for row in rows.minY..<rows.maxY {
      let reach = reach(inRow: row)
      let span = PixelRect(minX: x - reach, minY: row, maxX: x + reach, maxY: row + 1)
        .intersection(clip)
      if span.isEmpty { continue }
      if let last = spans.last, last.maxY == row, last.minX == span.minX, last.maxX == span.maxX {
        spans[spans.count - 1].maxY = row + 1
      } else {
        spans.append(span)
      }
    }
    return spans
  }

  /// How many pixels of a row lie on either side of the middle.
  ///
  /// In half pixels the middle of the k-th pixel to a side is 2k + 1 away, and it belongs to the
  /// disc where (2k + 1)² + (2j + 1)² < (2r + 1)². The two are never equal, as they differ modulo
  /// 8.
  private func reach(inRow row: Int) -> Int {
    let radius = Double(2 * self.radius + 1)
    let distance = Double(2 * (row - y) + 1).magnitude
    if distance >= radius { return 0 }
    let halfChord = ((radius - distance) * (radius + distance)).squareRoot()
    return max(0, Int(((halfChord - 1) / 2).rounded(.up)))
  }
}
