/// What tells the masks of discs apart: the size, and where between two pixels the middle lies.
///
/// A mask is square, and its middle lies `reach` whole pixels and the phase from the left and top.
struct MaskShape: Equatable {
  /// Sixty-fourths of a device pixel.
  let radius: Int
  /// Quarters of a device pixel, from 0 to 3.
  let phaseX: Int
  /// Quarters of a device pixel, from 0 to 3.
  let phaseY: Int

  /// Whole pixels from the middle to the left and top edges.
  var reach: Int { (radius + 63) >> 6 }
  /// The whole number of eighths of a device pixel that is nearest to the radius.
  var eighths: Int { (radius + 4) >> 3 }
  /// Width and height in device pixels.
  var side: Int { 2 * reach + 1 }
  /// What it takes of the server's memory.
  var bytes: Int { side * side }

  /// Whether all of it may be drawn at eight times its size at once, in at most 1 MiB; else it is
  /// made of tiles.
  var isSmall: Bool { reach <= 63 }
  /// Whether it is made so quickly that nobody minds.
  var isQuick: Bool { reach <= 256 }
  /// Whether it is worth having: at most 8 MiB. No screen shows the whole rim of a larger one.
  var isPossible: Bool { reach <= 1447 }
}
