internal import CirclePanX11

/// Moves a window that has no frame by its background, and gives it another size by the corners of
/// that. The manager does both, as with its own frames: its edges and its keys to end it count here
/// too.
struct BackgroundHandle {
  /// What the manager is to do, as the specification of `_NET_WM_MOVERESIZE` numbers it.
  enum Action: Int {
    case resizeTopLeft = 0
    case resizeTopRight = 2
    case resizeBottomRight = 4
    case resizeBottomLeft = 6
    case move = 8

    /// What a press at (x, y) in a window of that size means, in device pixels. The corners are
    /// squares with sides of `corner`, or of a third of the window where that is small.
    init(x: Int, y: Int, in size: PixelSize, corner: Int) {
      let width = min(corner, size.width / 3)
      let height = min(corner, size.height / 3)
      let isTop = y < height
      self =
        switch (x < width, x >= size.width - width, isTop || y >= size.height - height) {
        case (true, _, true): isTop ? .resizeTopLeft : .resizeBottomLeft
        case (_, true, true): isTop ? .resizeTopRight : .resizeBottomRight
        default: .move
        }
    }
  }

  /// The sides of a corner, in logical pixels: more than a frame's, as nothing shows where it is.
  private static let corner = 24.0

  private let window: Window
  private var press = Press()

  /// Where and when the primary button went down.
  private struct Press {
    var x: Int32 = 0
    var y: Int32 = 0
    /// The same place on the root window.
    var rootX: Int32 = 0
    var rootY: Int32 = 0
    var time: Time = 0
  }

  init(_ window: Window) {
    self.window = window
  }

  /// Notes where the primary button went down, as the scene is not told where that is on the
  /// screen.
  mutating func note(_ event: XEvent) {
    guard event.type == ButtonPress, event.xbutton.button == 1 else { return }
    press.x = event.xbutton.x
    press.y = event.xbutton.y
    press.rootX = event.xbutton.x_root
    press.rootY = event.xbutton.y_root
    press.time = event.xbutton.time
  }

  /// Hands the pointer, whose button is still down, over to the manager.
  func handOver(_ grip: PointerGrip) {
    let connection = window.connection
    if connection.isLost { return }
    let corner = Int((BackgroundHandle.corner * window.grid.scale).rounded())
    let action = Action(x: Int(press.x), y: Int(press.y), in: window.size, corner: corner)
    // As long as the server's grab for the button is ours, the manager cannot take the pointer.
    grip.letGo(for: window, at: press.time)
    // From an application (1), and with the first button.
    window.tellManager(.moveResize, (Int(press.rootX), Int(press.rootY), action.rawValue, 1, 1))
  }
}
