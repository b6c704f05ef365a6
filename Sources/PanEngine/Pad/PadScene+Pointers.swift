/// What a pointer does, with a latch in between where that is wanted.
extension PadScene {
  mutating func press(at location: Point, button: Int, pointer: Pointer) {
    latch.note(location, of: pointer)
    if latch.ends(on: pointer, button: button) {
      // The next press anywhere ends it where what is followed is, and is no new one.
      unlatch()
    } else {
      stage.router.press(
        at: location, button: button, pointer: pointer, in: stage.tree, time: clock)
    }
  }

  mutating func move(to location: Point, primaryIsDown: Bool, pointer: Pointer) {
    latch.note(location, of: pointer)
    // A latched pointer has no button down, and no release was missed.
    stage.router.move(
      to: location, primaryIsDown: primaryIsDown || latch.pointer == pointer, pointer: pointer,
      time: clock)
  }

  mutating func release(at location: Point, button: Int, pointer: Pointer) {
    latch.note(location, of: pointer)
    if latch.pointer == pointer { return }
    if button == 1, latch.latches(pointer), stage.router.isOwned(pointer) {
      latch.close(on: pointer, at: location)
    } else {
      stage.router.release(at: location, button: button, pointer: pointer, time: clock)
    }
  }

  /// Latches the selected knob to the mouse or the pen, wherever that is, or lets go of it.
  mutating func toggleLatch() {
    guard let location = latch.location else { return }
    if latch.pointer != nil {
      unlatch()
    } else {
      let recognizer = pads[selection.index].recognizer
      let pointer = latch.candidate
      stage.router.begin(recognizer, at: location, pointer: pointer, time: clock)
      if stage.router.isOwned(pointer) { latch.close(on: pointer, at: location) }
    }
  }

  private mutating func unlatch() {
    guard let pointer = latch.pointer, let location = latch.location else { return }
    latch.open()
    stage.router.release(at: location, button: 1, pointer: pointer, time: clock)
  }
}
