import PanEngine
import Testing

@Suite struct RubberBandWayTests {
  @Test func theOtherWayRound() {
    let band = RubberBand(bound: 125)
    for way in [0, 1e-9, 0.1, 10, 125, 1e4] {
      #expect(
        isClose(band.way(stretchingBy: band.stretch(way)), way, within: 1e-9 * max(1, way * way)))
    }
    #expect(band.way(stretchingBy: 125).isFinite)
    #expect(isClose(band.stretch(band.way(stretchingBy: 500)), 125, within: 1e-3))
  }

  @Test func withoutABoundNothingGives() {
    #expect(RubberBand(bound: 0).way(stretchingBy: 100) == 0)
  }
}
