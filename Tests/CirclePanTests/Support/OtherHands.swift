import Randomness
import XServerHarness

/// All that is at work beside the first mouse and keyboard: a second cursor that comes and goes,
/// and where the server can have them, two fingers, a pen and a mouse that says how far it has gone.
final class OtherHands {
  private let server: XServer
  private let devices: TouchServer?
  /// Who has the second cursor; nil while there is none.
  private var second: SecondHand?
  /// Where each finger is that is down.
  private var fingers: [Int: (x: Double, y: Double)] = [:]
  private var tipIsDown = false
  private var mouseIsDown = false
  /// How often a second cursor has come.
  private(set) var arrivals = 0

  /// - Parameter devices: Nil where the server has no such devices.
  init(on server: XServer, _ devices: TouchServer?) {
    self.server = server
    self.devices = devices
  }

  /// Does one thing.
  func act(_ random: inout SeededGenerator) throws {
    // The server takes a while for a cursor that is new.
    if Int.random(in: 0..<100, using: &random) == 0 { return try comeOrGo() }
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: try useFinger(&random)
    case 8..<11: try usePen(&random)
    case 11..<14: try useMouse(&random)
    default: try useSecondCursor(&random)
    }
  }

  /// Lets go of everything, and is gone.
  func leave() throws {
    for (finger, place) in fingers.sorted(by: { $0.key < $1.key }) {
      try devices?.lift(finger, x: place.x, y: place.y)
    }
    fingers = [:]
    try setTip(isDown: false, at: (10, 10))
    try setMouse(isDown: false)
    try second?.leave()
    second = nil
  }

  /// Mostly where the knob can be.
  private func place(_ random: inout SeededGenerator) -> (x: Double, y: Double) {
    if Int.random(in: 0..<4, using: &random) == 0 {
      return (.random(in: 0..<800, using: &random), .random(in: 0..<600, using: &random))
    }
    let reach = -140.0...140
    return (
      400 + .random(in: reach, using: &random), 300 + .random(in: reach, using: &random)
    )
  }

  // MARK: Fingers, the pen and the mouse

  private func useFinger(_ random: inout SeededGenerator) throws {
    let finger = Int.random(in: 1...2, using: &random)
    let place = place(&random)
    if let last = fingers[finger] {
      if Int.random(in: 0..<3, using: &random) == 0 {
        fingers[finger] = nil
        try devices?.lift(finger, x: last.x, y: last.y)
      } else {
        fingers[finger] = place
        try devices?.move(finger, x: place.x, y: place.y)
      }
    } else {
      let start = Bool.random(using: &random) ? (x: 400, y: 300) : place
      fingers[finger] = start
      try devices?.touch(finger, x: start.x, y: start.y)
    }
  }

  private func usePen(_ random: inout SeededGenerator) throws {
    let place = place(&random)
    if Int.random(in: 0..<3, using: &random) == 0 {
      try setTip(isDown: !tipIsDown, at: place)
    } else {
      try devices?.movePen(x: place.x, y: place.y)
    }
  }

  private func useMouse(_ random: inout SeededGenerator) throws {
    if Int.random(in: 0..<3, using: &random) == 0 {
      try setMouse(isDown: !mouseIsDown)
    } else {
      try devices?.moveMouse(
        by: .random(in: -60...60, using: &random), .random(in: -60...60, using: &random))
    }
  }

  private func setTip(isDown: Bool, at place: (x: Double, y: Double)) throws {
    if tipIsDown == isDown { return }
    tipIsDown = isDown
    try devices?.setPenTip(isDown: isDown, x: place.x, y: place.y)
  }

  private func setMouse(isDown: Bool) throws {
    if mouseIsDown == isDown { return }
    mouseIsDown = isDown
    try devices?.setMouseButton(isDown: isDown)
  }

  // MARK: The second cursor

  private func comeOrGo() throws {
    if let second {
      try second.leave()
      self.second = nil
    } else {
      second = try SecondHand(server)
      arrivals += 1
    }
  }

  private func useSecondCursor(_ random: inout SeededGenerator) throws {
    let place = place(&random)
    let button = Int.random(in: 0..<8, using: &random)
    guard let user = second?.user else { return }
    switch button {
    case 0, 1: user.press()
    case 2, 3: user.release()
    case 4:
      user.press(button: 4)
      user.release(button: 4)
    default: user.movePointer(to: PixelPoint(Int(place.x), Int(place.y)))
    }
  }
}
