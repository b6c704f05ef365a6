internal import CirclePanSupport
internal import CirclePanX11

/// The places where something is written that may be about a program, the one that counts most
/// last.
struct ResourceSources {
  /// nil for any program.
  private let program: ResourceProgram?
  private(set) var all: [ResourceSource] = []

  init(for program: ResourceProgram?) {
    self.program = program
  }

  /// Adds a line of the command line.
  mutating func add(line: String) {
    all.append(ResourceSource(kind: .commandLine, text: Array(line.utf8) + [0]))
  }

  /// Adds every place where users of X write the resources of their programs: the order is that of
  /// the X Toolkit Intrinsics, section 2.3 ("Loading the resource database"). The property
  /// SCREEN_RESOURCES is left out; to ask for it is a round trip.
  mutating func addPlaces(of display: OpaquePointer) {
    let search = ResourceFileSearch(className: program?.className ?? "")
    add(search.systemFile(), .classFile)
    add(search.userFile(), .classFile)
    addSharedPlaces(of: display, search)
  }

  /// Adds those of them that are for all programs.
  mutating func addSharedPlaces(of display: OpaquePointer, _ search: ResourceFileSearch) {
    addSharedPlaces(ServerResources.text(display), search)
  }

  /// The same, with what the server has: nil where it has no resources at all.
  mutating func addSharedPlaces(_ serverText: [UInt8]?, _ search: ResourceFileSearch) {
    if let bytes = serverText {
      if mayCount(bytes) { all.append(ResourceSource(kind: .server, text: bytes)) }
    } else {
      add(search.inHome(".Xdefaults"), .sharedFile)
    }
    add(search.environmentFile(), .sharedFile)
  }

  private mutating func add(_ file: ResourceFile?, _ kind: ResourceSource.Kind) {
    guard let file, mayCount(file.text) else { return }
    let text = ResourceInclusion.text(of: file)
    all.append(ResourceSource(kind: kind, text: text + [0], path: file.path))
  }

  private func mayCount(_ text: [UInt8]) -> Bool {
    program.map { ResourceText(text).mayConcern($0) } ?? true
  }
}
