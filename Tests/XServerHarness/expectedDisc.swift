/// The pixels that a disc about a pixel corner has when it is drawn without anti-aliasing.
///
/// X fills the pixels whose centre, taken at whole coordinates, is nearer than d/2 to the centre of
/// the arc's square. The program draws a disc of radius r about the corner C with d = 2r + 1 at C −
/// r − 1, so that the centre is C − 1/2 on both axes, and the disc is exactly 2r pixels wide and
/// symmetric. No pixel lies just on the edge: in half pixels, two odd squares never add up to an
/// odd square.
///
/// - Parameters:
///   - center: The corner in the middle.
///   - radius: In pixels, 0 or more; 0 gives no pixel.
public func expectedDisc(center: PixelPoint, radius: Int) -> Set<PixelPoint> {
  var points: Set<PixelPoint> = []
  let diameter = 2 * radius + 1
  for y in -radius..<radius {
    for x in -radius..<radius {
      let (across, down) = (2 * x + 1, 2 * y + 1)
      if across * across + down * down < diameter * diameter {
        points.insert(PixelPoint(center.x + x, center.y + y))
      }
    }
  }
  return points
}
