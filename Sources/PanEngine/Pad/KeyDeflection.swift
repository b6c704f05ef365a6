/// Which arrow keys are down, and where they lead; and whether a shift key is, which makes it less.
struct KeyDeflection: Equatable, Sendable {
  /// A bit for each arrow that leads.
  private var down: UInt8 = 0
  /// Those that are down but count for nothing until they have come up: what they led is over, and
  /// a key that repeats must not begin it again.
  private var spent: UInt8 = 0
  /// Whether a shift key is down.
  var isShifted = false

  /// Whether no arrow leads.
  var isEmpty: Bool { down == 0 }

  /// An arrow went down, or is repeated.
  ///
  /// - Returns: whether it leads.
  mutating func press(_ arrow: Key.Arrow) -> Bool {
    if spent & KeyDeflection.bit(arrow) != 0 { return false }
    down |= KeyDeflection.bit(arrow)
    return true
  }

  /// An arrow came up.
  ///
  /// - Returns: whether it led.
  mutating func release(_ arrow: Key.Arrow) -> Bool {
    let led = leads(arrow)
    down &= ~KeyDeflection.bit(arrow)
    spent &= ~KeyDeflection.bit(arrow)
    return led
  }

  /// What is down leads no more.
  mutating func giveUp() {
    spent |= down
    down = 0
  }

  /// A key that went down leads nothing.
  mutating func ignore(_ arrow: Key.Arrow) {
    spent |= KeyDeflection.bit(arrow)
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

  private func leads(_ arrow: Key.Arrow) -> Bool {
    down & KeyDeflection.bit(arrow) != 0
  }

  private static func bit(_ arrow: Key.Arrow) -> UInt8 {
    1 << arrow.rawValue
  }
}
