import Foundation

/// A Wayland session (weston with its Xwayland) in a window on a private server, so that the mouse
/// and what is seen take the whole way through the session.
///
/// Weston's headless backend would not do: it has no mouse, and input that a client injects into an
/// Xwayland without one (22.1.9) ends that server.
final class Weston {
  /// Whether this machine has what it takes.
  static let isAvailable =
    XServer.isAvailable && ["weston", "Xwayland"].allSatisfy { Programs.find($0) != nil }

  /// Why such tests are skipped where ``isAvailable`` is false.
  static let requirement =
    "needs programs weston and Xwayland on PATH; also \(XServer.requirement)"

  /// Where the session is seen and worked.
  let screen: XServer
  /// The session's server for X programs, which is started with the first of them.
  let server: XServer
  private let folder: String

  /// Starts a session of 800 by 600 pixels, and waits until its desktop is to be seen.
  init() throws(HarnessError) {
    guard let path = Programs.find("weston") else { throw .missing(Weston.requirement) }
    var template = Array("/tmp/harness-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .cannotStart("no folder in /tmp") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    screen = try XServer(width: 900, height: 640)
    // Weston counts motions from where the pointer came in: it has to come from outside.
    let user = try XClient(screen)
    user.movePointer(to: PixelPoint(890, 630))
    let log = try Descriptor()
    let process = try ChildProcess(
      Spawn(
        executable: path,
        arguments: [
          "--backend=x11-backend.so", "--use-pixman", "--width=800", "--height=600", "--xwayland",
          "--no-config", "--idle-time=0",
        ],
        environment: [
          "PATH": Programs.path, "DISPLAY": screen.display, "HOME": folder,
          "XDG_RUNTIME_DIR": folder,
        ],
        descriptors: [2: log.number]))
    let number = try waitFor("weston's display") { Weston.displayNumber(in: log) }
    server = XServer(adopting: process, number: number)
    try waitUntil("weston's desktop") {
      try user.root.pixel(PixelPoint(400, 300)) != .black
    }
  }

  deinit {
    server.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }

  private static func displayNumber(in log: Descriptor) -> Int? {
    let words = String(decoding: log.contents(), as: UTF8.self).split(separator: "display :")
    return words.dropFirst().first.flatMap { Int($0.prefix { $0.isNumber }) }
  }
}
