import PanEngine

/// What somebody in front of the screen sees at a moment.
struct Frame: Equatable {
  var time: Instant
  /// The limit circle. One of radius 0 is not drawn: it is a see-through disc here, in the scene's
  /// middle.
  var circle: Disc
  /// The knob, of the first pad where there are several.
  var knob: Disc
  /// The way of each pad's knob from the middle of its column, in logical pixels, y down.
  var offsets: [Vector]

  /// Looks at a scene.
  init(of scene: PadScene, at time: Instant) {
    var backdrop = RecordingCanvas()
    scene.drawBackdrop(on: &backdrop)
    var content = RecordingCanvas()
    scene.draw(on: &content)
    self.time = time
    circle =
      backdrop.discs.first
      ?? Disc(center: Rect(scene.size).center, radius: 0, color: .white.withOpacity(0))
    knob = content.discs.first ?? Frame.missing
    let width = scene.size.width / Double(content.discs.count)
    offsets = content.discs.enumerated().map { index, disc in
      disc.center - Point(x: (Double(index) + 0.5) * width, y: scene.size.height / 2)
    }
  }

  /// The way from the circle's middle to the knob's, in logical pixels, y down.
  var offset: Vector { knob.center - circle.center }

  /// Whether the knob's middle is drawn in the circle. Adding the circle's own place in the scene
  /// may round, by far less than a pixel.
  var knobIsInside: Bool { offset.length <= circle.radius + 1e-9 }

  /// Stands for a knob that is not drawn; it cannot be taken for one that is.
  private static let missing = Disc(
    center: Point(x: -1e9, y: -1e9), radius: -1, color: Color(red: 0, green: 0, blue: 0))
}
