internal import CirclePanSupport
internal import CirclePanX11

/// What the user has written in X's resource database about a program, such as
/// `circlepan.radius: 90`; Xlib's own resource manager reads and matches it.
///
/// A resource has a name and a class. The program has them too, so that a line may be about one
/// instance (`stick.radius`), about all programs of a class (`CirclePan.radius`), or about every
/// program (`*radius`).
public struct ResourceDatabase: ~Copyable {
  private let database: XrmDatabase
  private let program: ResourceProgram
  private let sources: [ResourceSource]

  /// What is written for the program in all the places where users of X write it, merged in the
  /// order that these have; nil where nothing is. Costs no round trip.
  ///
  /// From the one that counts most to the least: the lines of the command line, the later ones
  /// before the earlier; the file that the variable XENVIRONMENT names, else ~/.Xdefaults-HOST; the
  /// root window's RESOURCE_MANAGER as it was when the connection was opened, else ~/.Xdefaults;
  /// the user's file for the class (XUSERFILESEARCHPATH, XAPPLRESDIR, the home folder); the
  /// system's (XFILESEARCHPATH, /etc/X11/app-defaults). Of two lines that match, the more specific
  /// one counts, wherever it is written.
  ///
  /// - Parameters:
  ///   - connection: The server whose resources are meant.
  ///   - instanceName: The name of this instance of the program, as in WM_CLASS.
  ///   - className: The name of the program's class.
  ///   - lines: Resources of the command line, each as in `circlepan.radius: 90`.
  public init?(
    _ connection: Connection, instanceName: String, className: String, lines: [String]
  ) {
    let program = ResourceProgram(instance: instanceName, className: className)
    var sources = ResourceSources(for: program)
    sources.addPlaces(of: connection.display)
    for line in lines { sources.add(line: line) }
    self.init(program, sources.all)
  }

  /// What lines of the command line say, without a server.
  ///
  /// - Parameters:
  ///   - lines: Resources, each as in `circlepan.display: :1`.
  ///   - instanceName: The name of this instance of the program, as in WM_CLASS.
  ///   - className: The name of the program's class.
  public init?(lines: [String], instanceName: String, className: String) {
    let program = ResourceProgram(instance: instanceName, className: className)
    var sources = ResourceSources(for: program)
    for line in lines { sources.add(line: line) }
    self.init(program, sources.all)
  }

  private init?(_ program: ResourceProgram, _ sources: [ResourceSource]) {
    if sources.isEmpty { return nil }
    XrmInitialize()
    var merged: XrmDatabase?
    for source in sources { source.merge(into: &merged) }
    guard let database = merged else { return nil }
    self.database = database
    self.program = program
    self.sources = sources
  }

  deinit {
    XrmDestroyDatabase(database)
  }

  /// The value of a resource; nil where there is none. Blanks at its end are no part of it, nor is
  /// the carriage return of a file from another system.
  ///
  /// - Parameters:
  ///   - name: The resource's name, as in `knobRadius`.
  ///   - className: Its class, as in `KnobRadius`.
  public borrowing func value(_ name: String, class className: String) -> String? {
    guard let text = ResourceQuery(program, name, className).value(in: database) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
    let end = bytes.lastIndex {
      $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r")
    }
    return String(decoding: bytes[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
  }

  /// Where the value of a resource was written; nil where there is none. The texts are parsed again
  /// for that.
  ///
  /// - Parameters:
  ///   - name: The resource's name, as in `knobRadius`.
  ///   - className: Its class, as in `KnobRadius`.
  public borrowing func origin(_ name: String, class className: String) -> ResourceOrigin? {
    let query = ResourceQuery(program, name, className)
    guard let text = query.value(in: database) else { return nil }
    // The merged database does not tell. Where two places say the same, either is the reason.
    return sources.last { $0.says(text, to: query) }?.origin
  }

  /// Whether a line names the program, by its instance or its class: then it is about this one, and
  /// not about any.
  ///
  /// - Parameter line: A resource, as in `circlepan.radius: 90`.
  public borrowing func isNamed(in line: String) -> Bool {
    ResourceText(Array(line.utf8)).names(program)
  }

  /// Whether the value of a resource was written for every program, as in `*radius`, and this one
  /// is not named.
  ///
  /// - Parameters:
  ///   - name: The resource's name, as in `knobRadius`.
  ///   - className: Its class, as in `KnobRadius`.
  public borrowing func isForEveryProgram(_ name: String, class className: String) -> Bool {
    let query = ResourceQuery(program, name, className)
    // The very same value, at the same place in memory: the same line.
    return query.value(in: database) == query.fromStranger.value(in: database)
  }
}
