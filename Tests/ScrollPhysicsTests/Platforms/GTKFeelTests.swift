import CScrollMath
import ScrollPhysics
import Testing

@Suite("The feel of GTK") struct GTKFeelTests {
  private let feel = ScrollFeel.gtk

  /// GTK 4's kinetic scrolling, frame by frame: content that a frame finds past a limit starts to return from there.
  private func stepped(
    from start: Double, velocity: Double, limits: ClosedRange<Double>, frame: Double
  ) -> [(time: Double, position: Double)] {
    var path = [(0.0, start)]
    var (time, since, offset, speed) = (0.0, 0.0, start, velocity)
    var bound: Double?
    while time < 5 {
      time += frame
      let elapsed = time - since
      if let bound {
        let decay = exp(-10 * elapsed)
        let pull = decay * (offset + (speed + 10 * offset) * elapsed)
        path.append((time, bound + pull))
        if abs(pull) < 0.1 { return path + [(time, bound)] }
      } else {
        let decay = exp(-4 * elapsed)
        let position = start + velocity / 4 * (1 - decay)
        path.append((time, position))
        if !limits.contains(position) {
          let edge = position < limits.lowerBound ? limits.lowerBound : limits.upperBound
          (bound, since, offset, speed) = (edge, time, position - edge, velocity * decay)
        } else if abs(velocity * decay) < 0.1 {
          return path
        }
      }
    }
    return path
  }

  @Test("a flick within the limits is GTK's up to the whole pixel at its end")
  func deceleration() {
    for velocity in [80.0, 1000, -5000] {
      let motion = ScrollMotion(from: 0, velocity: velocity, limits: -10_000...10_000, feel: feel)
      for (time, position) in stepped(from: 0, velocity: velocity, limits: -10_000...10_000, frame: 1.0 / 60) {
        #expect(abs(motion.value(at: time) - position) < 0.03)
      }
      #expect(motion.destination.isNear(velocity / 4, by: 1e-3, least: 100))
    }
  }

  @Test("GTK's impact at a limit is at most a frame late at 60, 120 and 1000 Hz")
  func handover() throws {
    // An impact that stays below the maximum of 50 pt.
    let motion = ScrollMotion(from: 800, velocity: 1800, limits: 0...1000, feel: feel)
    var errors: [Double] = []
    for rate in [60.0, 120, 1000] {
      let path = stepped(from: 800, velocity: 1800, limits: 0...1000, frame: 1 / rate)
      let error =
        path.map { abs(motion.value(at: $0.time) + motion.pull(at: $0.time) - $0.position) }.max() ?? .infinity
      print("GTK at \(rate) Hz: off the law by \(error) pt")
      errors.append(error)
    }
    let velocity = try #require(motion.impactVelocity)
    #expect(errors[0] < velocity / 60 && errors[1] < velocity / 120 && errors[2] < velocity / 1000)
  }

  @Test("overscroll never moves the content, and is at most 50 pt")
  func stillness() throws {
    let motion = ScrollMotion(from: 900, velocity: 9000, limits: 0...1000, feel: feel)
    let crossing = try #require(motion.impactTime)
    let times = stride(from: crossing + 1e-9, through: motion.duration, by: 0.001)
    #expect(times.allSatisfy { motion.value(at: $0) == 1000 })
    let highest = times.map { motion.pull(at: $0) }.max() ?? 0
    #expect(highest <= 50 + 1e-9 && highest > 49.9)
  }

  @Test("flicks add 0.33 to 1 of the remaining velocity, at most six times that velocity")
  func accumulation() {
    func gain(_ flick: Double, _ left: Double) -> Double {
      feel.accumulation.gain(of: flick, caught: left, held: 0, law: feel.decelerationLaw)
    }
    #expect(gain(329, 1000) == 0 && gain(-1000, 1000) == 0 && gain(1000, 0) == 0)
    #expect(gain(1000, 1000).isNear(1000, by: 1e-9))
    #expect(gain(665, 1000).isNear(500, by: 1e-9))
    #expect(gain(-90_000, -1000).isNear(-6000, by: 1e-9))
    // The caught velocity decays during the hold as it would have without the hold.
    let held = feel.accumulation.gain(of: 1000, caught: 1000 * exp(0.4), held: 0.1, law: feel.decelerationLaw)
    #expect(held.isNear(1000, by: 1e-9))
  }
}
