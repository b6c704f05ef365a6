import XServerHarness

/// What is seen of the window.
extension Session {
  /// The part of the window that lies on the screen, in window coordinates.
  func visiblePart() throws -> PixelRect {
    let window = try window.geometry()
    let screen = try user.root.geometry()
    let left = max(0, -window.x)
    let top = max(0, -window.y)
    return PixelRect(
      x: left, y: top,
      width: min(window.width, screen.width - window.x) - left,
      height: min(window.height, screen.height - window.y) - top)
  }

  /// The window as far as it lies on the screen.
  func image() throws -> Image {
    try window.image(of: visiblePart())
  }

  /// Waits until the window looks exactly like this.
  func waitForPicture(_ picture: Picture = Picture()) throws {
    try waitUntil("a picture of \(picture)") {
      let window = try window.geometry()
      let part = try visiblePart()
      let wanted = picture.image(of: part, in: window)
      return try self.window.image(of: part).differences(from: wanted)
    } isRight: {
      $0.isEmpty
    }
  }

  /// Whether the window looks exactly like this now.
  func shows(_ picture: Picture) throws -> Bool {
    let seen = try image()
    return try seen == picture.image(of: visiblePart(), in: window.geometry())
  }
}

extension Image {
  /// Where this one is otherwise, in words; empty where it is the same.
  func differences(from wanted: Image) -> String {
    guard width == wanted.width, height == wanted.height else {
      return "\(width)x\(height) and not \(wanted.width)x\(wanted.height)"
    }
    if self == wanted { return "" }
    let wrong = pixels.indices.filter { pixels[$0] != wanted.pixels[$0] }
    let examples = wrong.prefix(4).map {
      "(\($0 % width), \($0 / width)) is \(pixels[$0]) and not \(wanted.pixels[$0])"
    }
    return "\(wrong.count) wrong pixels: \(examples.joined(separator: ", "))"
  }
}

extension XWindow {
  /// Waits until the window has its icon in all sizes: the last thing that a start brings.
  func waitForIcon() throws {
    let count = [16, 32, 48, 64].reduce(0) { $0 + 2 + $1 * $1 }
    try waitUntil("an icon") { property("_NET_WM_ICON")?.items.count == count }
  }
}
