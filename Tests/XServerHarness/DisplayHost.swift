/// What has a display that a program can be started on: it is there as long as somebody keeps it.
public protocol DisplayHost: AnyObject {
  /// The name for DISPLAY, as in ":7".
  var display: String { get }
}
