/// The server's devices that point, as it told of them last.
struct DeviceTable: Equatable {
  /// A device.
  struct Entry: Equatable {
    /// What a device is to a window.
    enum Role: Equatable {
      /// A cursor, which other devices move.
      case cursor
      /// Moves a cursor. `isVirtual`: other programs do, by XTEST.
      case mouse(isAbsolute: Bool, isVirtual: Bool)
      /// Is touched where it shows something.
      case touchscreen
      /// Feels how hard it is pressed.
      case pen
    }

    /// The server's number of it.
    let id: Int32
    let role: Role
    /// Whether it is switched on.
    let isEnabled: Bool
  }

  /// In the server's order: the first cursor is the one that each server has.
  var entries: [Entry] = []

  /// What a device is; nil where nobody has told yet.
  func role(of id: Int32) -> Entry.Role? {
    for entry in entries where entry.id == id { return entry.role }
    return nil
  }

  /// The cursors.
  var cursors: [Int32] { entries.filter { $0.role == .cursor }.map { $0.id } }

  /// Whether core events leave out who moves the cursor: where there is a finger or a pen, or a
  /// second cursor.
  var isMixed: Bool {
    cursors.count > 1
      || entries.contains { $0.isEnabled && ($0.role == .touchscreen || $0.role == .pen) }
  }

  /// Whether a hand has anything to point with.
  var hasHand: Bool {
    entries.contains { entry in
      switch entry.role {
      case .mouse(_, isVirtual: false), .touchscreen, .pen: entry.isEnabled
      case .cursor, .mouse: false
      }
    }
  }
}
