import Foundation

/// A desktop somewhere else (Xvnc), seen and worked through a viewer in a window on a private
/// server.
final class RemoteDesktop {
  /// What the viewer is called: Debian's name, and everybody else's.
  private static let viewer = Programs.find("xtigervncviewer") ?? Programs.find("vncviewer")

  /// Whether this machine has what it takes.
  static let isAvailable = XServer.isAvailable && viewer != nil && Programs.find("Xvnc") != nil

  /// Why such tests are skipped where ``isAvailable`` is false.
  static let requirement =
    "needs programs Xvnc and xtigervncviewer on PATH; also \(XServer.requirement)"

  /// Where the viewer is.
  let screen: XServer
  /// The desktop's server.
  let server: XServer
  private let folder: String
  private let process: ChildProcess

  /// Starts a desktop of 800 by 600 pixels, and waits until its viewer is there.
  init() throws(HarnessError) {
    guard let viewer = RemoteDesktop.viewer, let path = Programs.find("Xvnc") else {
      throw .missing(RemoteDesktop.requirement)
    }
    var template = Array("/tmp/harness-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw .cannotStart("no folder in /tmp") }
    folder = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    // A socket and no port: nobody else is to look in.
    let socket = "\(folder)/socket"
    server = try XServer(
      executable: path,
      [
        "-geometry", "800x600", "-depth", "24", "-rfbport", "-1", "-rfbunixpath", socket,
        "-SecurityTypes", "None",
      ])
    // On a screen of its own size the viewer makes its window smaller.
    screen = try XServer(width: 900, height: 640)
    process = try ChildProcess(
      Spawn(
        executable: viewer,
        // Not what takes least, but what looks the same.
        arguments: [
          "-SecurityTypes=None", "-RemoteResize=0", "-AutoSelect=0", "-PreferredEncoding=ZRLE",
          "-FullColor", "-NoJPEG", "-geometry=800x600+0+0", socket,
        ],
        environment: ["PATH": Programs.path, "DISPLAY": screen.display, "HOME": folder]))
    let user = try XClient(screen)
    try waitUntil("a viewer") {
      user.root.children.contains {
        guard $0.mapState == .viewable, let window = try? $0.geometry() else { return false }
        return window.width == 800 && window.height == 600
      }
    }
  }

  deinit {
    process.finish()
    server.stop()
    try? FileManager.default.removeItem(atPath: folder)
  }
}
