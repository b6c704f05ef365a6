import CirclePanX11
import CirclePanXrandr
import Testing

@testable import XlibBridge

@Suite struct FrameIntervalTests {
  /// Modes as monitors have them, and what no monitor has.
  private static let modes: [(clock: UInt, h: UInt32, v: UInt32, flags: Int32, interval: Int64?)] =
    [
      // 1920 × 1080 at 60 Hz and at 144 Hz, as the standards have it.
      (148_500_000, 2_200, 1_125, 0, 16_666_666),
      (346_500_000, 2_080, 1_157, 0, 6_945_339),
      // 1080i: half pictures, 60 a second.
      (74_250_000, 2_200, 1_125, RR_Interlace, 16_666_666),
      // 320 × 240, each line twice.
      (12_587_500, 800, 262, RR_DoubleScan, 33_302_879),
      // Xvfb's, and others that have no clock or no size.
      (0, 0, 0, 0, nil),
      (0, 2_200, 1_125, 0, nil),
      (148_500_000, 0, 1_125, 0, nil),
      (1, .max, .max, RR_DoubleScan, nil),
    ]

  @Test("A mode's frames are all its pixels by its clock", arguments: modes)
  func interval(clock: UInt, h: UInt32, v: UInt32, flags: Int32, interval: Int64?) throws {
    var mode = XRRModeInfo()
    (mode.dotClock, mode.hTotal, mode.vTotal) = (clock, h, v)
    mode.modeFlags = XRRModeFlags(flags)
    #expect(mode.frameInterval == interval)
  }
}
