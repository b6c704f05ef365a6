import Foundation

/// The X libraries' headers as a system has them that keeps each library below a prefix of its own:
/// this system's headers and .pc files, at other places.
struct PrefixedHeaders {
  private static let ownHeaders = [
    "x11": ["Xlib.h", "Xutil.h", "Xresource.h", "XKBlib.h", "Xcms.h", "cursorfont.h"],
    "xrender": ["extensions/Xrender.h"],
    "xi": ["extensions/XInput.h", "extensions/XInput2.h"],
    "xrandr": ["extensions/Xrandr.h"],
    "xext": ["extensions/Xext.h", "extensions/Xge.h"],
    "xfixes": ["extensions/Xfixes.h"],
  ]
  private static let protocols = [
    "xproto", "kbproto", "renderproto", "inputproto", "randrproto", "xextproto", "fixesproto",
  ]

  private let package: OtherPackage
  let top: String

  init() throws {
    package = try OtherPackage()
    top = package.folder.path
    let include = try variable("includedir", of: "x11") + "/X11"
    try package.run("mkdir -p pc protocols/include && cp -RL \(include) protocols/include/X11")
    for (name, headers) in PrefixedHeaders.ownHeaders {
      for header in headers {
        let file = "\(name)/include/X11/\(header)"
        try package.run("mkdir -p $(dirname \(file)) && mv protocols/include/X11/\(header) \(file)")
      }
      try describe(name, prefix: name)
    }
    for name in PrefixedHeaders.protocols { try describe(name, prefix: "protocols") }
  }

  /// The compiler's flags for all libraries of those names, as pkg-config says them.
  func flags(_ names: String, option: String = "--cflags") throws -> String {
    try package.run(
      "pkg-config \(option) \(names)", environment: ["PKG_CONFIG_PATH": "\(top)/pc"]
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Which of X's headers a C file takes that is compiled with those flags.
  func headers(of source: String, flags: String) throws -> [String] {
    try package.write(source, to: "source.c")
    return try package.run("clang -M \(flags) source.c").split(whereSeparator: \.isWhitespace)
      .map(String.init).filter { $0.contains("/X11/") }
  }

  private func describe(_ name: String, prefix: String) throws {
    let folder = try variable("pcfiledir", of: name)
    try package.run(
      "sed 's|^prefix=.*|prefix=\(top)/\(prefix)|' \(folder)/\(name).pc >pc/\(name).pc")
  }

  private func variable(_ variable: String, of name: String) throws -> String {
    try package.run("pkg-config --variable=\(variable) \(name)")
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
