import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Rubber band") struct RubberBandTests {
  @Test("a stretch is odd and increasing, has slope c at the limit and stays below the dimension", arguments: 0..<200)
  func laws(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let band = RubberBand(coefficient: random.number(0.01...2), dimension: random.magnitude(1e-3...1e5))
    let x = random.magnitude(1e-6...1e12)
    #expect(band.stretch(-x) == -band.stretch(x), "seed \(seed)")
    #expect(band.stretch(x) > 0, "seed \(seed)")
    #expect(band.stretch(x) < band.dimension, "seed \(seed)")
    #expect(band.stretch(x * 1.001) >= band.stretch(x), "seed \(seed)")
    #expect(band.stretch(.greatestFiniteMagnitude) < band.dimension, "seed \(seed)")
    let little = band.dimension * 1e-12
    #expect((band.stretch(little) / little).isNear(band.coefficient, by: 1e-10), "seed \(seed)")
    #expect(band.derivative(0) == band.coefficient, "seed \(seed)")
  }

  @Test("`derivative` is the slope of the stretch", arguments: 0..<100)
  func derivative(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let band = RubberBand(coefficient: random.number(0.1...1), dimension: random.number(100...1000))
    let x = random.number(-2000...2000)
    let slope = (band.stretch(x + 1e-3) - band.stretch(x - 1e-3)) / 2e-3
    #expect(abs(slope - band.derivative(x)) < 1e-6, "seed \(seed)")
    let limits = 0.0...500
    let inside = random.number(0...500)
    #expect(band.derivative(inside, limits: limits) == 1, "seed \(seed)")
    #expect(band.derivative(500 + abs(x), limits: limits).isNear(band.derivative(x), by: 1e-9), "seed \(seed)")
  }

  @Test("`derivative` of a linear band is its slope on both sides of the dimension")
  func linear() {
    let band = RubberBand(coefficient: 0.4, dimension: 200, shape: .linear)
    for x in [-800.0, -501, -499, -3, 3, 120, 499, 501, 5000] {
      let slope = (band.stretch(x + 0.5) - band.stretch(x - 0.5))
      #expect(abs(slope - band.derivative(x)) < 1e-9, "\(x)")
    }
  }

  @Test("`unclamp` is the inverse of `clamp`, so catching overscrolled content does not move it", arguments: 0..<200)
  func inverse(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let band = RubberBand(coefficient: random.number(0.1...1), dimension: random.number(50...2000))
    let limits = -100.0...random.number(-100...1000)
    let value = random.number(-3000...3000)
    #expect(abs(band.unclamp(band.clamp(value, to: limits), from: limits) - value) < 1e-8, "seed \(seed)")
    let shown = random.number(limits.lowerBound - 0.9 * band.dimension...limits.upperBound + 0.9 * band.dimension)
    #expect(abs(band.clamp(band.unclamp(shown, from: limits), to: limits) - shown) < 1e-10, "seed \(seed)")
  }

  @Test("a clamped value never reaches a dimension past its limit, despite rounding", arguments: 0..<100)
  func rounding(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let (limit, dimension) = (random.signed(1...1e12), random.magnitude(1e-3...1e3))
    let band = RubberBand(dimension: dimension)
    for value in [1e15, 1e30, .greatestFiniteMagnitude] {
      let above = band.clamp(value, to: limit...limit)
      let below = band.clamp(-value, to: limit...limit)
      let (top, bottom) = (limit + dimension, limit - dimension)
      #expect(above >= limit, "seed \(seed)")
      #expect(above < top || top == limit, "seed \(seed)")
      #expect(below <= limit, "seed \(seed)")
      #expect(below > bottom || bottom == limit, "seed \(seed)")
    }
  }

  @Test("a band without a dimension is a wall")
  func wall() {
    for dimension in [0, -1, Double.nan] {
      let band = RubberBand(dimension: dimension)
      #expect(band.clamp(700, to: 0...500) == 500)
      #expect(band.clamp(-700, to: 0...500) == 0)
      #expect(band.clamp(300, to: 0...500) == 300)
      #expect(band.derivative(700, limits: 0...500) == 0)
      #expect(band.unclamp(700, from: 0...500) == 700)
    }
    #expect(RubberBand(coefficient: 0, dimension: 100).clamp(700, to: 0...500) == 500)
  }
}
