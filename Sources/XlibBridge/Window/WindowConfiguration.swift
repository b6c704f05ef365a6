public import PanEngine

/// What a window is to be like when it is made.
public struct WindowConfiguration: Sendable {
  /// What the window is called, in its title bar and elsewhere.
  public var title: String
  /// The name of this instance, by which resources and managers' rules find it: from `-name`, the
  /// variable RESOURCE_NAME, or the name of the program.
  public var instanceName: String
  /// The name of the program's class, the same in all instances.
  public var className: String
  /// The wished size of the scene in logical pixels. The window is at most as large as the screen.
  public var contentSize: Size
  /// The smallest size, in logical pixels, that is of any use. Managers do not let users go below.
  public var minimumSize: Size
  /// The size and place that the user asked for, in device pixels; nil where the manager decides on
  /// the place.
  public var geometry: WindowGeometry?
  /// Device pixels for each logical pixel.
  public var scale: WindowScale
  /// What colours with opacity are blended with where they are drawn plain. Where it has opacity
  /// itself, other windows show through, as far as the screen can do that: see
  /// ``Window/isSeeThrough``.
  public var background: Color
  /// How much of the whole window there is to be seen, from 0 to 1: for compositors.
  public var opacity = 1.0
  /// Whether the manager is asked to keep the window above others.
  public var isKeptAbove = false
  /// Whether the window has no frame. Its background is for what frames are for: where the primary
  /// button takes hold of nothing (the scene's `pointerLook` is still ordinary after the press), it
  /// moves the window, and within 24 logical pixels of a corner it gives it another size.
  public var isBorderless = false
  /// Whether the window takes the keyboard. One that does not is a tool beside the window that has
  /// it.
  public var takesFocus = true
  /// Whether discs have soft edges, and their opacity shows what is beneath them.
  public var antialiasing = Antialiasing.auto
  /// Whether Q, Ctrl+Q and Ctrl+W close the window, as the button in its frame does. Its scene does
  /// not see them then.
  public var closesOnKeys = false

  /// The window's picture in title bars and lists of windows; nil for the desktop's choice.
  public var icon: WindowIcon?
  /// By what name the desktop waits for the window; nil where nobody waits.
  public var startupID: StartupID?

  /// A window for a scene of `contentSize` logical pixels.
  public init(
    title: String, instanceName: String, className: String, contentSize: Size,
    minimumSize: Size = Size(width: 1, height: 1), geometry: WindowGeometry? = nil,
    scale: WindowScale = .automatic, background: Color = .white
  ) {
    self.title = title
    self.instanceName = instanceName
    self.className = className
    self.contentSize = contentSize
    self.minimumSize = minimumSize
    self.geometry = geometry
    self.scale = scale
    self.background = background
  }
}
