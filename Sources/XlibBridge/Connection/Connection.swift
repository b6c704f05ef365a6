internal import CirclePanSupport
internal import CirclePanX11

/// A connection to an X server. It is closed when nobody refers to it any more.
///
/// Xlib's error handlers are set by the first connection, for the whole process: instead of ending
/// the program they note what happened, and the event loop ends with the reason. A connection
/// belongs to the thread that opened it.
public final class Connection {
  let display: OpaquePointer
  let screen: Int32
  let root: XID
  let atoms: Atoms
  /// Set by Xlib from within any call that found the server gone. Outlives every such call.
  private let lost: UnsafeMutablePointer<Loss>
  /// A bit for each of the extensions' events that something is to be made of.
  var wantedEvents: UInt64 = 0

  /// What is so of the server, and what to do when it goes.
  private struct Loss {
    var hasCome = false
    /// Whether nothing can be done but to end the process.
    var isTheEnd = false
  }

  /// Connects to the display of that name, or, for nil, the one that the variable DISPLAY names.
  ///
  /// The corresponding Xlib functions are `XOpenDisplay` and `XInternAtoms`: seven round trips.
  public init(display name: String?) throws(ConnectionError) {
    guard let display = Connection.open(name) else { throw Connection.failure(opening: name) }
    // Xlib believes a negative number of a screen.
    guard (0..<XScreenCount(display)).contains(XDefaultScreen(display)) else {
      XCloseDisplay(display)
      throw Connection.failure(opening: name)
    }
    lost = .allocate(capacity: 1)
    lost.initialize(to: Loss())
    Connection.setErrorHandlers(display, lost: lost)
    self.display = display
    screen = XDefaultScreen(display)
    root = XRootWindow(display, screen)
    atoms = Atoms(display)
    wantKeyboardEvents()
    dropUnwantedEvents()
    if isLost { throw .lost }
  }

  deinit {
    // Safe for a lost server as well: Xlib then frees its memory and sends nothing (seen with 1.8.4
    // under valgrind), as long as there is room in its buffer, which it empties on the loss.
    XCloseDisplay(display)
    support_mute_libraries(false)
    lost.deinitialize(count: 1)
    lost.deallocate()
  }

  /// Whether the server is gone. Nothing that is asked of it after that has an effect or a meaning.
  public var isLost: Bool { lost.pointee.hasCome }

  /// Calls a library that crashes where the server goes in the middle of what it asks: there the
  /// process ends instead, with status 1, as Xlib itself would have it end, or by the signal that
  /// ended the wait.
  func endingOnLoss<Value>(_ body: () -> Value) -> Value {
    lost.pointee.isTheEnd = true
    defer { lost.pointee.isTheEnd = false }
    return body()
  }

  /// The screen's width and height in device pixels.
  public var screenSize: PixelSize {
    PixelSize(
      width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen)))
  }

  /// The oldest error that the server has reported, among those that have been read and not been
  /// taken; of several of the same request the first one.
  func takeError() -> ProtocolError? {
    var error = support_x_error()
    return support_take_x_error(UnsafeRawPointer(display), &error) ? ProtocolError(error) : nil
  }

  private static func open(_ name: String?) -> OpaquePointer? {
    guard let name else { return XOpenDisplay(nil) }
    return name.withCString { XOpenDisplay($0) }
  }

  private static func failure(opening name: String?) -> ConnectionError {
    if let name, !name.isEmpty { return .cannotOpen(name) }
    guard let variable = XDisplayName(nil), variable.pointee != 0 else { return .noDisplay }
    return .cannotOpen(String(cString: variable))
  }

  /// Both I/O error handlers are needed: without the first, Xlib exits before it calls the second.
  private static func setErrorHandlers(_ display: OpaquePointer, lost: UnsafeMutablePointer<Loss>) {
    XSetErrorHandler { display, event in
      guard let error = event?.pointee else { return 0 }
      support_keep_x_error(
        display.map { UnsafeRawPointer($0) },
        support_x_error(
          serial: error.serial, resource: error.resourceid, code: error.error_code,
          request: error.request_code, minor: error.minor_code))
      return 0
    }
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(
      display,
      { _, lost in
        guard let lost = lost?.assumingMemoryBound(to: Loss.self) else { return }
        if lost.pointee.isTheEnd {
          let signal = support_take_signal()
          if signal != 0 { support_die_of_signal(signal) }
          exit(1)
        }
        support_mute_libraries(true)
        lost.pointee.hasCome = true
      }, lost)
  }
}
