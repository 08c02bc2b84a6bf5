import Foundation
import ScrollPhysics
import SeededRandom
import Testing

/// A flick in a random direction, the last report of which goes back.
private struct TremblingFlick {
  var reports: [(position: Vector2, time: Double)] = [(.zero, 0)]
  let velocity: Vector2
  let release: Double

  /// - Parameter tremble: The time for which the newest reports go back by `back` points: at least one does.
  init(
    _ velocity: Vector2, rate: Double, lasting duration: Double = 0.1, back: Double, for tremble: Double = 0,
    quantum: Double
  ) {
    self.velocity = velocity
    let (count, backward) = (Int(duration * rate), max(1, Int(tremble * rate)))
    for index in 1...count + backward {
      let share = max(0, Double(index - count)) / Double(backward)
      let forward = velocity * (Double(min(index, count)) / rate)
      let position = forward - velocity * (back * share / velocity.length)
      reports.append(
        (quantum > 0 ? position.map { ($0 / quantum).rounded() * quantum } : position, Double(index) / rate))
    }
    release = Double(count + backward) / rate
  }

  /// Returns the velocity at release relative to the flick's: 1 is right, 1 along the flick and 0 across it.
  func measured(by rule: VelocityRule, late: Double = 0) -> Vector2 {
    var tracker = PointerVelocityTracker()
    for report in reports { tracker.add(report.position, at: report.time) }
    let (v, w) = (tracker.velocity(at: release + late, by: rule), velocity)
    return Vector2(v.x * w.x + v.y * w.y, v.x * w.y - v.y * w.x) / (w.length * w.length)
  }
}

/// The rates of each kind of device in reports a second, and the step to which it rounds positions.
private let devices: [(rates: [Double], quantum: Double)] = [
  ([60, 90, 125, 250, 500, 1000], 1), ([60, 90, 120, 240], 0), ([60, 100, 125, 200], 0),
]

@Suite("A change shortly before the release") struct LateChangeTests {
  /// Other systems have their own rules for fingers only. The parabola of Android's has as little as a quarter at 60 Hz.
  @Test("a flick whose last report goes back has half to 1.1 times its speed", arguments: VelocityRule.allCases)
  func law(rule: VelocityRule) throws {
    var random = SeededRandom(seed: 46)
    let devices = rule == .leastError ? devices : Array(devices.dropFirst())
    let share = [.android, .chromium, .flutter].contains(rule) ? 0.25...1.1 : 0.5...1.1
    for _ in 0..<3000 {
      let device = try #require(devices.randomElement(using: &random))
      let rate = try #require(device.rates.randomElement(using: &random))
      let (speed, angle) = (random.magnitude(600...5000), random.number(0...2 * .pi))
      let direction = random.coin() ? Vector2(random.coin() ? 1 : -1, 0) : Vector2(cos(angle), sin(angle))
      let flick = TremblingFlick(
        direction * speed, rate: rate, lasting: random.number(0.1...0.15), back: random.number(0...6),
        quantum: device.quantum)
      let measured = flick.measured(by: rule, late: random.number(0...1) / rate)
      #expect(
        share.contains(measured.x) && abs(measured.y) < 0.3 * measured.x, "\(rate) Hz, \(flick.velocity), seed 46"
      )
    }
  }

  @Test("the newest reports may go back for less than 20 ms")
  func young() throws {
    var random = SeededRandom(seed: 47)
    for _ in 0..<3000 {
      let device = try #require(devices.randomElement(using: &random))
      let rate = try #require(device.rates.randomElement(using: &random))
      let flick = TremblingFlick(
        Vector2(0, random.signed(800...5000)), rate: rate, back: random.number(0...6), for: random.number(0...0.019),
        quantum: device.quantum)
      #expect((0.5...1.1).contains(flick.measured(by: .leastError).x), "\(rate) Hz, \(flick.velocity), seed 47")
    }
  }

  @Test("the velocity has no cliff in the distance of the last report", arguments: [60.0, 120, 250, 500, 1000])
  func continuous(rate: Double) {
    for speed in [800.0, 1500, 3000] {
      let steps = stride(from: -0.5 * speed / rate, through: 6, by: 0.05).map { back in
        TremblingFlick(Vector2(speed, 0), rate: rate, back: back, quantum: 0).measured(by: .leastError).x
      }
      for (a, b) in zip(steps, steps.dropFirst()) { #expect(abs(a - b) < 0.1) }
    }
  }

  @Test("a last report that takes back more than the whole motion turns it around")
  func undone() {
    for (step, count) in [(8.0, 4), (24, 10)] {
      var tracker = VelocityTracker()
      for index in 0...count { tracker.add(step * Double(index), at: 0.008 * Double(index)) }
      tracker.add(-400, at: 0.008 * Double(count + 1))
      #expect(tracker.velocity(at: 0.008 * Double(count + 1)) < -1000)
    }
  }

  @Test("a report of one axis that goes across and back does not turn a flick", arguments: VelocityRule.allCases)
  func plane(rule: VelocityRule) {
    var tracker = PointerVelocityTracker()
    for index in 0...12 { tracker.add(Vector2(0, -24) * Double(index), at: 0.008 * Double(index)) }
    tracker.add(Vector2(14, -24 * 12 + 6), at: 0.008 * 13)
    let velocity = tracker.velocity(at: 0.008 * 13, by: rule)
    #expect(velocity.y < -1500 && abs(velocity.x) < 0.36 * -velocity.y)
  }

  @Test("a first future report changes nothing", arguments: VelocityRule.allCases, [0.03, 0.06, 0.09, 0.12, 0.3])
  func future(rule: VelocityRule, late: Double) {
    var tracker = VelocityTracker()
    for index in 0...12 { tracker.add(10 * Double(index), at: index == 0 ? late : 0.008 * Double(index)) }
    #expect(abs(tracker.velocity(at: 0.096, by: rule) - 1250) < 1)
  }

  @Test("a finger that remains of two is not faster than it was", arguments: [-1.0, -0.5, 0, 0.5, 1])
  func remaining(other: Double) {
    for frames in 0...6 {
      var (tracker, middle, time) = (VelocityTracker(), 0.0, 0.0)
      for index in 0..<12 + frames {
        time = Double(index) / 60
        for velocity in index < 12 ? [1000, other * 1000] : [2000] {
          middle += velocity / 120
          tracker.add(middle, at: time)
        }
      }
      #expect((-0.01...1000.01).contains(tracker.velocity(at: time)), "\(frames) frames later")
    }
  }
}
