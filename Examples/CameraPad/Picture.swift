import Glibc
import PanEngine

/// What a camera sees: towers on a plain, and a cross in the middle.
struct Picture {
  /// Where it is drawn, in the scene.
  let frame: Rect

  /// In metres from where the camera began, the farthest first, since that is drawn first.
  private static let towers: [(x: Double, z: Double, width: Double, height: Double)] = [
    (-90, 110, 14, 26), (8, 110, 9, 34), (62, 100, 12, 22), (-34, 90, 10, 20), (30, 80, 8, 17),
    (-14, 70, 9, 24), (75, 60, 14, 15), (-55, 60, 8, 18), (15, 50, 6, 9), (-24, 44, 6, 7),
  ]
  private static let eyeHeight = 2.0
  private static let sky = Color(red: 0.6, green: 0.78, blue: 0.93)
  private static let plain = Color(red: 0.42, green: 0.52, blue: 0.35)
  private static let wall = Color(red: 0.62, green: 0.36, blue: 0.28)

  func draw(_ camera: Camera, on canvas: inout some Canvas) {
    let pixelsPerDegree = 8 * camera.zoom
    let horizon = frame.center.y + camera.tilt * pixelsPerDegree
    let ground = Rect(minX: frame.minX, minY: horizon, maxX: frame.maxX, maxY: frame.maxY)
    canvas.fill(frame, with: Picture.sky)
    fill(ground, Picture.plain, on: &canvas)
    for tower in Picture.towers {
      let ahead = tower.z - camera.dolly
      let bearing = atan2(tower.x, ahead) * 180 / .pi - camera.pan
      let pixelsPerMetre = pixelsPerDegree * 180 / .pi / Vector(dx: tower.x, dy: ahead).length
      let height = (tower.height / 2 - Picture.eyeHeight) * pixelsPerMetre
      let size = Size(width: tower.width * pixelsPerMetre, height: tower.height * pixelsPerMetre)
      let center = Point(x: frame.center.x + bearing * pixelsPerDegree, y: horizon - height)
      let color = Color.interpolate(from: Picture.wall, to: Picture.sky, fraction: tower.z / 160)
      fill(Rect(center: center, size: size), color, on: &canvas)
    }
    fill(Rect(center: frame.center, size: Size(width: 33, height: 3)), .white, on: &canvas)
    fill(Rect(center: frame.center, size: Size(width: 3, height: 33)), .white, on: &canvas)
  }

  private func fill(_ rect: Rect, _ color: Color, on canvas: inout some Canvas) {
    let visible = rect.intersection(frame)
    if !visible.isEmpty { canvas.fill(visible, with: color) }
  }
}
