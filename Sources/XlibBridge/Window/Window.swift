internal import CX11
public import PanEngine

/// A top level window in which a scene is shown. It is destroyed when nobody refers to it any more.
public final class Window {
  let connection: Connection
  let id: XID
  let visual: WindowVisual
  let grid: PixelGrid
  let background: Color
  /// The size of the scene that its maker had in mind, before the screen or the user had a say.
  let wishedSize: PixelSize
  /// The size as far as the server has told.
  var size: PixelSize

  /// Makes a window, which cannot be seen before ``show()``. Costs no round trip.
  ///
  /// The corresponding Xlib function is `XCreateWindow`.
  public init(_ connection: Connection, _ configuration: WindowConfiguration) {
    let grid = PixelGrid(scale: configuration.scale)
    let placement = WindowPlacement(
      geometry: configuration.geometry, wished: grid.pixelSize(configuration.contentSize),
      minimum: grid.pixelSize(configuration.minimumSize), screen: connection.screenSize)
    self.connection = connection
    self.grid = grid
    background = configuration.background
    wishedSize = grid.pixelSize(configuration.contentSize)
    size = placement.size
    visual = WindowVisual(defaultOf: connection)
    id = Window.make(connection, visual, placement)
    setProperties(configuration, placement)
  }

  deinit {
    if !connection.isLost { XDestroyWindow(connection.display, id) }
  }

  /// The size of the scene in the window, in logical pixels.
  public var contentSize: Size { grid.size(size) }

  /// Lets the window appear, once the event loop runs; `XMapWindow`.
  public func show() {
    XMapWindow(connection.display, id)
  }

  /// Tells the manager that the program is alive: the ping that came at `time` goes back by way of
  /// the root window.
  func answerPing(time: Int) {
    var reply = XEvent()
    reply.xclient.type = ClientMessage
    reply.xclient.window = connection.root
    reply.xclient.message_type = connection.atoms[.protocols]
    reply.xclient.format = 32
    reply.xclient.data.l = (Int(connection.atoms[.ping]), time, Int(id), 0, 0)
    XSendEvent(
      connection.display, connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
      &reply)
  }

  /// Sends a marker by way of the server to this program itself, which cannot miss it: a message
  /// with no mask goes to whoever made the window. `XSendEvent`, 44 bytes, and 32 back.
  func sendFrameMarker(_ number: Int) {
    var marker = XEvent()
    marker.xclient.type = ClientMessage
    marker.xclient.window = id
    marker.xclient.message_type = connection.atoms[.frameMarker]
    marker.xclient.format = 32
    marker.xclient.data.l.0 = number
    XSendEvent(connection.display, id, False, NoEventMask, &marker)
  }

  // Key events will be selected with the keyboard's own issue.
  private static let eventMask =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
    | StructureNotifyMask | ExposureMask | FocusChangeMask

  /// The window has no background, so that the server clears nothing and nothing flickers; and what
  /// it shows stays in the middle when the size changes, as the scene itself does, until that is
  /// drawn anew.
  private static func make(
    _ connection: Connection, _ visual: WindowVisual, _ placement: WindowPlacement
  ) -> XID {
    var attributes = XSetWindowAttributes()
    attributes.bit_gravity = CenterGravity
    attributes.event_mask = eventMask
    return XCreateWindow(
      connection.display, connection.root, Int32(clamping: placement.x),
      Int32(clamping: placement.y), UInt32(clamping: placement.size.width),
      UInt32(clamping: placement.size.height), 0, Int32(visual.depth), UInt32(InputOutput),
      visual.visual, UInt(CWBitGravity | CWEventMask), &attributes)
  }
}
