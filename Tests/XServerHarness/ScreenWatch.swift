import CirclePanX11
import Glibc

/// Sees what is drawn on a screen when it is drawn: sleeps until the server's DAMAGE extension says
/// that something looks different, instead of looking again and again.
///
/// Loaded at run time, as ``XTest`` is, and for one thread alone.
public final class ScreenWatch {
  private typealias Query =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32
  private typealias Create = @convention(c) (OpaquePointer?, UInt, Int32) -> UInt

  /// Each rectangle that is drawn is told by itself (XDamageReportRawRectangles).
  private static let eachRectangle: Int32 = 0

  /// Why there can be no watch where the library is missing.
  public static let requirement = "needs libXdamage.so.1"

  private let client: XClient
  private let colors: PixelColors
  private let eventType: Int32
  /// How many times something was drawn so far, as far as it was looked for.
  public private(set) var drawings = 0

  /// Watches all of the screen from now on. All events of that client are the watch's.
  ///
  /// - Throws: ``HarnessError/missing(_:)`` without the library or the extension.
  public init(_ client: XClient) throws(HarnessError) {
    guard let library = dlopen("libXdamage.so.1", RTLD_NOW),
      let query = dlsym(library, "XDamageQueryExtension"),
      let create = dlsym(library, "XDamageCreate")
    else { throw .missing(ScreenWatch.requirement) }
    var (events, errors): (Int32, Int32) = (0, 0)
    let connection = client.connection
    guard unsafeBitCast(query, to: Query.self)(connection, &events, &errors) != 0,
      let colors = ScreenWatch.colors(of: client)
    else { throw .missing("DAMAGE on \(client.server.display)") }
    eventType = events
    self.colors = colors
    self.client = client
    _ = unsafeBitCast(create, to: Create.self)(
      connection, client.root.id, ScreenWatch.eachRectangle)
    client.sync()
  }

  private static func colors(of client: XClient) -> PixelColors? {
    guard let attributes = client.root.attributes,
      let picture = XGetImage(client.connection, client.root.id, 0, 0, 1, 1, .max, ZPixmap)
    else { return nil }
    defer { _ = picture.pointee.f.destroy_image(picture) }
    return PixelColors(client.connection, picture.pointee, colormap: attributes.colormap)
  }

  /// The colour of one pixel of the screen, in one round trip.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where the server is gone.
  public func pixel(_ point: PixelPoint) throws(HarnessError) -> RGB {
    guard
      let picture = XGetImage(
        client.connection, client.root.id, Int32(point.x), Int32(point.y), 1, 1, .max, ZPixmap)
    else { throw .refused("pixel \(point)") }
    defer { _ = picture.pointee.f.destroy_image(picture) }
    return colors[picture.pointee.f.get_pixel(picture, 0, 0)]
  }

  /// Sleeps until a pixel of the screen has that colour, each component up to 100 (of 255) off.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``.
  public func waitForPixel(
    _ point: PixelPoint, near color: RGB, deadline: Duration = .patience
  ) throws(HarnessError) {
    let end = Deadline(after: deadline)
    var seen = try pixel(point)
    while !seen.isNear(color, tolerance: 100) {
      if end.isPast { throw .timedOut(waitingFor: "\(color) at \(point)", lastSeen: "\(seen)") }
      waitForDrawing(before: end)
      seen = try pixel(point)
    }
  }

  /// Takes note of what has been drawn by now, without waiting.
  public func catchUp() {
    client.sync()
    takeEvents()
  }

  private func waitForDrawing(before end: Deadline) {
    var server = pollfd(
      fd: XConnectionNumber(client.connection), events: Int16(POLLIN), revents: 0)
    while !takeEvents(), !end.isPast {
      if XEventsQueued(client.connection, QueuedAfterFlush) == 0 {
        poll(&server, 1, end.milliseconds)
      }
    }
  }

  /// Whether there was a drawing among the events that have come.
  @discardableResult
  private func takeEvents() -> Bool {
    let before = drawings
    var event = XEvent()
    // All events, or others would pile up and keep it from sleeping.
    while XPending(client.connection) > 0 {
      XNextEvent(client.connection, &event)
      if event.type == eventType { drawings += 1 }
    }
    return drawings > before
  }
}
