import PanEngine
import Randomness
import Testing

/// Whatever is done to a tree: what looks different afterwards lies within the damage.
@Suite struct ViewTreeRandomDamageTests {
  private struct Player {
    var tree = ViewTree()
    var views: [ViewID] = []
    var random: SeededGenerator

    mutating func act() {
      views.removeAll { !tree.contains($0) }
      guard let view = views.randomElement(using: &random), views.count >= 3 else {
        return add()
      }
      switch Int.random(in: 0..<10, using: &random) {
      case 0...3: tree[view].center = place()
      case 4: tree[view].isHidden.toggle()
      case 5: tree[view].fill = [.red, .cyan, .white].randomElement(using: &random) ?? .red
      case 6: tree.bringToFront(view)
      case 7: tree.remove(view)
      default: add()
      }
    }

    private mutating func add() {
      let parent = views.filter { tree.contains($0) }.randomElement(using: &random)
      let isNested = Int.random(in: 0..<4, using: &random) > 0
      let layer: View.Layer = Int.random(in: 0..<4, using: &random) == 0 ? .backdrop : .content
      views.append(
        tree.add(
          View(shape: .circle(radius: radius), center: place(), fill: .cyan, layer: layer),
          to: isNested ? parent : nil))
    }

    /// One of few places, so that things often come back to where they were.
    private mutating func place() -> Point {
      Point(
        x: Double(Int.random(in: 0..<3, using: &random) * 100),
        y: Double(Int.random(in: 0..<3, using: &random) * 100))
    }

    /// The colours of the discs at each place, back to front.
    func picture(_ layer: View.Layer) -> [Point: [Color]] {
      var canvas = RecordingCanvas()
      tree.draw(layer, on: &canvas)
      return canvas.discs.reduce(into: [:]) { picture, disc in
        picture[disc.center, default: []].append(disc.color)
      }
    }
  }

  private static let radius = 5.0

  @Test(arguments: UInt64(1)...40)
  func whatLooksDifferentIsDamage(_ seed: UInt64) {
    var player = Player(random: SeededGenerator(seed: seed))
    for _ in 0..<200 {
      let content = player.picture(.content)
      let backdrop = player.picture(.backdrop)
      for _ in 0..<Int.random(in: 1...5, using: &player.random) { player.act() }
      let contentPlaces = differences(content, player.picture(.content))
      let backdropPlaces = differences(backdrop, player.picture(.backdrop))
      let damage = player.tree.takeDamage()
      for place in contentPlaces + backdropPlaces { #expect(covers(damage, place)) }
      if !backdropPlaces.isEmpty { #expect(damage?.includesBackdrop == true) }
    }
  }

  /// Where two pictures are not the same.
  private func differences(_ before: [Point: [Color]], _ after: [Point: [Color]]) -> [Point] {
    Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
  }

  private func covers(_ damage: Damage?, _ place: Point) -> Bool {
    guard let damage else { return false }
    let bounds = Circle(center: place, radius: ViewTreeRandomDamageTests.radius).bounds
    return damage.rect.union(bounds) == damage.rect
  }
}
