import ScrollInteraction
import Testing

@Suite("Elastic limits")
struct ElasticLimitsTests {
  private let elastic = ElasticLimits(0...100, lowerDimension: 40, upperDimension: 200)
  private let values = stride(from: -500.0, through: 700, by: 3.7)

  @Test("within the limits, values stay unchanged")
  func identityInside() {
    for value in stride(from: 0.0, through: 100, by: 2.5) {
      #expect(elastic.rubberBanded(value) == value)
      #expect(elastic.softlyClamped(value) == value)
      #expect(elastic.rubberBandedSlope(at: value) == 1)
    }
  }

  @Test("a shown value never reaches the dimension of its side")
  func bounded() {
    for value in values {
      for shown in [elastic.rubberBanded(value), elastic.softlyClamped(value)] {
        #expect(shown > -40 && shown < 300)
      }
    }
  }

  @Test("the inverse of the rubber band returns the dragged value")
  func inverse() {
    for value in values {
      #expect(abs(elastic.rubberBandInverse(of: elastic.rubberBanded(value)) - value) < 1e-9 * max(1, abs(value)))
    }
  }

  @Test("a motion that starts past a limit is shown unchanged up to its start")
  func beginningPastALimit() {
    for (start, band) in [(-35.0, -40.0), (290, 300), (-90, -130), (400, 600)] {
      let limit = start.clamped(to: 0...100)
      for share in stride(from: 0.0, through: 1, by: 0.1) {
        let value = limit + share * (start - limit)
        #expect(elastic.softlyClamped(value, from: start) == value)
        #expect(elastic.softlyClampedSlope(at: value, from: start) == 1)
      }
      for factor in [1.1, 2, 1e3, 1e9] {
        let shown = elastic.softlyClamped(limit + factor * (start - limit), from: start)
        #expect(start < 0 ? shown < start && shown > band : shown > start && shown < band)
      }
      // The other side is not affected.
      let other = start < 0 ? 250.0 : -30
      #expect(elastic.softlyClamped(other, from: start) == elastic.softlyClamped(other))
    }
  }

  @Test("the slopes are the derivatives")
  func slopes() {
    let h = 1e-5
    for value in values where abs(value) > h && abs(value - 100) > h {
      let band = (elastic.rubberBanded(value + h) - elastic.rubberBanded(value - h)) / (2 * h)
      let softClamped = (elastic.softlyClamped(value + h) - elastic.softlyClamped(value - h)) / (2 * h)
      #expect(abs(band - elastic.rubberBandedSlope(at: value)) < 1e-5)
      #expect(abs(softClamped - elastic.softlyClampedSlope(at: value)) < 1e-5)
    }
  }

  @Test("an overshoot is shown unchanged up to half the dimension")
  func softClampBeginsLate() {
    #expect(elastic.softlyClamped(-20) == -20)
    #expect(elastic.softlyClamped(200) == 200)
    #expect(elastic.softlyClamped(-21) > -21)
    #expect(elastic.softlyClamped(201) < 201)
  }

  @Test("a dimension of zero is a wall")
  func wall() {
    let wall = ElasticLimits(0...100, dimension: 0)
    for value in [-1e9, -1, 101, 1e9] {
      #expect(wall.rubberBanded(value) == value.clamped(to: 0...100))
      #expect(wall.softlyClamped(value) == value.clamped(to: 0...100))
    }
  }

  @Test("a dimension too small to divide by still gives finite values")
  func tiny() {
    for dimension in [Double.leastNonzeroMagnitude, .leastNormalMagnitude / 100, 1e-300] {
      let elastic = ElasticLimits(0...100, dimension: dimension)
      for value in [-1e9, -1, 101, 1e9] {
        #expect(abs(elastic.softlyClamped(value) - value.clamped(to: 0...100)) <= 1e-12)
        #expect(elastic.softlyClampedSlope(at: value) >= 0)
      }
    }
  }
}
