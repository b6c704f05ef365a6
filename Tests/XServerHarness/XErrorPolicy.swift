import CirclePanX11
import CirclePanXi
import Synchronization

/// Keeps Xlib from ending the test process because of what happens on a harness's own connections.
///
/// Xlib's error handlers are global: one per process, for all connections. Where a test runs the
/// program's own X code in the process, its handlers live here too. So these handlers mind only the
/// harness's connections and hand everything else on to the handlers that were there before; and
/// the harness never relies on them: it reads results, not errors. A later owner of the handlers
/// may therefore replace them, as long as it does not end the process either. It would then see the
/// harness's errors (a window that is gone): so it should tell connections apart, or the test
/// should open its own connection first and its ``XClient`` second.
enum XErrorPolicy {
  private struct State {
    /// How often each is adopted: one that is being closed may share its address with a new one.
    var displays: [UInt: Int] = [:]

    func owns(_ display: OpaquePointer?) -> Bool {
      displays[UInt(bitPattern: display), default: 0] > 0
    }

    var previousError: XErrorHandler?
    var previousIOError: XIOErrorHandler?
  }

  private static let state = Mutex(State())

  /// From now on, errors on this connection are not deadly.
  static func adopt(_ display: OpaquePointer) {
    state.withLock { state in
      state.displays[UInt(bitPattern: display), default: 0] += 1
      install(&state)
    }
    // Called after the handler for I/O errors; Xlib's own one exits.
    XSetIOErrorExitHandler(display, { _, _ in }, nil)
  }

  /// The connection has been closed.
  static func release(_ display: OpaquePointer) {
    state.withLock { $0.displays[UInt(bitPattern: display), default: 0] -= 1 }
  }

  private static func install(_ state: inout State) {
    let onError: XErrorHandler = { display, event in
      XErrorPolicy.previousError(for: display)?(display, event) ?? 0
    }
    let onIOError: XIOErrorHandler = { display in
      XErrorPolicy.previousIOError(for: display)?(display) ?? 0
    }
    if let before = XSetErrorHandler(onError), !isSame(before, onError) {
      state.previousError = before
    }
    if let before = XSetIOErrorHandler(onIOError), !isSame(before, onIOError) {
      state.previousIOError = before
    }
  }

  private static func previousError(for display: OpaquePointer?) -> XErrorHandler? {
    state.withLock { $0.owns(display) ? nil : $0.previousError }
  }

  private static func previousIOError(for display: OpaquePointer?) -> XIOErrorHandler? {
    state.withLock { $0.owns(display) ? nil : $0.previousIOError }
  }

  private static func isSame(_ first: XErrorHandler, _ second: XErrorHandler) -> Bool {
    unsafeBitCast(first, to: UInt.self) == unsafeBitCast(second, to: UInt.self)
  }

  private static func isSame(_ first: XIOErrorHandler, _ second: XIOErrorHandler) -> Bool {
    unsafeBitCast(first, to: UInt.self) == unsafeBitCast(second, to: UInt.self)
  }
}
