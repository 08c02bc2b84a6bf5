import ScrollInteraction
import Testing

@Suite("Elastic limits") struct ElasticLimitsTests {
  private let elastic = ElasticLimits(0...100, lowerDimension: 40, upperDimension: 200)
  private let values = stride(from: -500.0, through: 700, by: 3.7)

  @Test("a motion that starts past a limit is shown unchanged up to its start")
  func beginningPastALimit() {
    for (start, band) in [(-35.0, -40.0), (290, 300), (-90, -130), (400, 600)] {
      let limit = start.clamped(to: 0...100)
      for share in stride(from: 0.0, through: 1, by: 0.1) {
        let value = limit + share * (start - limit)
        #expect(elastic.bent(value, from: start) == value)
        #expect(elastic.bentSlope(value, from: start) == 1)
      }
      for factor in [1.1, 2, 1e3, 1e9] {
        let shown = elastic.bent(limit + factor * (start - limit), from: start)
        #expect(start < 0 ? shown < start && shown > band : shown > start && shown < band)
      }
      // The other side is not affected.
      let other = start < 0 ? 250.0 : -30
      #expect(elastic.bent(other, from: start) == elastic.bent(other))
    }
  }

  @Test("the slopes are the derivatives")
  func slopes() {
    let h = 1e-5
    for value in values where abs(value) > h && abs(value - 100) > h {
      let band = (elastic.content(ofFinger: value + h) - elastic.content(ofFinger: value - h)) / (2 * h)
      let bent = (elastic.bent(value + h) - elastic.bent(value - h)) / (2 * h)
      #expect(abs(band - elastic.slope(ofFinger: value)) < 1e-5)
      #expect(abs(bent - elastic.bentSlope(value)) < 1e-5)
    }
  }
}

extension ElasticLimits {
  fileprivate func bent(_ value: Double, from start: Double? = nil) -> Double {
    damped(MotionState(value: value), from: start).value
  }

  fileprivate func bentSlope(_ value: Double, from start: Double? = nil) -> Double {
    damped(MotionState(value: value, velocity: 1), from: start).velocity
  }
}
