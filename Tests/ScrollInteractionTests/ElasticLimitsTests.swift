import ScrollInteraction
import Testing

@Suite("Elastic limits")
struct ElasticLimitsTests {
  private let elastic = ElasticLimits(0...100, lowerDimension: 40, upperDimension: 200)
  private let values = stride(from: -500.0, through: 700, by: 3.7)

  @Test("within the limits the hand is followed exactly")
  func identityInside() {
    for value in stride(from: 0.0, through: 100, by: 2.5) {
      #expect(elastic.banded(value) == value)
      #expect(elastic.contained(value) == value)
      #expect(elastic.bandSlope(at: value) == 1)
    }
  }

  @Test("what is shown never reaches the dimension of its side")
  func bounded() {
    for value in values {
      for shown in [elastic.banded(value), elastic.contained(value)] {
        #expect(shown > -40 && shown < 300)
      }
    }
  }

  @Test("the inverses bring back what was pulled")
  func inverses() {
    for value in values {
      #expect(abs(elastic.unbanded(elastic.banded(value)) - value) < 1e-9 * max(1, abs(value)))
      #expect(abs(elastic.uncontained(elastic.contained(value)) - value) < 1e-9 * max(1, abs(value)))
    }
  }

  @Test("the slopes are the derivatives")
  func slopes() {
    let h = 1e-5
    for value in values where abs(value) > h && abs(value - 100) > h {
      let band = (elastic.banded(value + h) - elastic.banded(value - h)) / (2 * h)
      let contained = (elastic.contained(value + h) - elastic.contained(value - h)) / (2 * h)
      #expect(abs(band - elastic.bandSlope(at: value)) < 1e-5)
      #expect(abs(contained - elastic.containmentSlope(at: value)) < 1e-5)
    }
  }

  @Test("a motion's overshoot is shown as it is up to half the dimension")
  func containmentBeginsLate() {
    #expect(elastic.contained(-20) == -20)
    #expect(elastic.contained(200) == 200)
    #expect(elastic.contained(-21) > -21)
    #expect(elastic.contained(201) < 201)
  }

  @Test("a dimension of zero is a wall")
  func wall() {
    let wall = ElasticLimits(0...100, dimension: 0)
    for value in [-1e9, -1, 101, 1e9] {
      #expect(wall.banded(value) == value.clamped(to: 0...100))
      #expect(wall.contained(value) == value.clamped(to: 0...100))
    }
  }
}
