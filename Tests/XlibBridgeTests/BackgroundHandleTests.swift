import Testing

@testable import XlibBridge

@Suite struct BackgroundHandleTests {
  private func action(_ x: Int, _ y: Int, width: Int = 400, height: Int = 300) -> Int {
    BackgroundHandle.Action(
      x: x, y: y, in: PixelSize(width: width, height: height), corner: 24
    ).rawValue
  }

  @Test(arguments: [
    (0, 0, 0), (23, 23, 0), (399, 0, 2), (376, 23, 2), (399, 299, 4), (376, 276, 4), (0, 299, 6),
    (23, 276, 6),
  ])
  func `a corner is led by itself`(x: Int, y: Int, action: Int) {
    #expect(self.action(x, y) == action)
  }

  @Test(arguments: [(200, 150), (24, 0), (0, 24), (375, 299), (399, 275), (200, 0), (0, 150)])
  func `everything else moves the window`(x: Int, y: Int) {
    #expect(action(x, y) == 8)
  }

  @Test func `a small window keeps a middle to be moved by`() {
    #expect(action(10, 10, width: 30, height: 30) == 8)
    #expect(action(9, 9, width: 30, height: 30) == 0)
    #expect(action(0, 0, width: 1, height: 1) == 8)
  }
}
