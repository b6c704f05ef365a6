internal import CirclePanX11

/// The names that the server knows by number, all asked for in one round trip.
struct Atoms {
  /// A name that the program uses.
  enum Name: Int, CaseIterable {
    case protocols, deleteWindow, ping
    case windowName, iconName, processID, windowType, normalWindow, utilityWindow
    case icon, startupID, startupInfoBegin, startupInfo
    case state, stateAbove, frameHints, userTime, opacity, moveResize
    case utf8String
    case frameMarker
    case absolutePressure

    /// The name as the server knows it.
    fileprivate var text: StaticString {
      switch self {
      case .protocols: "WM_PROTOCOLS"
      case .deleteWindow: "WM_DELETE_WINDOW"
      case .ping: "_NET_WM_PING"
      case .windowName: "_NET_WM_NAME"
      case .iconName: "_NET_WM_ICON_NAME"
      case .processID: "_NET_WM_PID"
      case .windowType: "_NET_WM_WINDOW_TYPE"
      case .normalWindow: "_NET_WM_WINDOW_TYPE_NORMAL"
      case .utilityWindow: "_NET_WM_WINDOW_TYPE_UTILITY"
      case .icon: "_NET_WM_ICON"
      case .startupID: "_NET_STARTUP_ID"
      case .startupInfoBegin: "_NET_STARTUP_INFO_BEGIN"
      case .startupInfo: "_NET_STARTUP_INFO"
      case .state: "_NET_WM_STATE"
      case .stateAbove: "_NET_WM_STATE_ABOVE"
      case .frameHints: "_MOTIF_WM_HINTS"
      case .userTime: "_NET_WM_USER_TIME"
      case .opacity: "_NET_WM_WINDOW_OPACITY"
      case .moveResize: "_NET_WM_MOVERESIZE"
      case .utf8String: "UTF8_STRING"
      case .frameMarker: "_CIRCLEPAN_FRAME"
      case .absolutePressure: "Abs Pressure"
      }
    }
  }

  private let atoms: [Atom]

  /// Asks the server; `XInternAtoms`.
  init(_ display: OpaquePointer) {
    var names = Name.allCases.map { name -> UnsafeMutablePointer<CChar>? in
      // Xlib takes the names as mutable and does not write to them.
      UnsafeMutableRawPointer(mutating: name.text.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    var atoms = [Atom](repeating: Atom(None), count: names.count)
    XInternAtoms(display, &names, Int32(names.count), False, &atoms)
    self.atoms = atoms
  }

  /// Atoms that no server has given out, each of another value: for tests of what only compares
  /// them.
  init(numberedFrom first: Atom) {
    atoms = Name.allCases.map { first + Atom($0.rawValue) }
  }

  subscript(name: Name) -> Atom { atoms[name.rawValue] }
}
