import CScrollMath
import Testing

@testable import ScrollPhysics

@Suite("The feel of Android") struct AndroidFeelTests {
  private let feel = ScrollFeel.android

  /// The arithmetic of `OverScroller`: a spline tabulated at 101 points, each found by bisection to 10⁻⁵, with linear
  /// interpolation between them. Durations are whole milliseconds.
  private struct SteppedSpline {
    let table: [Double]

    init() {
      func spline(_ a: Double, _ b: Double, at x: Double) -> Double {
        3 * x * (1 - x) * ((1 - x) * a + x * b) + x * x * x
      }
      table = (0...100).map { index in
        guard index < 100 else { return 1 }
        var (low, high, middle) = (0.0, 1.0, 0.5)
        while abs(spline(0.175, 0.35, at: middle) - Double(index) / 100) >= 1e-5 {
          if spline(0.175, 0.35, at: middle) > Double(index) / 100 { high = middle } else { low = middle }
          middle = (low + high) / 2
        }
        return spline(0.5, 1, at: middle)
      }
    }

    func position(_ velocity: Double, at time: Double) -> Double {
      let drag = 0.015 * 9.80665 * 39.37 * 160 * 0.84
      let rate = log(0.78) / log(0.9)
      let deceleration = log(0.35 * velocity / drag)
      let duration = (1000 * exp(deceleration / (rate - 1))).rounded(.down) / 1000
      let distance = drag * exp(rate / (rate - 1) * deceleration)
      let place = min(time / duration * 100, 100)
      let index = min(Int(place), 99)
      return distance * (table[index] + (place - Double(index)) * (table[index + 1] - table[index]))
    }
  }

  @Test("a fling matches OverScroller up to the errors of its table and its whole milliseconds")
  func spline() {
    let stepped = SteppedSpline()
    for velocity in [50.0, 500, 1000, 3000, 8000] {
      let motion = ScrollMotion(from: 0, velocity: velocity, limits: 0...100_000, feel: feel)
      let error =
        stride(from: 0.0, through: 1, by: 0.001).map { part in
          abs(motion.value(at: part * motion.duration) - stepped.position(velocity, at: part * motion.duration))
        }.max() ?? .infinity
      print(
        "Android, \(velocity) pt/s: \(motion.destination) pt in \(motion.duration) s, off OverScroller by \(error) pt")
      // OverScroller's duration may be up to a millisecond shorter.
      #expect(error < 2e-4 * motion.destination + 1e-3 * velocity)
      #expect(motion.velocity(at: 0) == velocity)
    }
  }

  @Test("content that hits its limit stays there, and its stretch returns as EdgeEffect's does")
  func impact() throws {
    let motion = ScrollMotion(from: 800, velocity: 1500, limits: 0...1000, feel: feel)
    let (crossing, velocity) = (try #require(motion.impactTime), try #require(motion.impactVelocity))
    // EdgeEffect in steps of 1 ms: a spring, then a constant speed near the end.
    var (distance, speed, time, error) = (0.0, 13 * velocity, 0.0, 0.0)
    let (frequency, ratio, step) = (24.657, 0.98, 0.001)
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    while time < 1 {
      if abs(speed) <= 200, distance < 8, speed < 0 {
        speed = -200
        distance = max(0, distance - 200 * step)
        if distance == 0 { break }
      } else {
        let (decay, sine) = (exp(-ratio * frequency * step), (ratio * frequency * distance + speed) / damped)
        let next = decay * (distance * cos(damped * step) + sine * sin(damped * step))
        speed =
          -frequency * ratio * next + decay * damped * (sine * cos(damped * step) - distance * sin(damped * step))
        distance = next
      }
      time += step
      #expect(motion.value(at: crossing + time) == 1000 && motion.velocity(at: crossing + time) == 0)
      error = max(error, abs(motion.pull(at: crossing + time) - distance))
    }
    print("Android, stretched by an impact of \(velocity) pt/s: off EdgeEffect by \(error) pt")
    #expect(error < 0.3)
    #expect(abs(motion.duration - crossing - time) < 0.002)
    #expect(motion.pull(at: motion.duration) == 0)
  }

  @Test("a stretch left by an inward flick recedes while content flings")
  func release() throws {
    let rest = ScrollMotion(from: 1060, velocity: 0, limits: 0...1000, feel: feel)
    #expect(rest.value(at: 0) == 1000 && rest.pull(at: 0) == 60)
    #expect(rest.duration > 0.1 && rest.duration < 0.4)
    #expect(ScrollMotion(from: 60, velocity: 0, limits: 0...0, feel: feel, beginning: .continued).pull(at: 0) == 60)
    // An inward fling at 3000 pt/s travels farther than the stretch of 60 pt, one at 100 pt/s does not.
    let flung = ScrollMotion(from: 1060, velocity: -3000, limits: 0...1000, feel: feel)
    #expect(flung.value(at: 0) == 1000 && flung.velocity(at: 0) == -3000 && flung.pull(at: 0) == 60)
    #expect(flung.pull(at: 0.05) > 0 && flung.value(at: 0.05) < 900)
    #expect(flung.replanned(at: 0).pull(at: 0.05) == flung.pull(at: 0.05))
    let end = try #require(flung.initialReturn).duration
    #expect(flung.nextTurn(after: end) > end && flung.replanned(at: end).entryTime == nil)
    let far = ScrollMotion(from: 1060, velocity: -9000, limits: 0...1000, feel: feel)
    let impact = try #require(far.impactTime)
    #expect(far.pull(at: impact.nextDown) > 1 && far.pull(at: impact) == 0)
    #expect(far.phase(at: impact + 0.02) == .bouncing && far.pull(at: impact + 0.02) < -10, "the opposite edge")
    let weak = ScrollMotion(from: 1060, velocity: -100, limits: 0...1000, feel: feel)
    #expect(weak.destination == 1000 && weak.value(at: 0.05) == 1000)
  }

  @Test("a pull by the viewport's extent stretches content by 3.2 %, and a longer pull by no more")
  func stretch() {
    guard case .stretches(let stretch) = feel.edge else { return #expect(Bool(false)) }
    #expect(stretch.elongation(pull: 0, extent: 600) == 0)
    #expect(stretch.elongation(pull: -600, extent: 600).isNear(0.016 + 0.016 * (1 - exp(-M_E / 0.33)), by: 1e-12))
    #expect(stretch.elongation(pull: 6000, extent: 600) == stretch.elongation(pull: 600, extent: 600))
    #expect(stretch.elongation(pull: 60, extent: 600) > stretch.elongation(pull: 30, extent: 600))
    #expect(stretch.elongation(pull: 60, extent: 0) == 0)
    // Only the ratio of the pull to the viewport counts.
    for extent in [0.5, 5, 500] {
      #expect(stretch.elongation(pull: extent / 5, extent: extent).isNear(stretch.elongation(pull: 1, extent: 5)))
    }
  }
}
