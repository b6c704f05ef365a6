import PanEngine
import Testing

@Suite struct RubberBandTests {
  private let band = RubberBand(bound: 125)

  @Test(arguments: [(10.0, 5.268), (50, 22.541), (125, 44.355)])
  func stretch(_ way: Double, _ expected: Double) {
    #expect(isClose(band.stretch(way), expected, within: 0.0005))
  }

  @Test func isTheFormula() {
    for way in [1e-3, 0.5, 7, 1000, 1e5] {
      let formula = (1 - 1 / (way * 0.55 / 125 + 1)) * 125
      #expect(isClose(band.stretch(way), formula, within: 1e-10))
    }
  }

  @Test func theFirstPixelsGetThroughByFiftyFivePercent() {
    for way in [1e-300, 1e-12, 1e-6] {
      #expect(isClose(band.stretch(way) / way, 0.55, within: 1e-7))
    }
  }

  @Test func everMoreAndNeverBeyondTheBound() {
    var last = 0.0
    for step in 0...4000 {
      let stretch = band.stretch(Double(step * step))
      #expect(stretch >= last && stretch < 125)
      last = stretch
    }
    for way in extremeSizes { #expect((0...125).contains(band.stretch(way))) }
  }

  @Test func nothingGivesWhereNothingPulls() {
    #expect(band.stretch(0) == 0)
    #expect(band.stretch(-3) == 0)
    #expect(band.stretch(.nan) == 0)
    for way in extremeSizes { #expect(RubberBand(bound: 0).stretch(way) == 0) }
  }

  @Test func anyFiniteSize() {
    for bound in extremeSizes {
      for way in extremeSizes {
        let stretch = RubberBand(bound: bound).stretch(way)
        #expect(stretch >= 0 && stretch <= bound)
      }
    }
  }
}
