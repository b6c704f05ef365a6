/// What the keys do: they drive one pad.
extension PadScene {
  mutating func press(_ key: Key) {
    switch key {
    case .arrow(let arrow):
      showSelection()
      pads[selection.index].press(arrow, on: &stage, at: clock, log: &log)
    case .home:
      goHomeByKey()
    case .escape:
      cancelAll()
    case .space:
      if latch.pressKey() { toggleLatch() }
    case .tab:
      selectNext()
    case .shift:
      setShift(true)
    case .other:
      break
    }
  }

  mutating func release(_ key: Key) {
    switch key {
    case .arrow(let arrow):
      pads[selection.index].release(arrow, on: &stage, at: clock, log: &log)
    case .shift:
      setShift(false)
    case .space:
      latch.releaseKey()
    case .home, .escape, .tab, .other:
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

  private mutating func setShift(_ isShifted: Bool) {
    pads[selection.index].shift(isShifted, on: &stage, at: clock, log: &log)
  }

  private mutating func selectNext() {
    guard pads.count > 1 else { return }
    let last = selection.index
    pads[last].endKeys(.ended, on: &stage, at: clock, log: &log)
    // It is the same keyboard, with the same keys down.
    let keys = pads[last].keys
    pads[last].keys.forget()
    selection.advance(of: pads.count, backwards: keys.isShifted)
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
