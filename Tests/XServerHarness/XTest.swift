import CirclePanX11
import Glibc
import Synchronization

/// The XTEST extension's functions: input that no client can tell from a user's.
///
/// Loaded at run time, since the tests shall build where its headers are not installed. One call at
/// a time in the whole process, and no closing of a connection meanwhile: libXext makes and
/// destroys its lists of the connections that use an extension without a lock.
final class XTest: Sendable {
  /// Nil where the library is not installed.
  static let shared = XTest()

  private typealias Motion =
    @convention(c) @Sendable (OpaquePointer?, Int32, Int32, Int32, UInt) -> Int32
  private typealias Switch = @convention(c) @Sendable (OpaquePointer?, UInt32, Int32, UInt) -> Int32

  private typealias Query =
    @convention(c) @Sendable (
      OpaquePointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let query: Query
  private let fakeMotion: Motion
  private let fakeButton: Switch
  private let fakeKey: Switch
  private let isFree = Mutex(())

  private init?() {
    guard let library = dlopen("libXtst.so.6", RTLD_NOW),
      let query = dlsym(library, "XTestQueryExtension"),
      let motion = dlsym(library, "XTestFakeMotionEvent"),
      let button = dlsym(library, "XTestFakeButtonEvent"),
      let key = dlsym(library, "XTestFakeKeyEvent")
    else { return nil }
    self.query = unsafeBitCast(query, to: Query.self)
    fakeMotion = unsafeBitCast(motion, to: Motion.self)
    fakeButton = unsafeBitCast(button, to: Switch.self)
    fakeKey = unsafeBitCast(key, to: Switch.self)
  }

  /// Sets the extension up on a new connection.
  ///
  /// Not left to the first use: on a connection that is lost by then, Xlib takes what stands in an
  /// uninitialised answer for the extension's numbers, and crashes later.
  ///
  /// - Returns: Whether the server has it.
  func setUp(on connection: OpaquePointer) -> Bool {
    var numbers: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    return isFree.withLock { _ in
      query(connection, &numbers.0, &numbers.1, &numbers.2, &numbers.3) != 0
    }
  }

  /// Moves the pointer to a place on the screen that it is on.
  func movePointer(to point: PixelPoint, on connection: OpaquePointer) {
    isFree.withLock { _ in
      _ = fakeMotion(connection, -1, Int32(point.x), Int32(point.y), 0)
    }
  }

  /// Presses or releases a button.
  func setButton(_ button: Int, isDown: Bool, on connection: OpaquePointer) {
    isFree.withLock { _ in
      _ = fakeButton(connection, UInt32(button), isDown ? 1 : 0, 0)
    }
  }

  /// Presses or releases the key of that code.
  func setKey(_ code: UInt32, isDown: Bool, on connection: OpaquePointer) {
    isFree.withLock { _ in
      _ = fakeKey(connection, code, isDown ? 1 : 0, 0)
    }
  }

  /// Closes a connection that may have used these functions.
  func close(_ connection: OpaquePointer) {
    isFree.withLock { _ in
      _ = XCloseDisplay(connection)
    }
  }
}
