internal import CirclePanX11

extension Connection {
  /// Whether somebody puts the screen together from the windows' pictures, and so heeds alpha and
  /// opacity. By freedesktop.org's custom that is whoever owns a selection named for the screen.
  /// Costs up to two round trips; `XInternAtom`, `XGetSelectionOwner`.
  var hasCompositor: Bool {
    let selection = "_NET_WM_CM_S\(screen)".withCString { XInternAtom(display, $0, True) }
    return selection != Atom(None) && XGetSelectionOwner(display, selection) != XID(None)
  }
}
