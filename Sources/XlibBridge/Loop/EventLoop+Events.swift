internal import CirclePanX11
internal import PanEngine

/// What comes from the server, in its order.
extension EventLoop {
  /// Takes the events that are there by now, and no later ones: a flood must not keep the loop from
  /// drawing, nor from signals. Only after a key that came up it looks once more: it may be
  /// repeated.
  mutating func drain<S: Scene, H: LoopHost>(_ scene: inout S, _ host: inout H) -> LoopEnd?
  where H.SceneType == S {
    if let end = takeQueuedEvents(&scene, &host) { return end }
    if merger.holdsKeyRelease, let end = takeQueuedEvents(&scene, &host) { return end }
    return merger.flush().flatMap { apply($0, &scene, &host) }
  }

  private mutating func takeQueuedEvents<S: Scene, H: LoopHost>(
    _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    let display = window.connection.display
    let count = max(0, XEventsQueued(display, QueuedAfterReading))
    // See Brush for why: each ping, for one, is answered.
    for _ in 0..<count where !window.connection.isLost {
      var event = XEvent()
      XNextEvent(display, &event)
      if refresh.take(event, clock) { continue }
      if let change = reader.shiftChange(before: event),
        let end = take(.input(change), &scene, &host)
      {
        return end
      }
      guard let meaning = reader.meaning(of: &event) else { continue }
      background.note(event)
      window.noteUser(event)
      if let end = take(meaning, &scene, &host) { return end }
    }
    return nil
  }

  private mutating func take<S: Scene, H: LoopHost>(
    _ meaning: WindowEvent, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    if case .exposed(let rect) = meaning {
      exposed.add(rect)
      return nil
    }
    return merger.push(meaning).flatMap { apply($0, &scene, &host) }
  }

  private mutating func apply<S: Scene, H: LoopHost>(
    _ event: WindowEvent, _ scene: inout S, _ host: inout H
  ) -> LoopEnd? where H.SceneType == S {
    note(event)
    switch event {
    case .input(.press(let point, button: 1, pointer: .mouse)):
      return press(at: point, &scene, &host)
    case .input(.grabLost):
      return losePointers(by: .grabLost, &scene, &host)
    case .input(.pointerLost(let pointer)):
      return losePointers(by: .pointerLost(pointer), &scene, &host)
    case .lost(let pointers):
      for pointer in pointers {
        if let end = losePointers(by: .pointerLost(pointer), &scene, &host) { return end }
      }
      return nil
    case .configured(let place):
      return windowCame(to: place, &scene, &host)
    case .left(let x, let y):
      // The pointer has gone out by itself, or something has happened to the window.
      return window.size.contains(x: x, y: y) ? lookForWindow(&scene, &host) : nil
    case .closeRequested, .destroyed:
      return .closed
    default: break
    }
    guard let input = event.input else { return nil }
    let end = hand(input, &scene, &host)
    return input == .focusOut ? end ?? lookForWindow(&scene, &host) : end
  }

  /// What an event is to the loop itself, whatever the scene makes of it. Of it there is one for
  /// all kinds of scenes.
  @inline(never)
  private mutating func note(_ event: WindowEvent) {
    switch event {
    case .input(.focusIn): scale.look()
    case .mapped:
      isMapped = true
      scale.windowAppeared()
      refresh.windowAppeared()
    case .unmapped: isMapped = false
    case .frameShown(let marker):
      fence.take(marker: marker, at: clock.now)
      arrival.take(marker: marker)
    case .ping(let time): window.answerPing(time: time)
    default: break
    }
  }
}
