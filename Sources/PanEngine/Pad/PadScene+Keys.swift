/// What the keys do: they drive one pad.
extension PadScene {
  mutating func press(_ key: Key) {
    switch key {
    case .arrow(let arrow, let isOnKeypad):
      showSelection()
      let key = KeyDeflection.Arrow(arrow: arrow, isOnKeypad: isOnKeypad)
      pads[selection.index].press(key, on: &stage, at: clock, log: &log)
    case .home:
      goHomeByKey()
    case .escape:
      cancelAll()
    case .space:
      if latch.pressKey() { toggleLatch() }
    case .tab:
      select(backwards: pads[selection.index].keys.isShifted)
    case .backTab:
      select(backwards: true)
    case .leftShift:
      shift { $0.pressShift(.left) }
    case .rightShift:
      shift { $0.pressShift(.right) }
    case .other:
      break
    }
  }

  mutating func release(_ key: Key) {
    switch key {
    case .arrow(let arrow, let isOnKeypad):
      let key = KeyDeflection.Arrow(arrow: arrow, isOnKeypad: isOnKeypad)
      pads[selection.index].release(key, on: &stage, at: clock, log: &log)
    case .leftShift:
      shift { $0.releaseShift(.left) }
    case .rightShift:
      shift { $0.releaseShift(.right) }
    case .space:
      latch.releaseKey()
    case .home, .escape, .tab, .backTab, .other:
      break
    }
  }

  /// The keyboard speaks to somebody else: no key will come up any more.
  mutating func loseKeys() {
    for index in pads.indices {
      pads[index].endKeys(.cancelled, on: &stage, at: clock, log: &log)
    }
    forgetKeys()
  }

  /// Gives up every gesture.
  mutating func cancelAll() {
    stage.router.cancelAll(at: clock)
    for index in pads.indices {
      pads[index].endKeys(.cancelled, on: &stage, at: clock, log: &log)
    }
  }

  /// Nobody will see the window any more: every value is given up.
  mutating func empty() {
    for index in pads.indices {
      pads[index].empty(.cancelled, on: &stage, at: clock, log: &log)
    }
    forgetKeys()
  }

  /// Nobody will be there any more: every value is given up, in one line each.
  mutating func close() {
    empty()
    for index in pads.indices { pads[index].repeater = nil }
  }

  /// Sends a knob to the middle, whoever holds it.
  mutating func goHome(_ index: Int) {
    if pads[index].isHeld {
      pads[index].empty(.ended, on: &stage, at: clock, log: &log)
    } else {
      let isRead = pads[index].configuration.reportsReturn
      pads[index].recenter(isRead: isRead, on: &stage, at: clock, log: &log)
    }
  }

  /// Keys are ignored while a hand holds the knob.
  private mutating func goHomeByKey() {
    if case .held = pads[selection.index].motion { return }
    goHome(selection.index)
  }

  private mutating func forgetKeys() {
    latch.releaseKey()
    for index in pads.indices { pads[index].keys.forget() }
  }

  /// A shift key went down or came up.
  private mutating func shift(_ change: (inout KeyDeflection) -> Void) {
    change(&pads[selection.index].keys)
    pads[selection.index].followShift(on: &stage, at: clock, log: &log)
  }

  private mutating func select(backwards: Bool) {
    guard pads.count > 1 else { return }
    let last = selection.index
    pads[last].endKeys(.ended, on: &stage, at: clock, log: &log)
    // It is the same keyboard, with the same keys down.
    let keys = pads[last].keys
    pads[last].keys.forget()
    selection.advance(of: pads.count, backwards: backwards)
    pads[selection.index].keys = keys
    showSelection()
  }

  /// One pad needs no ring.
  private mutating func showSelection() {
    guard pads.count > 1 else { return }
    for index in pads.indices {
      pads[index].ring.show(index == selection.index, in: &stage.tree)
    }
  }
}
