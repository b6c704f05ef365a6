import CirclePanX11
import CirclePanXrender
import PanEngine
import Testing
import XServerHarness

@testable import XlibBridge

/// What a painter does where not all goes well, on a real server.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct PainterTests {
  private let server = Result { try XServer() }

  /// A window of 400 × 400 pixels that can be seen.
  private func window() throws -> XlibBridge.Window {
    let connection = try Connection(display: try server.get().display)
    var configuration = WindowConfiguration(
      title: "", instanceName: "", className: "", contentSize: Size(width: 400, height: 400))
    configuration.antialiasing = .on
    let window = Window(connection, configuration)
    window.show()
    XSync(connection.display, False)
    return window
  }

  private func scene(radius: Double = 125) -> PadScene {
    var configuration = PadConfiguration()
    configuration.radius = radius
    return PadScene(configuration, size: Size(width: 400, height: 400))
  }

  /// How many colours there are on the row through the middle: two edges of the circle and two of
  /// the knob are four more where they are soft.
  private func colorsOnARow(_ window: XlibBridge.Window, _ y: Int32 = 190) throws -> Int {
    let image = try #require(
      XGetImage(window.connection.display, window.id, 0, y, 400, 1, .max, ZPixmap))
    defer { CirclePanX11DestroyImage(image) }
    return Set((0..<400).map { CirclePanX11GetPixel(image, $0, 0) }).count
  }

  /// Paints the whole scene, as after a resize, and takes the error that comes of it.
  private func paintAll(
    _ painter: inout Painter, _ window: XlibBridge.Window, at seconds: Double = 0
  ) -> ProtocolError? {
    painter.invalidate()
    painter.paint(scene(), damage: nil, exposed: [], at: Instant(seconds: seconds))
    XSync(window.connection.display, False)
    return window.connection.takeError()
  }

  @Test func `when its pictures are gone, the window is plain, and all goes on`() throws {
    let window = try window()
    var painter = Painter(window)
    // Plain at first.
    let first = paintAll(&painter, window)
    #expect(try first == nil && colorsOnARow(window) == 3)
    let second = paintAll(&painter, window, at: 0.1)
    #expect(second == nil)
    #expect(try colorsOnARow(window) > 3)
    try freePictures(of: window)
    let refusal = paintAll(&painter, window, at: 0.2)
    let error = try #require(refusal)
    let opcode = painter.renderOpcode
    #expect(error.consequence(for: window.id, render: opcode) == .drawingIsLost)
    painter.recover(from: error, at: .zero)
    // Errors about what was given up, such as that it cannot be freed, say nothing new.
    XSync(window.connection.display, False)
    if let echo = window.connection.takeError() { painter.recover(from: echo, at: .zero) }
    let later = paintAll(&painter, window, at: 0.3)
    #expect(later == nil)
    #expect(try colorsOnARow(window) == 3)
  }

  /// Another client may free anything.
  private func freePictures(of window: XlibBridge.Window) throws {
    let vandal = try Connection(display: try server.get().display)
    var major: Int32 = 0
    var minor: Int32 = 0
    #expect(XRenderQueryVersion(vandal.display, &major, &minor) != 0)
    for number in 1..<200 { XRenderFreePicture(vandal.display, window.id + XID(number)) }
    XSync(vandal.display, False)
    _ = vandal.takeError()
  }

  @Test func `a large circle is plain while the window is resized, and soft when it is not`() throws
  {
    let window = try window()
    var painter = Painter(window)
    func paint(at seconds: Double) {
      painter.paint(
        scene(radius: 270), damage: nil, exposed: [], at: Instant(seconds: seconds))
    }
    paint(at: 0.9)
    paint(at: 1)
    let soft = try colorsOnARow(window, 5)
    #expect(soft > 2)
    let asleep = painter.wakeUp == nil
    #expect(asleep)
    // Another scene size shifts the circle by half a pixel: another mask.
    window.size = PixelSize(width: 399, height: 400)
    painter.invalidate()
    func paintShifted(at seconds: Double) {
      var scene = scene(radius: 270)
      scene.handle(.resize(Size(width: 399, height: 400)), at: .zero)
      painter.paint(scene, damage: nil, exposed: [], at: Instant(seconds: seconds))
    }
    paintShifted(at: 2)
    let wakeUp = painter.wakeUp
    let due = try #require(wakeUp)
    #expect(due > Instant(seconds: 2) && due < Instant(seconds: 2.1))
    #expect(try colorsOnARow(window, 5) == 2)
    paintShifted(at: 2.1)
    let asleepAgain = painter.wakeUp == nil
    #expect(asleepAgain)
    #expect(try colorsOnARow(window, 5) > 2)
    #expect(window.connection.takeError() == nil)
  }
}
