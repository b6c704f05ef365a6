/// Where the value of a resource was written.
public struct ResourceOrigin: Equatable, Sendable {
  /// The place in a word, for messages: "-xrm", "RESOURCE_MANAGER", or the path of a file.
  public let name: String
  /// Whether other programs look there as well: in RESOURCE_MANAGER and ~/.Xdefaults, but not on
  /// this one's command line or in the files of its class.
  public let isShared: Bool
}
