import ScrollPhysics
import SeededRandom
import Testing

/// Drags by a mouse that reports only whole pixels, and only moves of at least one.
@Suite("Slow drags in whole pixels")
struct QuantizedDragTests {
  @Test("a slow steady drag keeps its velocity at any report rate", arguments: [30.0, 60, 125, 500, 1000])
  func slow(rate: Double) {
    var random = SeededRandom(seed: 11)
    var squares = 0.0
    let count = 200
    for _ in 0..<count {
      let speed = random.number(20...60)
      let error = velocity(speed: speed, rate: rate, phase: random.number(0...1)) / speed - 1
      squares += error * error
    }
    let error = (squares / Double(count)).squareRoot()
    #expect(error < 0.15, "\(error) at \(rate) Hz, seed 11")
  }

  /// Returns the velocity of a drag of half a second that is released at its last report.
  private func velocity(speed: Double, rate: Double, phase: Double) -> Double {
    var tracker = VelocityTracker()
    var shown = -Double.infinity
    var time = 0.0
    for report in 0...Int(rate / 2) {
      let position = (speed * Double(report) / rate + phase).rounded(.down)
      guard position != shown else { continue }
      (shown, time) = (position, Double(report) / rate)
      tracker.add(position, at: time)
    }
    return tracker.velocity(at: time)
  }
}
