public import CirclePanX11

/// A test's own connection to an X server: the user's eyes and hands, and where need be the hands
/// of a window manager.
///
/// Every action has reached the server, and its events are on their way to the program, when the
/// call returns. What the program makes of them is to be waited for.
public final class XClient {
  /// The server: kept, since it ends with its last owner.
  public let server: XServer
  /// Xlib's connection.
  let connection: OpaquePointer
  let xtest: XTest

  /// The root window.
  public var root: XWindow { XWindow(client: self, id: XDefaultRootWindow(connection)) }

  /// Connects to a server that a test has started.
  ///
  /// - Throws: ``HarnessError/refused(_:)`` where there is no server, ``HarnessError/missing(_:)``
  ///   without XTEST.
  public init(_ server: XServer) throws(HarnessError) {
    guard let xtest = XTest.shared else { throw .missing(XServer.requirement) }
    // Tests run on several threads, each with connections of its own.
    XInitThreads()
    guard let connection = XOpenDisplay(server.display) else {
      throw .refused("connect to \(server.display)")
    }
    XErrorPolicy.adopt(connection)
    self.server = server
    self.connection = connection
    self.xtest = xtest
    if !xtest.setUp(on: connection) { throw .missing("XTEST on \(server.display)") }
    // For answers that programs send to the root window, such as that to a ping.
    XSelectInput(connection, XDefaultRootWindow(connection), SubstructureNotifyMask)
    sync()
  }

  deinit {
    xtest.close(connection)
    XErrorPolicy.release(connection)
  }

  /// What the server says of its make, as in "The X.Org Foundation 12101007".
  public var serverMake: String {
    let vendor = XServerVendor(connection).map { String(cString: $0) } ?? "?"
    return "\(vendor) \(XVendorRelease(connection))"
  }

  /// The window of that number.
  public func window(_ id: Window) -> XWindow {
    XWindow(client: self, id: id)
  }

  /// Waits until the server has done all that was asked of it.
  public func sync() {
    XSync(connection, 0)
  }

  /// The number of the atom of that name.
  func atom(_ name: String) -> Atom {
    XInternAtom(connection, name, 0)
  }

  /// Whether somebody owns the selection of that name.
  func hasOwner(_ selection: String) -> Bool {
    XGetSelectionOwner(connection, atom(selection)) != 0
  }

  /// The name of an atom; nil where there is none.
  func name(of atom: Atom) -> String? {
    guard let name = XGetAtomName(connection, atom) else { return nil }
    defer { XFree(name) }
    return String(cString: name)
  }
}
