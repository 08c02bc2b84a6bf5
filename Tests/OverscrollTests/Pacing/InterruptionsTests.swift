import SeededRandom
import Testing

@testable import Overscroll

@Suite struct InterruptionsTests {
  private static let period = 1.0 / 60

  @Test("a stop of any length moves content by at most a frame and a tenth of a second", arguments: [true, false])
  func stopped(waitsForDisplay: Bool) {
    var random = SeededRandom(seed: 33)
    var interruptions = Interruptions()
    var time = 0.0
    interruptions.run(at: time)
    for _ in 0..<10_000 {
      let (due, stop) = (time + Self.period, random.count(0...3) == 0 ? random.number(0...4) : 0)
      let now = due + stop
      interruptions.run(at: now)
      // A timer's time is known before. A report's is known once it has been read.
      let first = interruptions.interruption(due: waitsForDisplay ? nil : due)
      let second = waitsForDisplay ? interruptions.interruption(due: due) : nil
      let excluded = [first, second].compactMap { $0 }.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
      #expect(now - time - excluded <= Self.period + Interruptions.maximumDelay + 1e-9)
      #expect(excluded <= now - time + 1e-9)
      if stop == 0 { #expect(excluded == 0) }
      time = now
    }
  }

  @Test("time that the display takes counts, up to a second and a half", arguments: [0.2, 1.4, 1.6])
  func covered(wait: Double) {
    var interruptions = Interruptions()
    interruptions.run(at: 1)
    interruptions.run(at: 1 + wait)
    #expect((interruptions.interruption(due: nil) != nil) == (wait > 1.5))
    #expect(interruptions.interruption(due: 1 + wait) == nil)
  }
}
