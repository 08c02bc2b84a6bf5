import CScrollMath
import SeededRandom
import Testing

@testable import ScrollPhysics

@Suite("Sine and cosine at once")
struct SineAndCosineTests {
  @Test("sine and cosine agree with the C library within 2 ulp of 1", arguments: 0..<50)
  func accuracy(_ seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    for _ in 0..<200 {
      let turns = random.magnitude(1e-10...100)
      let angle =
        DoubleDouble(head: turns, tail: 0) * DoubleDouble(head: 1.5707963267948966, tail: 6.123233995736766e-17)
      let ours = SineAndCosine(quarterTurns: turns, 0)
      let (s, c) = (sin(angle.head), cos(angle.head))
      #expect(abs(ours.sine - (s + c * angle.tail)) <= 4.5e-16, "seed \(seed), \(turns)")
      #expect(abs(ours.cosine - (c - s * angle.tail)) <= 4.5e-16, "seed \(seed), \(turns)")
    }
  }

  @Test("whole quarter turns are exact for any number of turns")
  func quarters() {
    for turns in [0.0, 4, 4e6, 0x1p49] {
      #expect(SineAndCosine(quarterTurns: turns, 0) == (0, 1))
      #expect(SineAndCosine(quarterTurns: turns, 1) == (1, 0))
      #expect(SineAndCosine(quarterTurns: turns, 2) == (0, -1))
      #expect(SineAndCosine(quarterTurns: turns, 3) == (-1, 0))
    }
    #expect(SineAndCosine(quarterTurns: 1e300, 0) == (0, 1))
  }
}

private func == (a: SineAndCosine, b: (Double, Double)) -> Bool { a.sine == b.0 && a.cosine == b.1 }
