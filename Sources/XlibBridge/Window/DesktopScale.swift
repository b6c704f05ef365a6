internal import CirclePanSupport
internal import CirclePanX11

/// The scale that the user's desktop asks for: the resource `Xft.dpi`, as `XGetDefault` has it from
/// the connection's own database, so that `*dpi`, `Xft*dpi` and ~/.Xdefaults count too.
///
/// Mostly a line such as "Xft.dpi: 144" is all there is, and that is read byte by byte: Xlib's own
/// reader of resources takes half a millisecond, most of it for the locale. It is asked where
/// another line may answer too.
enum DesktopScale {
  /// What a screen has where one logical pixel is one device pixel.
  private static let ordinaryResolution = 96.0
  /// Far more than any resources; a longer text counts as far as that.
  private static let mostBytes = 1 << 20

  /// The scale when the connection was made; no round trip, since Xlib has the server's text since
  /// then; `XResourceManagerString`.
  static func atStart(_ connection: Connection) -> Double {
    scale(ServerResources.text(connection.display))
  }

  /// The scale now; nil where the server is lost. One round trip; `XGetWindowProperty`.
  static func now(_ connection: Connection) -> Double? {
    var type = Atom(None)
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var text: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      connection.display, connection.root, XA_RESOURCE_MANAGER, 0, mostBytes / 4, False, XA_STRING,
      &type, &format, &count, &rest, &text)
    // What a lost server "answers" means nothing, its pointer included.
    if connection.isLost || status != Success { return nil }
    guard let text else { return scale(nil) }
    defer { XFree(text) }
    if format != 8 { return scale(nil) }
    return scale(ServerResources.text(UnsafeRawBufferPointer(start: text, count: Int(count))))
  }

  /// The scale in all places where resources of all programs are written.
  ///
  /// - Parameter serverText: The server's; nil where it has none.
  private static func scale(_ serverText: [UInt8]?) -> Double {
    var sources = ResourceSources(for: nil)
    sources.addSharedPlaces(serverText, ResourceFileSearch(className: ""))
    return scale(sources.all)
  }

  /// The scale in such places, the one that counts most last: 1 where there is none that makes
  /// sense.
  static func scale(_ sources: [ResourceSource]) -> Double {
    let isPlain = !sources.contains { ResourceText($0.text).mayAnswerForResolution() }
    let resolution = isPlain ? plainResolution(in: sources) : resolutionInDatabase(of: sources)
    let scale = (resolution ?? ordinaryResolution) / ordinaryResolution
    let usable = PixelGrid.usableScales
    return max(usable.lowerBound, min(scale, usable.upperBound))
  }

  /// What the last line about it says that makes sense, as later lines count more.
  private static func plainResolution(in sources: [ResourceSource]) -> Double? {
    var resolution: Double?
    for source in sources {
      // Without the 0 at its end.
      source.text.dropLast().withUnsafeBytes {
        var reader = ResourceReader($0)
        while !reader.isAtEnd {
          if reader.skipName("Xft.dpi"), let number = reader.readNumber() { resolution = number }
          reader.skipLine()
        }
      }
    }
    return resolution
  }

  /// What Xlib answers of all of them.
  private static func resolutionInDatabase(of sources: [ResourceSource]) -> Double? {
    XrmInitialize()
    var merged: XrmDatabase?
    for source in sources { source.merge(into: &merged) }
    guard let database = merged else { return nil }
    defer { XrmDestroyDatabase(database) }
    // The names and classes that XGetDefault asks for.
    let query = ResourceQuery(
      ResourceProgram(instance: "Xft", className: "Program"), "dpi", "Name")
    guard let value = query.value(in: database) else { return nil }
    var reader = ResourceReader(UnsafeRawBufferPointer(start: value, count: strlen(value)))
    return reader.readNumber()
  }
}
