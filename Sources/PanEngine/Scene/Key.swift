/// A key that means something to a scene.
public enum Key: Hashable, Sendable {
  /// An arrow key. The one on the keypad is a key of its own: both can be down at once.
  case arrow(Arrow, onKeypad: Bool = false)
  /// Back to the middle.
  case home
  /// Gives up what is under way.
  case escape
  /// Lets the knob follow the pointer without a button, and stop.
  case space
  /// The next one of several; with shift, the one before.
  case tab
  /// The one before of several: what Tab is called while a shift key is down.
  case backTab
  /// Smaller steps, by the shift key on the left.
  case leftShift
  /// Smaller steps, by the shift key on the right.
  case rightShift
  /// Any other key: it does nothing.
  case other

  /// Which way an arrow points, on the screen.
  public enum Arrow: Int, CaseIterable, Hashable, Sendable {
    /// To the left.
    case left
    /// To the right.
    case right
    /// Up.
    case up
    /// Down.
    case down

    /// One step that way, y down.
    var step: Vector {
      switch self {
      case .left: Vector(dx: -1, dy: 0)
      case .right: Vector(dx: 1, dy: 0)
      case .up: Vector(dx: 0, dy: -1)
      case .down: Vector(dx: 0, dy: 1)
      }
    }
  }

  /// The key of that X name ("Escape", "Left", "KP_4", …); a name without a meaning here is
  /// `other`.
  public init(xName: String) {
    self.init(xName: Array(xName.utf8)[...])
  }

  init(xName: ArraySlice<UInt8>) {
    switch Word(bytes: xName) {
    case "Left": self = .arrow(.left)
    case "Right": self = .arrow(.right)
    case "Up": self = .arrow(.up)
    case "Down": self = .arrow(.down)
    // One key under two names: the number lock may change while it is down.
    case "KP_Left", "KP_4": self = .arrow(.left, onKeypad: true)
    case "KP_Right", "KP_6": self = .arrow(.right, onKeypad: true)
    case "KP_Up", "KP_8": self = .arrow(.up, onKeypad: true)
    case "KP_Down", "KP_2": self = .arrow(.down, onKeypad: true)
    case "Home", "KP_Home", "KP_7", "KP_Begin", "KP_5": self = .home
    case "Escape": self = .escape
    case "space", "KP_Space": self = .space
    case "Tab", "KP_Tab": self = .tab
    case "ISO_Left_Tab": self = .backTab
    case "Shift_L": self = .leftShift
    case "Shift_R": self = .rightShift
    default: self = .other
    }
  }
}
