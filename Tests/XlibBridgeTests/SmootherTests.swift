import PanEngine
import Testing
import XServerHarness

@testable import XlibBridge

/// What a real server makes of masks.
@Suite(.enabled(if: XServer.isAvailable, "\(XServer.requirement)"))
struct SmootherTests {
  private let server = Result { try XServer() }

  private func window() throws -> XlibBridge.Window {
    let connection = try Connection(display: try server.get().display)
    return Window(
      connection,
      WindowConfiguration(
        title: "", instanceName: "", className: "", contentSize: Size(width: 9, height: 9)))
  }

  private func check(_ drawn: DrawnDisc) {
    let errors = drawn.errors()
    #expect(errors.worst <= 40)
    #expect(errors.mean < 3)
  }

  /// Radii in device pixels: small discs, discs made of tiles, and both sides of what divides them.
  @Test(arguments: [
    7, 7.3, 10.5, 24.875, 25, 25.0625, 25.375, 40.7, 62.5, 63, 63.125, 64, 100.25, 111.1, 125,
  ])
  func `coverage is next to the exact disc's, and symmetric`(radius: Double) throws {
    let side = 2 * Int(radius.rounded(.up)) + 6
    let disc = SmoothDisc(x: 2 * side, y: 2 * side, radius: Int((radius * 64).rounded()))
    let drawn = try DrawnDisc(disc, side: side, on: window())
    check(drawn)
    #expect(drawn.rows == drawn.rows.reversed())
    #expect(drawn.rows == drawn.rows.map { $0.reversed() })
  }

  @Test(arguments: [8, 13, 24, 32, 45, 64, 96])
  func `a speck has about the weight of the exact disc`(radius: Int) throws {
    let drawn = try DrawnDisc(SmoothDisc(x: 19, y: 21, radius: radius), side: 9, on: window())
    #expect(drawn.errors().worst <= 40)
    #expect(drawn.rows.joined().contains { $0 > 0 })
  }

  @Test(arguments: [25 * 64, 100 * 64 + 24], 0..<4)
  func `a disc may lie between pixels`(radius: Int, phase: Int) throws {
    let side = radius / 32 + 8
    let window = try window()
    // Large discs go by halves.
    if radius > 63 * 64 && phase % 2 != 0 { return }
    for phaseY in radius > 63 * 64 ? [0, 2] : [0, 1, 3] {
      let disc = SmoothDisc(x: 2 * side + phase, y: 2 * side + phaseY, radius: radius)
      check(try DrawnDisc(disc, side: side, on: window))
    }
  }
}
