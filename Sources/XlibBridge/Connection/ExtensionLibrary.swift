internal import CirclePanSupport
internal import CirclePanX11

/// An extension of the server's, and the library that speaks of it, which is looked for at run
/// time.
///
/// The library stays loaded, since Xlib calls into it for as long as the connection lasts.
struct ExtensionLibrary {
  private let handle: UnsafeMutableRawPointer
  /// By which the extension's events are known.
  let opcode: Int32
  /// The number of its first plain event.
  let firstEvent: Int32

  /// nil where the library or the extension is missing. One round trip; `dlopen`,
  /// `XQueryExtension`.
  ///
  /// The server is asked here, since libraries complain on standard error where the extension is
  /// missing. What a lost server "answers" means nothing: then there is no extension either, and
  /// whoever asks on through the library sees to it that it bears a loss
  /// (``Connection/endingOnLoss(_:)``).
  ///
  /// - Parameters:
  ///   - file: The library's name, as the loader knows it.
  ///   - name: The extension's.
  init?(_ file: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>, _ connection: Connection) {
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard let handle = dlopen(file, RTLD_NOW),
      XQueryExtension(connection.display, name, &opcode, &event, &error) != 0, !connection.isLost
    else { return nil }
    self.handle = handle
    self.opcode = opcode
    firstEvent = event
  }

  /// A function of the library, to be cast to what its header says; nil where it is missing;
  /// `dlsym`.
  func function(_ name: UnsafePointer<CChar>) -> UnsafeMutableRawPointer? {
    dlsym(handle, name)
  }
}
