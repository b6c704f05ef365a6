import CirclePanX11

extension XClient {
  /// Waits for a window to be seen whose WM_CLASS has that class.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``, with the windows that are there.
  public func findWindow(
    class wanted: String, deadline: Duration = .patience
  ) throws(HarnessError) -> XWindow {
    try find("a window of class '\(wanted)'", deadline) { $0.wmClass?.class == wanted }
  }

  /// Waits for a window to be seen whose WM_CLASS has that instance name.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``, with the windows that are there.
  public func findWindow(
    instance wanted: String, deadline: Duration = .patience
  ) throws(HarnessError) -> XWindow {
    try find("a window of instance '\(wanted)'", deadline) { $0.wmClass?.instance == wanted }
  }

  /// Waits for a window to be seen whose name (_NET_WM_NAME, else WM_NAME) is that.
  ///
  /// - Throws: ``HarnessError/timedOut(waitingFor:lastSeen:)``, with the windows that are there.
  public func findWindow(
    named wanted: String, deadline: Duration = .patience
  ) throws(HarnessError) -> XWindow {
    try find("a window named '\(wanted)'", deadline) { $0.name == wanted }
  }

  /// All windows on the screen but the root, whether they can be seen or not; a parent stands
  /// before its children.
  public var allWindows: [XWindow] { root.descendants }

  private func find(
    _ what: String, _ deadline: Duration, _ isWanted: (XWindow) -> Bool
  ) throws(HarnessError) -> XWindow {
    var found: XWindow?
    try waitUntil(what, deadline: deadline) {
      allWindows
    } isRight: { windows in
      found = windows.first { $0.mapState == .viewable && isWanted($0) }
      return found != nil
    }
    guard let found else { throw .missing(what) }
    return found
  }
}
