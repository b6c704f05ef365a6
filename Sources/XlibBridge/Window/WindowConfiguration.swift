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
  /// Device pixels for each logical pixel, above 0.
  public var scale: Double
  /// What colours with opacity are blended with: plain X has no alpha.
  public var background: Color

  /// A window for a scene of `contentSize` logical pixels.
  public init(
    title: String, instanceName: String, className: String, contentSize: Size,
    minimumSize: Size = Size(width: 1, height: 1), geometry: WindowGeometry? = nil,
    scale: Double = 1, background: Color = .white
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
