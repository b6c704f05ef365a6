import Testing

@testable import XlibBridge

@Suite struct WindowGeometryTests {
  private func placement(
    _ text: String?, wished: PixelSize = PixelSize(width: 400, height: 400),
    minimum: PixelSize = PixelSize(width: 52, height: 52)
  ) throws -> WindowPlacement {
    WindowPlacement(
      geometry: try text.map { text throws(WindowGeometryError) in try WindowGeometry(text) },
      wished: wished, minimum: minimum,
      screen: PixelSize(width: 1000, height: 800))
  }

  @Test(arguments: [
    "", "=", "abc", "+", "-", "x", "200x", "x+5+5", "200x100+", "200x100+5+", "200x100+5-",
    "200x100+5+5+5", "200x100 ", " 200x100", "200*100", "+5.5+5", "200x100+a+b", "-x", "1e3x5",
    "200x-100x", "++", "+-", "200xx100", "é", "200x100\0",
  ])
  func `what is no geometry is refused`(text: String) {
    #expect(throws: WindowGeometryError.malformed) { try WindowGeometry(text) }
  }

  @Test(arguments: ["0x0", "0x100", "100x0", "0", "x0", "=00X5+1+1", "0x0-0-0"])
  func `a window has a width and a height`(text: String) {
    #expect(throws: WindowGeometryError.empty) { try WindowGeometry(text) }
  }

  @Test(arguments: [
    ("300x200", 0, 0, 300, 200), ("=300X200", 0, 0, 300, 200), ("300", 0, 0, 300, 400),
    ("x200", 0, 0, 400, 200), ("+10+20", 10, 20, 400, 400), ("+10", 10, 0, 400, 400),
    ("300x200-10-20", 690, 580, 300, 200), ("-0-0", 600, 400, 400, 400),
    ("+-10+-20", -10, -20, 400, 400), ("--10--20", 610, 420, 400, 400),
    ("300x200-10+20", 690, 20, 300, 200), ("200+5", 5, 0, 200, 400),
  ])
  func `sizes and places as X counts them`(text: String, x: Int, y: Int, width: Int, height: Int)
    throws
  {
    let placement = try placement(text)
    #expect(placement.x == x)
    #expect(placement.y == y)
    #expect(placement.size == PixelSize(width: width, height: height))
  }

  @Test(arguments: [
    ("300x200", true, false), ("+5+5", false, true), ("300x200+0+0", true, true),
    (nil, false, false),
    ("x9", true, false),
  ])
  func `only what the user said is said to be the user's`(
    text: String?, isSize: Bool, isPosition: Bool
  ) throws {
    let placement = try placement(text)
    #expect(placement.isSizeFromUser == isSize)
    #expect(placement.isPositionFromUser == isPosition)
  }

  @Test(arguments: [
    ("+1+1", WindowPlacement.Gravity.northWest), ("-1+1", .northEast), ("+1-1", .southWest),
    ("-1-1", .southEast), ("5x5", .northWest), ("-1", .northEast),
  ])
  func `the corner that was named stays`(text: String, gravity: WindowPlacement.Gravity) throws {
    #expect(try placement(text).gravity == gravity)
  }

  @Test(arguments: [
    ("1x1", 52, 52), ("9x9", 52, 52), ("99999x99999", 32_767, 32_767),
    ("99999999999999999999999x70000", 32_767, 32_767), ("2000x60", 2000, 60),
  ])
  func `sizes are clamped, to the minimum and to what X can hold`(
    text: String, width: Int, height: Int
  ) throws {
    #expect(try placement(text).size == PixelSize(width: width, height: height))
  }

  @Test func `places are clamped to what X can hold`() throws {
    let placement = try placement("+99999999999999999999-99999999999999999999")
    #expect(placement.x == 32_767)
    #expect(placement.y == -32_767)
  }

  @Test func `without a geometry the window is at most the screen`() throws {
    let large = PixelSize(width: 5000, height: 300)
    #expect(try placement(nil, wished: large).size == PixelSize(width: 1000, height: 300))
    #expect(try placement("+0+0", wished: large).size == PixelSize(width: 1000, height: 300))
  }

  @Test(arguments: [(nil, 1000, 800), ("300x200", 1000, 800), ("300x900", 1000, 900)])
  func `no minimum is larger than the screen`(text: String?, width: Int, height: Int) throws {
    let minimum = PixelSize(width: 40_000, height: 40_000)
    let placement = try placement(text, wished: minimum, minimum: minimum)
    #expect(placement.size == PixelSize(width: width, height: height))
  }
}
