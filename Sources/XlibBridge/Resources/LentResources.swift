internal import CirclePanX11

/// The resources that are for all programs, lent to libraries that look for their own there, as
/// libXcursor does for a theme.
///
/// Left to themselves they have Xlib read the same places: it opens what is named there, whatever
/// that is.
enum LentResources {
  /// Lends them to what `body` calls; `XrmSetDatabase`.
  static func during<Value>(_ display: OpaquePointer, _ body: () -> Value) -> Value {
    XrmInitialize()
    // None at all would send Xlib looking.
    var database: XrmDatabase? = XrmGetStringDatabase("")
    var sources = ResourceSources(for: nil)
    sources.addSharedPlaces(of: display, ResourceFileSearch(className: ""))
    for source in sources.all { source.merge(into: &database) }
    XrmSetDatabase(display, database)
    defer {
      XrmSetDatabase(display, nil)
      database.map { XrmDestroyDatabase($0) }
    }
    return body()
  }
}
