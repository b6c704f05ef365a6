internal import PanEngine

/// What is the window's own affair, and not the scene's: its size and scale, its background, and
/// what of it can wait.
extension EventLoop {
  /// The window is there, and has that size.
  mutating func windowCame<S: Scene, H: LoopHost>(
    to place: PixelRect, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    refresh.placeCame(place, at: clock.now)
    let size = PixelSize(width: place.width, height: place.height)
    // A size that goes with another scale waits for that, as what comes along with it is still
    // meant for the old one.
    if scale.sizeCame() {
      takeSize(size)
      return nil
    }
    return setSize(size, &scene, &host)
  }

  mutating func setSize<S: Scene, H: LoopHost>(
    _ size: PixelSize, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    takeSize(size)
    if window.contentSize == knownSize { return nil }
    knownSize = window.contentSize
    return hand(.resize(knownSize), &scene, &host)
  }

  private mutating func takeSize(_ size: PixelSize) {
    if size == window.size { return }
    window.size = size
    painter.invalidate()
  }

  /// A press of the mouse's primary button that takes hold of nothing is one on the background. Of
  /// several mice it is the first one's, as managers know no other.
  mutating func press<S: Scene, H: LoopHost>(
    at point: Point, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    // Where the scene has the pointer, the press ends that.
    let isFree = !scene.capturesPointer
    let end = hand(.press(point, button: 1, pointer: .mouse), &scene, &host)
    if window.isBorderless && isFree && scene.pointerLook(of: .mouse) == .ordinary {
      background.handOver(reader.devices.grip(on: .mouse))
    }
    return end
  }

  /// Somebody else has taken pointers. Where a latch goes with them, the click that took them may
  /// yet come.
  mutating func losePointers<S: Scene, H: LoopHost>(
    by input: Input, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let before = scene.capturedPointer
    let end = hand(input, &scene, &host)
    if let before, scene.capturedPointer == nil {
      reader.devices.expectReplay(of: before, isRefused: false)
    }
    return end
  }

  /// In the middle of a drag another window has come below the pointer, or has got the keyboard.
  /// That is ordinary, unless it was this one that went: hidden with what it lies in, as i3 hides
  /// workspaces, of which the server says nothing. One round trip.
  func lookForWindow<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let isGone = scene.holdsPointer && isMapped && !window.isViewable
    return isGone ? hand(.grabLost, &scene, &host) : nil
  }

  /// Brings window and scene onto another scale, where there is one and nothing is held.
  mutating func settleScale<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    if scale.isReady, !scene.holdsPointer, scale.adopt() { painter.invalidate() }
    return setSize(window.size, &scene, &host)
  }

  /// Looks whether there is another scale. After the frame, since it may cost a round trip.
  mutating func askForScale<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    // The scene is asked last, as it is the slowest to answer.
    guard scale.isDue, !window.connection.isLost, !scene.holdsPointer, scale.ask() else {
      return nil
    }
    let end = settleScale(&scene, &host)
    paint(&scene)
    return end
  }

  /// What is not to keep the picture waiting. Over a slow line it would keep the hand waiting
  /// instead, for seconds: there fingers and pens are what the server makes of them, a mouse, the
  /// pointer is an arrow, and what moves does so 60 times a second.
  mutating func followUp<S: Scene>(_ scene: inout S) {
    if hasQuickLine == nil { hasQuickLine = LineCheck.isQuick(window.connection.display) }
    if hasQuickLine != true { return }
    // Not in the middle of anything, unless that has no end: where the server goes meanwhile, libXi
    // leaves nobody the time for a last reading.
    if !hasDevices && isFree(scene) {
      hasDevices = true
      reader.setUpDevices()
    }
    showPointers(of: scene)
    guard refresh.isPending else { return }
    if let interval = refresh.ask(at: clock.now, isAtRest: isAtRest(scene)) {
      scene.setFrameInterval(interval)
    }
  }

  /// Lets each pointer look as the scene says.
  private mutating func showPointers<S: Scene>(of scene: S) {
    for index in reader.devices.cursors.indices where !window.connection.isLost {
      let pointer = reader.devices.cursors[index].pointer
      let look = scene.pointerLook(of: pointer)
      guard reader.devices.setLook(look, at: index) else { continue }
      let grip = reader.devices.grip(on: pointer)
      cursor.show(look, of: index == 0 ? .core : grip)
      if capture.isOn(grip) { capture.change(cursor.cursor(for: look)) }
    }
  }

  /// Whether libXi may be asked: at rest, or else, of a scene that always moves, in its second
  /// second.
  private func isFree<S: Scene>(_ scene: S) -> Bool {
    isAtRest(scene) || clock.now > Instant(seconds: 1) && !scene.holdsPointer
  }

  /// Whether nothing moves, and no pointer holds anything.
  func isAtRest<S: Scene>(_ scene: S) -> Bool {
    scene.wakeUp == nil && !scene.holdsPointer
  }
}
