internal import CirclePanSupport
internal import CirclePanX11

/// One of the places where resources are written.
struct ResourceSource {
  /// What kind of place it is.
  enum Kind {
    case commandLine, server, sharedFile, classFile
  }

  let kind: Kind
  /// What is written there, with the 0 that ends it in C, and nothing in it that opens a file.
  let text: [UInt8]
  /// The path of the file, where it is one.
  var path: [UInt8] = []

  /// What to call it, and who else looks there.
  var origin: ResourceOrigin {
    let name =
      switch kind {
      case .commandLine: "-xrm"
      case .server: "RESOURCE_MANAGER"
      case .sharedFile, .classFile: String(decoding: path, as: UTF8.self)
      }
    return ResourceOrigin(name: name, isShared: kind == .server || kind == .sharedFile)
  }

  /// Adds what is written there to a database, over what that says already; with nil, makes a new
  /// one of it. `XrmGetStringDatabase` and `XrmMergeDatabases`.
  func merge(into database: inout XrmDatabase?) {
    text.withUnsafeBytes { bytes in
      guard let text = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      XrmMergeDatabases(XrmGetStringDatabase(text), &database)
    }
  }

  /// Whether a query has this very answer where nothing is written but what is written here.
  func says(_ answer: UnsafePointer<CChar>, to query: ResourceQuery) -> Bool {
    var database: XrmDatabase?
    merge(into: &database)
    guard let database else { return false }
    defer { XrmDestroyDatabase(database) }
    return query.value(in: database).map { strcmp($0, answer) == 0 } ?? false
  }
}
