internal import CirclePanSupport

/// Hears the signals that ask a program to end, wherever the program is: while it waits for events,
/// and while Xlib waits for an answer of a server that answers nobody.
///
/// Xlib waits on nothing but its connection. So a signal ends what can be read there: Xlib comes
/// back as from a server that has gone, and so does `poll`. After the value's life everything is as
/// it was before; one watch lies within the life of another, or beside it.
struct SignalWatch: ~Copyable {
  private let server: Int32
  private let serverBefore: Int32

  /// Watches, on behalf of a connection to the server.
  ///
  /// A signal that is ignored (as nohup does with SIGHUP, and shells do with SIGINT for what runs
  /// in the background) stays so.
  init(server: Int32, for signals: EndingSignals = .usual) {
    self.server = server
    serverBefore = support_watch_signals(server, signals.numbers, Int32(signals.numbers.count))
  }

  deinit {
    support_unwatch_signals(server, serverBefore)
  }

  /// The signal that came, once; nil where none did.
  func take() -> Int32? {
    let number = support_take_signal()
    return number == 0 ? nil : number
  }
}
