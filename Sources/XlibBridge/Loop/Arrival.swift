/// What is left to do when the first frame is on the screen: to tell the desktop that the program
/// has started, and to send the window's icon.
///
/// The icon goes in one size after the other, each when the one before has got to the server and
/// nothing moves: so a slow line is never full of it for long, and is spared the large ones.
struct Arrival {
  /// The marker behind each size. Those of frames count from 1.
  private static let marker = -1
  /// What title bars, lists of windows, and those who switch between them show, in pixels to a
  /// side.
  private static let sides = [16, 32, 48, 64]
  /// How many of them go over a slow line: 5 KB, and not 30.
  private static let fewSides = 2

  private let window: Window
  private var isAnnounced = false
  /// Whether the line has room for another size of the icon, where there is one left.
  private(set) var isFree = false
  private var sent = 0

  init(_ window: Window) {
    self.window = window
  }

  /// A marker is back: the first one comes from behind the first frame.
  mutating func take(marker: Int) {
    if !isAnnounced {
      isAnnounced = true
      isFree = true
      window.announceArrival()
    } else if marker == Arrival.marker {
      isFree = true
    }
  }

  /// Nothing moves: there is time for another size of the icon, over a line that is quick or not.
  mutating func proceed(isQuick: Bool) {
    guard isFree else { return }
    isFree = false
    let count = isQuick ? Arrival.sides.count : Arrival.fewSides
    guard sent < count, let icon = window.icon else { return }
    window.addIcon(icon, side: Arrival.sides[sent], isFirst: sent == 0)
    window.sendFrameMarker(Arrival.marker)
    sent += 1
  }
}
