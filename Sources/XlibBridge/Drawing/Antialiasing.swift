/// Whether discs are drawn with soft edges.
public enum Antialiasing: Equatable, Sendable {
  /// Where the server has the RENDER extension, and answers quickly.
  case auto
  /// Where the server has the RENDER extension, over a slow line too.
  case on
  /// Nowhere: plain arcs.
  case off
}
