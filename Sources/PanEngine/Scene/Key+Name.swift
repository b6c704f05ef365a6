extension Key {
  /// An X name of the key, for ``init(xName:)`` to read; of one without a meaning here that of no
  /// key.
  var xName: StaticString {
    switch self {
    case .arrow(.left, onKeypad: false): "Left"
    case .arrow(.right, onKeypad: false): "Right"
    case .arrow(.up, onKeypad: false): "Up"
    case .arrow(.down, onKeypad: false): "Down"
    case .arrow(.left, onKeypad: true): "KP_Left"
    case .arrow(.right, onKeypad: true): "KP_Right"
    case .arrow(.up, onKeypad: true): "KP_Up"
    case .arrow(.down, onKeypad: true): "KP_Down"
    case .home: "Home"
    case .escape: "Escape"
    case .space: "space"
    case .tab: "Tab"
    case .backTab: "ISO_Left_Tab"
    case .leftShift: "Shift_L"
    case .rightShift: "Shift_R"
    case .other: "VoidSymbol"
    }
  }
}
