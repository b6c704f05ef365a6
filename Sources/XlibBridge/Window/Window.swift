internal import CirclePanX11
public import PanEngine

/// A top level window in which a scene is shown. It is destroyed when nobody refers to it any more.
public final class Window {
  let connection: Connection
  let id: XID
  let visual: WindowVisual
  /// Where logical pixels become device pixels: the one copy that is kept, since it may change.
  var grid: PixelGrid
  /// What is behind everything: what its maker asked for; but opaque, on white, where the screen
  /// can show no window through another.
  public let background: Color
  /// Whether the window's background and its own moves and resizes are the window's own affair.
  let isBorderless: Bool
  let antialiasing: Antialiasing
  /// The size of the scene that its maker had in mind, before the screen or the user had a say.
  let wishedSize: PixelSize
  /// Whether some keys close it.
  let closesOnKeys: Bool
  /// The size as far as the server has told.
  var size: PixelSize
  let scale: WindowScale
  let minimumSize: Size
  let placement: WindowPlacement
  let takesFocus: Bool
  let icon: WindowIcon?
  let startupID: StartupID?

  /// Makes a window, which cannot be seen before ``show()``. Costs no round trip, or up to two
  /// where other windows are to show through.
  ///
  /// The corresponding Xlib function is `XCreateWindow`.
  public init(_ connection: Connection, _ configuration: WindowConfiguration) {
    let grid = PixelGrid(configuration.scale, on: connection)
    wishedSize = grid.pixelSize(configuration.contentSize)
    placement = WindowPlacement(
      geometry: configuration.geometry, wished: wishedSize,
      minimum: grid.pixelSize(configuration.minimumSize), screen: connection.screenSize)
    self.connection = connection
    self.grid = grid
    scale = configuration.scale
    minimumSize = configuration.minimumSize
    isBorderless = configuration.isBorderless
    antialiasing = configuration.antialiasing
    closesOnKeys = configuration.closesOnKeys
    takesFocus = configuration.takesFocus
    icon = configuration.icon
    startupID = configuration.startupID
    size = placement.size
    let isOpaque = configuration.background.opacity >= 1
    let seeThrough = isOpaque ? nil : WindowVisual(seeThroughOn: connection)
    visual = seeThrough ?? WindowVisual(defaultOf: connection)
    background =
      visual.isSeeThrough ? configuration.background : configuration.background.over(.white)
    id = Window.make(connection, visual, placement)
    setProperties(configuration, placement)
  }

  deinit {
    if connection.isLost { return }
    XDestroyWindow(connection.display, id)
    if visual.isSeeThrough { XFreeColormap(connection.display, visual.colormap) }
  }

  /// Whether other windows show through where the background has opacity: that was asked for, the
  /// screen has alpha, and when the window was made there was a compositor.
  public var isSeeThrough: Bool { visual.isSeeThrough }

  /// The size of the scene in the window, in logical pixels.
  public var contentSize: Size { grid.size(size) }

  /// Lets the window appear, once the event loop runs; `XMapWindow`.
  public func show() {
    XMapWindow(connection.display, id)
  }

  /// Whether it is mapped, and so is all that it lies in. One round trip; `XGetWindowAttributes`.
  var isViewable: Bool {
    var attributes = XWindowAttributes()
    let isThere = XGetWindowAttributes(connection.display, id, &attributes) != 0
    // What a lost server "answers" means nothing.
    return connection.isLost || isThere && attributes.map_state == IsViewable
  }

  /// Tells the manager that the program is alive: the ping that came at `time` goes back by way of
  /// the root window.
  func answerPing(time: Int) {
    tellManager(
      .protocols, about: connection.root, (Int(connection.atoms[.ping]), time, Int(id), 0, 0))
  }

  /// Sends the manager a message about this window, or another one; `XSendEvent`.
  func tellManager(
    _ name: Atoms.Name, about window: XID? = nil, _ numbers: (Int, Int, Int, Int, Int)
  ) {
    var message = XEvent()
    message.xclient.type = ClientMessage
    message.xclient.window = window ?? id
    message.xclient.message_type = connection.atoms[name]
    message.xclient.format = 32
    message.xclient.data.l = numbers
    XSendEvent(
      connection.display, connection.root, False, SubstructureNotifyMask | SubstructureRedirectMask,
      &message)
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

  /// Wants core events of pointers, or does not, as XInput 2 speaks of them; `XSelectInput`.
  func listen(toCorePointers isOn: Bool) {
    XSelectInput(
      connection.display, id, Window.eventMask & ~(isOn ? NoEventMask : Window.pointerEventMask))
  }

  private static let pointerEventMask =
    ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask
  private static let eventMask =
    pointerEventMask | KeyPressMask | KeyReleaseMask | StructureNotifyMask | ExposureMask
    | FocusChangeMask

  /// An opaque window has no background, so that the server clears nothing and nothing flickers;
  /// and what it shows stays in the middle when the size changes, as the scene itself does, until
  /// that is drawn anew.
  private static func make(
    _ connection: Connection, _ visual: WindowVisual, _ placement: WindowPlacement
  ) -> XID {
    var attributes = XSetWindowAttributes()
    attributes.bit_gravity = CenterGravity
    attributes.event_mask = eventMask
    // Of another depth than the root, a window must have a border and a colormap of its own.
    attributes.border_pixel = 0
    attributes.colormap = visual.colormap
    var mask = CWBitGravity | CWEventMask | CWBorderPixel | CWColormap
    if visual.isSeeThrough {
      // Nobody sees how a compositor's picture of it is cleared; what lies there else, one would.
      attributes.background_pixel = 0
      mask |= CWBackPixel
    }
    return XCreateWindow(
      connection.display, connection.root, Int32(clamping: placement.x),
      Int32(clamping: placement.y), UInt32(clamping: placement.size.width),
      UInt32(clamping: placement.size.height), 0, Int32(visual.depth), UInt32(InputOutput),
      visual.visual, UInt(mask), &attributes)
  }
}
