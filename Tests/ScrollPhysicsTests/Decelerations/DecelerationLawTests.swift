import ScrollPhysics
import SeededRandom
import Testing

enum TestedLaws {
  static let all: [DecelerationLaw] = [
    .exponential(.normal), .power(exponent: 4, scale: 4000), .power(exponent: 2.358, scale: 2886),
    .friction(resistance: 3.7, drag: 636.4, maximumVelocity: 9000), .spline(inflexion: 0.35, drag: 778.353),
    .bezier(deceleration: 2645.7, pace: 2300, maximumDuration: 2, maximumDistance: 2400),
  ]
}

@Suite("Deceleration laws") struct DecelerationLawTests {
  @Test("a decelerating position is the integral of a velocity that only decreases")
  func integral() {
    for law in TestedLaws.all {
      #expect(law.deceleration(from: 100, velocity: 0).state(at: -1) == MotionState(value: 100), "\(law)")
      for velocity in [-8000.0, -120, -0.3, 0.4, 33, 900, 8500] {
        let motion = law.deceleration(from: 100, velocity: velocity)
        #expect(motion.value(at: 0) == 100 && motion.velocity(at: 0).isNear(velocity, by: 1e-12), "\(law)")
        #expect((motion.destination - 100) * velocity > 0, "\(law)")
        let step = motion.duration / 2000
        for index in 1..<2000 {
          let time = Double(index) * step
          let slope = (motion.value(at: time + step / 2) - motion.value(at: time - step / 2)) / step
          #expect(abs(slope - motion.velocity(at: time)) < 2e-3 * abs(velocity), "\(law) at \(time)")
          #expect(abs(motion.velocity(at: time)) <= abs(motion.velocity(at: time - step)) + 1e-9, "\(law)")
        }
        #expect(abs(motion.velocity(at: motion.duration * 0.999999)) < 0.01 * abs(velocity), "\(law)")
        #expect(motion.value(at: motion.duration) == motion.destination)
        #expect(abs(motion.value(at: motion.duration.nextDown) - motion.destination) < 1e-6, "\(law)")
      }
    }
  }

  @Test("`duration(to:)` returns the time at which a value is reached, or nil if it never is")
  func inverse() throws {
    for law in TestedLaws.all {
      for velocity in [-4000.0, 70, 900] {
        let motion = law.deceleration(from: -50, velocity: velocity)
        for part in [0, 1e-9, 0.01, 0.3, 0.77, 0.999, 0.9999999] {
          let place = -50 + part * (motion.destination + 50)
          let time = try #require(motion.duration(to: place), "\(law) \(part)")
          #expect(abs(motion.value(at: time) - place) < 1e-6, "\(law) \(part)")
        }
        #expect(motion.duration(to: motion.destination) == motion.duration)
        #expect(motion.duration(to: -50 - velocity) == nil && motion.duration(to: 1e6 * velocity) == nil, "\(law)")
        #expect(motion.duration(to: motion.destination + 0.02 * (motion.destination + 50)) == nil, "\(law)")
      }
    }
  }

  @Test("a law's own motion is its deceleration; led to a position, stretched so that it ends there")
  func stretched() throws {
    for law in Set(Platform.allCases.map(\.feel.decelerationLaw)) {
      for velocity in [-3000.0, 800] {
        let (start, free) = (
          MotionState(value: 100, velocity: velocity), law.deceleration(from: 100, velocity: velocity)
        )
        let motion = law.motion(from: start, isReleased: false)
        #expect(motion.destination == free.destination && motion.duration == free.duration, "\(law)")
        for time in [0.0, 0.05, 0.4, 1.3] {
          #expect(motion.value(at: time).isNear(free.state(at: time).value, by: 1e-9), "\(law) at \(time)")
        }
        for factor in [0.25, 1, 3] {
          let place = 100 + factor * (free.destination - 100)
          guard let led = law.motion(from: start, to: place) else {
            guard case .exponential = law else { throw Missing(law: law) }
            continue
          }
          #expect(led.destination.isNear(place, by: 1e-9), "\(law) to \(place)")
          #expect(led.duration.isNear(factor * free.duration, by: 1e-9), "\(law) to \(place)")
          for time in [0.0, 0.05, 0.4, 1.3] {
            let expected = 100 + factor * (free.state(at: time).value - 100)
            #expect(abs(led.value(at: factor * time) - expected) < 1e-6, "\(law) to \(place) at \(time)")
          }
        }
        #expect(law.motion(from: start, to: 100) == nil && law.motion(from: start, to: 100 - velocity) == nil)
      }
    }
  }

  private struct Missing: Error { let law: DecelerationLaw }

