import Testing

@testable import PanEngine

@Suite struct KeyDeflectionTests {
  private static func direction(_ arrows: [Key.Arrow]) -> Vector {
    var keys = KeyDeflection()
    for arrow in arrows { _ = keys.press(KeyDeflection.Arrow(arrow: arrow)) }
    return keys.direction { _ in true }
  }

  @Test(arguments: [
    ([Key.Arrow.left], Vector(dx: -1, dy: 0)), ([.right], Vector(dx: 1, dy: 0)),
    ([.up], Vector(dx: 0, dy: -1)), ([.down], Vector(dx: 0, dy: 1)),
    ([.left, .right], .zero), ([.up, .down], .zero), ([.left, .right, .up, .down], .zero),
    ([.left, .right, .up], Vector(dx: 0, dy: -1)), ([], .zero),
  ])
  func whereTheyLead(_ arrows: [Key.Arrow], _ direction: Vector) {
    #expect(KeyDeflectionTests.direction(arrows) == direction)
  }

  @Test func diagonalsAreOfLengthOne() {
    let diagonal = KeyDeflectionTests.direction([.right, .up])
    #expect(isClose(diagonal, Vector(dx: 0.5.squareRoot(), dy: -0.5.squareRoot())))
    #expect(diagonal.length <= 1 + 1e-15)
  }

  @Test func someCanBeLeftOut() {
    var keys = KeyDeflection()
    _ = keys.press(.right)
    _ = keys.press(.up)
    #expect(keys.direction { $0 == .right } == Vector(dx: 1, dy: 0))
  }

  @Test func aRepeatedKeyIsDownOnce() {
    var keys = KeyDeflection()
    let leads = [
      keys.press(.up), keys.press(.up), keys.release(.up), keys.isEmpty, keys.release(.up),
    ]
    #expect(leads == [true, true, true, true, false])
  }

  @Test func whatWasGivenUpLeadsOnlyAfterItHasComeUp() {
    var keys = KeyDeflection()
    _ = keys.press(.up)
    keys.giveUp()
    keys.ignore(.left)
    #expect(keys.isEmpty)
    let leads = [
      keys.press(.up), keys.press(.left), keys.press(.down), keys.release(.up), keys.press(.up),
    ]
    #expect(leads == [false, false, true, false, true])
  }

  @Test("Two keys of one arrow lead until both are up, and each is spent for itself")
  func twoKeysOfOneArrow() {
    var keys = KeyDeflection()
    _ = keys.press(.up)
    _ = keys.press(.keypadUp)
    #expect(keys.direction { _ in true } == Vector(dx: 0, dy: -1), "no farther than one")
    let led = [keys.release(.up), keys.isEmpty, keys.release(.keypadUp), keys.isEmpty]
    #expect(led == [true, false, true, true])
    _ = keys.press(.up)
    keys.giveUp()
    let leads = [keys.press(.up), keys.press(.keypadUp)]
    #expect(leads == [false, true])
  }

  @Test func eitherShiftKeyShifts() {
    var keys = KeyDeflection()
    keys.pressShift(.left)
    keys.pressShift(.right)
    keys.releaseShift(.left)
    #expect(keys.isShifted)
    keys.releaseShift(.right)
    #expect(!keys.isShifted)
  }

  @Test func forgetting() {
    var keys = KeyDeflection()
    _ = keys.press(.up)
    keys.ignore(.left)
    keys.pressShift(.left)
    keys.forget()
    #expect(keys == KeyDeflection())
  }
}

/// Shorter names for the keys that are not on the keypad, and those that are.
extension KeyDeflection.Arrow {
  fileprivate static let up = KeyDeflection.Arrow(arrow: .up)
  fileprivate static let down = KeyDeflection.Arrow(arrow: .down)
  fileprivate static let left = KeyDeflection.Arrow(arrow: .left)
  fileprivate static let right = KeyDeflection.Arrow(arrow: .right)
  fileprivate static let keypadUp = KeyDeflection.Arrow(arrow: .up, isOnKeypad: true)
}
