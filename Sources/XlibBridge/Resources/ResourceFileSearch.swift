internal import CirclePanSupport

/// Finds files of resources where the manuals of X say that they are: `XtResolvePathname`,
/// `XtAppInitialize`, and X(7), "RESOURCES".
struct ResourceFileSearch {
  private let className: [UInt8]
  private let language: [UInt8]
  private let home: [UInt8]?

  /// Where administrators put them, and where `make install` does.
  private static let systemPath: StaticString = """
    /etc/X11/%L/%T/%N:/etc/X11/%l/%T/%N:/etc/X11/%T/%N:\
    /usr/local/share/X11/%T/%N:/usr/share/X11/%T/%N
    """

  init(className: String) {
    self.className = Array(className.utf8)
    language = ResourceFileSearch.variable("LANG") ?? []
    home = ResourceFileSearch.variable("HOME")
  }

  /// What the machine's administrator says for all programs of the class.
  func systemFile() -> ResourceFile? {
    first(in: ResourceFileSearch.variable("XFILESEARCHPATH") ?? bytes("%D"))
  }

  /// What the user says for all programs of the class.
  func userFile() -> ResourceFile? {
    if let path = ResourceFileSearch.variable("XUSERFILESEARCHPATH") { return first(in: path) }
    let folder = ResourceFileSearch.variable("XAPPLRESDIR")
    guard let place = folder ?? home else { return nil }
    let file =
      first(in: place + bytes("/%L/%N:") + place + bytes("/%l/%N:") + place + bytes("/%N"))
    return file ?? (folder == nil ? nil : inHome(className))
  }

  /// What the user says for all programs on this machine, whatever the server.
  func environmentFile() -> ResourceFile? {
    if let name = ResourceFileSearch.variable("XENVIRONMENT") { return ResourceFile(name) }
    return inHome(bytes(".Xdefaults-") + hostName())
  }

  func inHome(_ name: StaticString) -> ResourceFile? { inHome(bytes(name)) }

  private func inHome(_ name: [UInt8]) -> ResourceFile? {
    home.flatMap { ResourceFile($0 + bytes("/") + name) }
  }

  // MARK: Search paths

  /// The first file that is there of a list of names with colons between them.
  private func first(in path: [UInt8]) -> ResourceFile? {
    let names = path.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    for name in names {
      // Two colons with nothing between them stand for the name alone.
      if name.elementsEqual(bytes("%D")) {
        if let file = first(in: bytes(ResourceFileSearch.systemPath)) { return file }
      } else if let file = ResourceFile(name.isEmpty ? className : expanded(name)) {
        return file
      }
    }
    return nil
  }

  /// A name with the text that each letter after a percent sign stands for.
  private func expanded(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var expanded: [UInt8] = []
    var isLetter = false
    for byte in name {
      if isLetter {
        expanded += meaning(of: byte)
        isLetter = false
      } else if byte == UInt8(ascii: "%") {
        isLetter = true
      } else if byte != UInt8(ascii: "/") || expanded.last != byte {
        // Without a language there would be two slashes, and messages show the path.
        expanded.append(byte)
      }
    }
    return expanded
  }

  private func meaning(of letter: UInt8) -> [UInt8] {
    switch letter {
    case UInt8(ascii: "N"): return className
    case UInt8(ascii: "T"): return bytes("app-defaults")
    case UInt8(ascii: "L"): return language
    case UInt8(ascii: "l"):
      return Array(language.prefix { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: ".") })
    case UInt8(ascii: "%"): return [letter]
    // The suffix, the customization: there is none. Neither is there a file for each territory.
    default: return []
    }
  }

  private func bytes(_ text: StaticString) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// The value of a variable of the environment; nil where it is empty or not set.
  private static func variable(_ name: StaticString) -> [UInt8]? {
    let name = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return Array(UnsafeRawBufferPointer(start: value, count: strlen(value)))
  }
}
