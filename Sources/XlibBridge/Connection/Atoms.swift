internal import CX11

/// The names that the server knows by number, all asked for in one round trip.
struct Atoms {
  let protocols: Atom
  let deleteWindow: Atom
  let ping: Atom
  let name: Atom
  let iconName: Atom
  let processID: Atom
  let windowType: Atom
  let normalWindow: Atom
  let utf8String: Atom

  /// Asks the server; `XInternAtoms`.
  init(_ display: OpaquePointer) {
    let names: [StaticString] = [
      "WM_PROTOCOLS", "WM_DELETE_WINDOW", "_NET_WM_PING", "_NET_WM_NAME", "_NET_WM_ICON_NAME",
      "_NET_WM_PID", "_NET_WM_WINDOW_TYPE", "_NET_WM_WINDOW_TYPE_NORMAL", "UTF8_STRING",
    ]
    var pointers = names.map { name -> UnsafeMutablePointer<CChar>? in
      // Xlib takes the names as mutable and does not write to them.
      UnsafeMutableRawPointer(mutating: name.utf8Start).assumingMemoryBound(to: CChar.self)
    }
    var atoms = [Atom](repeating: Atom(None), count: names.count)
    XInternAtoms(display, &pointers, Int32(names.count), False, &atoms)
    self.init(atoms)
  }

  /// The atoms in the order in which they are asked for.
  init(_ atoms: [Atom]) {
    protocols = atoms[0]
    deleteWindow = atoms[1]
    ping = atoms[2]
    name = atoms[3]
    iconName = atoms[4]
    processID = atoms[5]
    windowType = atoms[6]
    normalWindow = atoms[7]
    utf8String = atoms[8]
  }
}