  @Test("at a limit, an outward flick bounces and an inward flick decelerates")
  func atBounds() {
    for feel in ScrollFeel.all {
      for distance in [0, 1e-6, 1e-3, 0.1] {
        for velocity in [400.0, 5000] {
          let out = ScrollMotion(from: 1000 - distance, velocity: velocity, limits: 0...1000, feel: feel)
          #expect(out.impactTime != nil && out.destination == 1000, "\(feel.name) \(distance) \(velocity)")
          let back = ScrollMotion(from: distance, velocity: -velocity, limits: 0...1000, feel: feel)
          #expect(back.impactTime != nil && back.destination == 0, "\(feel.name) \(distance) \(velocity)")
        }
        let inwards = ScrollMotion(from: 1000 - distance, velocity: -900, limits: 0...1000, feel: feel)
        #expect(inwards.impactTime == nil && inwards.destination < 990, "\(feel.name) \(distance)")
      }
    }
  }

  @Test("a Bézier fling follows the cubic curve of its handles, also beyond the curve's steepest slope")
  func handles() {
    func bezier(_ u: Double, _ first: Double, _ second: Double) -> Double {
      3 * u * (1 - u) * (1 - u) * first + 3 * u * u * (1 - u) * second + u * u * u
    }
    for slope in [0.4, 2, 4.95, 5.05, 9] {
      // The pace gives 2 s; `maximumDistance` ends the fling before its velocity would.
      let distance = 2000 / slope
      let law = DecelerationLaw.bezier(
        deceleration: 0.001, pace: 500, maximumDuration: .infinity, maximumDistance: distance)
      let motion = law.deceleration(from: 30, velocity: 1000)
      #expect(motion.duration == 2 && abs(motion.destination - 30 - distance) < 1e-9)
      let (time, place) = slope < 5 ? (0.2, 0.2 * slope) : (1 / slope, 1)
      for u in stride(from: 0.0, through: 1, by: 0.05) {
        let shown = motion.value(at: 2 * bezier(u, time, 0.55))
        #expect(abs(shown - 30 - distance * bezier(u, place, 1)) < 1e-9 * distance, "slope \(slope) at \(u)")
      }
    }
  }

  @Test("a deceleration rate gives 1000 pt/s the same distance under every law", arguments: ScrollFeel.all)
  func rate(_ feel: ScrollFeel) {
    var changed = feel
    for rate in [0.95, 0.99, 0.998] {
      changed.decelerationRate = DecelerationRate(rawValue: rate)
      #expect(changed.decelerationRate.rawValue.isNear(rate, by: 1e-9))
      changed.stoppingVelocity = 0
      if case .exponential(let rate, _) = changed.decelerationLaw { changed.decelerationLaw = .exponential(rate) }
      let motion = ScrollMotion(from: 0, velocity: 1000, limits: 0...1e6, feel: changed)
      #expect(motion.destination.isNear(1000 / DecelerationRate(rawValue: rate).resistance, by: 1e-6))
      #expect(motion.velocity(at: 0).isNear(1000, by: 1e-9))
    }
  }

  @Test(
    "content moves by a law of the caller's as by the same law of the library",
    arguments: ScrollFeel.all.filter { if case .exponential = $0.decelerationLaw { false } else { true } })
  func custom(_ feel: ScrollFeel) {
    var own = feel
    own.decelerationLaw = DecelerationLaw { feel.decelerationLaw.deceleration(from: $0, velocity: $1) }
    var random = SeededRandom(seed: 34)
    for _ in 0..<100 {
      let (from, velocity) = (random.number(-80...1080), random.number(-6000...6000))
      let motion = ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel)
      let other = ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: own)
      #expect(other.duration == motion.duration && other.projection == motion.projection, "\(from) \(velocity)")
      for time in stride(from: 0, through: motion.duration, by: 0.05) {
        #expect(other.state(at: time) == motion.state(at: time) && other.pull(at: time) == motion.pull(at: time))
      }
    }
  }

  /// Returns the distance between two states beyond what the higher of their velocities explains.
  private func excess(_ one: MotionState, _ other: MotionState, _ duration: Double) -> Double {
    abs(other.value - one.value) - max(abs(one.velocity), abs(other.velocity)) * duration
  }

  @Test("content jumps in flight or at its limits only where its platform does")
  func continuity() {
    var random = SeededRandom(seed: 16)
    for feel in ScrollFeel.all {
      for _ in 0..<40 {
        let (from, velocity) = (random.number(-80...1080), random.number(-6000...6000))
        let motion = ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel)
        // AppKit jumps to the limit once content is within 8 pt of it; others end within their threshold.
        let allowed = feel.name == "appkit" ? 8 : max(feel.threshold, feel.bounce.threshold ?? 0) + 1e-3
        let step = 0.001
        var time = 0.0
        while time < motion.duration + 0.01 {
          let way = excess(motion.state(at: time), motion.state(at: time + step), step)
          let pulled = excess(motion.pulledState(at: time), motion.pulledState(at: time + step), step)
          #expect(max(way, pulled) <= allowed, "\(feel.name) \(from) \(velocity) at \(time)")
          time += step
        }
        #expect((0...1000).contains(motion.destination) && motion.pull(at: motion.duration) == 0)
        if feel.edge.isStill {
          #expect(
            stride(from: 0.0, through: motion.duration, by: 0.01).allSatisfy {
              (0...1000).contains(motion.value(at: $0))
            })
        }
      }
    }
  }
}
