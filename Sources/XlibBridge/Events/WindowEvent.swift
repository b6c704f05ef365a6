internal import PanEngine

/// What an X event means for a window: the events that mean nothing are not among these.
enum WindowEvent: Equatable {
  /// Something that concerns the scene alone.
  case input(Input)
  /// A pointer moved. `state` is X's mask of buttons and modifiers at that moment.
  case motion(Point, state: UInt32, pointer: Pointer)
  /// A key went down, or is repeated.
  case keyPress(KeyStroke)
  /// A key came up.
  case keyRelease(KeyStroke)
  /// The server has lost what the window showed there.
  case exposed(PixelRect)
  /// The window has this place and size now (or still). The size is the server's word; the place is
  /// anybody's, and on the root window or in what the window lies in.
  case configured(PixelRect)
  /// The window can be seen.
  case mapped
  /// The window cannot be seen any more.
  case unmapped
  /// No more will be heard of these pointers, which hold something.
  case lost([Pointer])
  /// The pointer is no more in the window; where it is, in device pixels of the window.
  case left(x: Int, y: Int)
  /// The manager, for the user, asks that the window be closed.
  case closeRequested
  /// The window is gone.
  case destroyed
  /// The manager asks whether the program still lives.
  case ping(time: Int)
  /// The server has shown all that was drawn before this marker was sent.
  case frameShown(marker: Int)

  /// What a scene is told of it; nil where nothing.
  var input: Input? {
    switch self {
    case .input(let input): input
    case .motion(let point, let state, let pointer):
      .move(point, primaryIsDown: EventTranslator.primaryIsDown(state), pointer: pointer)
    case .keyPress(let stroke): .keyPress(stroke.key)
    case .keyRelease(let stroke): .keyRelease(stroke.key)
    case .mapped: .map
    case .unmapped: .unmap
    case .lost, .exposed, .configured, .left, .closeRequested, .destroyed, .ping, .frameShown: nil
    }
  }

  /// Whether this event alone says all that is left to say once `next` has come directly after it.
  func isSuperseded(by next: WindowEvent) -> Bool {
    switch (self, next) {
    case (.motion(_, let state, let pointer), .motion(_, state: let nextState, let next)):
      state == nextState && pointer == next
    case (.keyRelease(let stroke), .keyPress(let next)): stroke.isRepeated(by: next)
    case (.configured, .configured): true
    default: false
    }
  }
}
