/// Which arrow keys are down, and where they lead; and which shift keys are, which make it less.
///
/// Each key counts for itself: where two of them lead the same way, both have to come up.
struct KeyDeflection: Equatable, Sendable {
  /// An arrow on a key: there are two of each.
  struct Arrow: Equatable, Sendable {
    /// Where it leads.
    var arrow: Key.Arrow
    /// Which of the two it is.
    var isOnKeypad = false

    /// The key's bit in a set of them.
    fileprivate var bit: UInt8 { 1 << (2 * arrow.rawValue + (isOnKeypad ? 1 : 0)) }
  }

  /// A shift key.
  enum Shift: UInt8, Sendable {
    case left = 1
    case right = 2
  }

  /// A bit for each arrow that leads.
  private var down: UInt8 = 0
  /// Those that are down but count for nothing until they have come up: what they led is over, and
  /// a key that repeats must not begin it again.
  private var spent: UInt8 = 0
  /// The shift keys that are down.
  private var shifts: UInt8 = 0

  /// Whether no arrow leads.
  var isEmpty: Bool { down == 0 }

  /// Whether a shift key is down.
  var isShifted: Bool { shifts != 0 }

  /// An arrow went down, or is repeated.
  ///
  /// - Returns: whether it leads.
  mutating func press(_ key: Arrow) -> Bool {
    if spent & key.bit != 0 { return false }
    down |= key.bit
    return true
  }

  /// An arrow came up.
  ///
  /// - Returns: whether it led.
  mutating func release(_ key: Arrow) -> Bool {
    let led = down & key.bit != 0
    down &= ~key.bit
    spent &= ~key.bit
    return led
  }

  /// A shift key went down, or is repeated.
  mutating func pressShift(_ key: Shift) {
    shifts |= key.rawValue
  }

  /// A shift key came up.
  mutating func releaseShift(_ key: Shift) {
    shifts &= ~key.rawValue
  }

  /// What is down leads no more.
  mutating func giveUp() {
    spent |= down
    down = 0
  }

  /// A key that went down leads nothing.
  mutating func ignore(_ key: Arrow) {
    spent |= key.bit
  }

  /// No key is known to be down: it will not be heard that they come up.
  mutating func forget() {
    self = KeyDeflection()
  }

  /// Where the keys lead that `counts` does not leave out: of length 1, y down; zero where they are
  /// up, or against each other.
  func direction(where counts: (Key.Arrow) -> Bool) -> Vector {
    var sum = Vector.zero
    for arrow in Key.Arrow.allCases where leads(arrow) && counts(arrow) { sum = sum + arrow.step }
    let length = sum.length
    return length > 0 ? sum * (1 / length) : .zero
  }

  /// Whether one of an arrow's two keys leads.
  private func leads(_ arrow: Key.Arrow) -> Bool {
    let keys = Arrow(arrow: arrow).bit | Arrow(arrow: arrow, isOnKeypad: true).bit
    return down & keys != 0
  }
}
