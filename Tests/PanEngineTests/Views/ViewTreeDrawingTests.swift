import PanEngine
import Testing

@Suite struct ViewTreeDrawingTests {
  @Test func backToFrontAndByLayer() {
    var tree = ViewTree()
    let root = tree.add(View(center: Point(x: 100, y: 100)))
    tree.add(View(shape: .circle(radius: 3), fill: .red), to: root)
    tree.add(
      View(
        shape: .rect(Size(width: 20, height: 10)), center: Point(x: 10, y: 0), fill: .orange,
        layer: .backdrop),
      to: root)
    tree.add(View(shape: .circle(radius: 2), center: Point(x: 1, y: 1), fill: .cyan), to: root)

    var content = RecordingCanvas()
    tree.draw(.content, on: &content)
    #expect(
      content.strokes == [
        .circle(Circle(center: Point(x: 100, y: 100), radius: 3), .red),
        .circle(Circle(center: Point(x: 101, y: 101), radius: 2), .cyan),
      ])
    var backdrop = RecordingCanvas()
    tree.draw(.backdrop, on: &backdrop)
    #expect(
      backdrop.strokes == [.rect(Rect(minX: 100, minY: 95, maxX: 120, maxY: 105), .orange)])
  }

  @Test func aHiddenViewHidesWhatItHolds() {
    var tree = ViewTree()
    let root = tree.add(View(shape: .circle(radius: 3)))
    tree.add(View(shape: .circle(radius: 3)), to: root)
    tree[root].isHidden = true
    var canvas = RecordingCanvas()
    tree.draw(.content, on: &canvas)
    #expect(canvas.strokes.isEmpty)
  }

  @Test func whatLiesOutsideTheClipIsLeftOut() {
    var tree = ViewTree()
    let root = tree.add(View(shape: .circle(radius: 3), fill: .red))
    tree.add(View(shape: .circle(radius: 3), center: Point(x: 50, y: 50), fill: .cyan), to: root)
    var canvas = RecordingCanvas(clip: Rect(minX: 40, minY: 40, maxX: 48, maxY: 48))
    tree.draw(.content, on: &canvas)
    #expect(canvas.discs.map(\.color) == [.cyan], "a child is not left out with its parent")
  }
}
