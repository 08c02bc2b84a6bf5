import Foundation
import Testing

@testable import ScrollPhysics

@Suite("Limits and releases on the platforms") struct PlatformBoundTests {
  /// A platform's equation past the limit, m·x″ = −k·x − c·x′, with its share of the velocity and its maximum velocity.
  struct Pull: CustomTestStringConvertible, Sendable {
    let feel: ScrollFeel
    let mass, stiffness, damping, share, greatest: Double

    var testDescription: String { feel.name }

    func place(after time: Double, from start: Double, velocity: Double) -> Double {
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      return spring.response(at: time).displacement(from: start, velocity: velocity)
    }
  }

  static let pulls = [
    Pull(feel: .appkit, mass: 1, stiffness: 156.25, damping: 25, share: 0.31, greatest: 20_000),
    Pull(feel: .chromium, mass: 1, stiffness: 156.25, damping: 25, share: 0.31, greatest: .infinity),
    Pull(
      feel: .flutter, mass: 0.5, stiffness: 100, damping: 1.1 * 2 * (0.5 * 100).squareRoot(), share: 1, greatest: 5000),
    Pull(feel: .gtk, mass: 1, stiffness: 100, damping: 20, share: 1, greatest: .infinity),
  ]

  @Test("content that hits a limit overshoots and returns by its platform's spring", arguments: pulls)
  func impact(pull: Pull) throws {
    // GTK's overshoot is capped at 50 pt.
    for velocity in [300.0, 1200, 6000, 30_000] where pull.feel != .gtk || velocity <= 1200 {
      let motion = ScrollMotion(
        from: -0.5, velocity: velocity, limits: -1000...0, feel: pull.feel, beginning: .continued)
      let crossing = try #require(motion.impactTime)
      let speed = motion.pulledState(at: crossing.nextDown).velocity
      let begun = pull.share * min(speed, pull.greatest)
      #expect(motion.pulledState(at: crossing).velocity.isNear(begun, by: 1e-9))
      for time in [0.02, 0.05, 0.1, 0.2, 0.3] {
        let place = pull.place(after: time, from: 0, velocity: begun)
        #expect(
          abs(motion.pulledState(at: crossing + time).value - place) < 1e-3 + 1e-6 * velocity,
          "\(velocity) pt/s after \(time)")
      }
    }
  }

  @Test("content released past a limit returns by its platform's spring", arguments: pulls)
  func release(pull: Pull) {
    var places = 0
    for start in [20.0, 90] {
      let motion = ScrollMotion(from: start, velocity: 0, limits: -1000...0, feel: pull.feel)
      // AppKit and Chromium release at a velocity of 12.5 times the overshoot.
      let kick = pull.share < 1 ? -12.5 * motion.pulledState(at: 0).value : 0
      for time in [0.02, 0.05, 0.08] {
        let place = pull.place(after: time, from: motion.pulledState(at: 0).value, velocity: kick)
        guard place > 8 else { continue }
        places += 1
        #expect(abs(motion.pulledState(at: time).value - place) < 1e-3, "from \(start) after \(time)")
      }
    }
    #expect(places >= 4)
  }

  @Test(
    "a release below the platform's minimum does not fling, and one above its maximum is clamped",
    arguments: [
      (ScrollFeel.android, 50.0, 8000.0), (.chromium, 30, 17_000), (.chromiumLinux, 30, 17_000), (.flutter, 100, 8000),
      (.flutterClamping, 50, 8000), (.uikit, 250, .infinity),
    ])
  func range(feel: ScrollFeel, least: Double, greatest: Double) {
    func motion(_ velocity: Double) -> ScrollMotion {
      ScrollMotion(from: 0, velocity: velocity, limits: -1e6...1e6, feel: feel)
    }
    #expect(motion(0.99 * least).duration == 0 && motion(1.01 * least).duration > 0)
    for velocity in [0.99 * greatest, 2 * greatest] where velocity.isFinite {
      #expect(abs(motion(velocity).velocity(at: 0) - min(velocity, greatest)) < 1e-6 * velocity)
    }
  }

  @Test("only a quick flick after a short hold gains a share of the caught momentum")
  func share() {
    let (rule, law) = (FlickAccumulation.share(0.4), DecelerationLaw.exponential(.normal))
    func gain(_ flick: Double, _ caught: Double, _ held: Double) -> Double {
      rule.gain(of: flick, caught: caught, held: held, law: law)
    }
    let left = { (held: Double) in 2000 * exp(1000 * log(0.998) * held) }
    #expect(abs(gain(300, 2000, 0.3) - 0.4 * left(0.3)) < 1e-6 && abs(gain(-300, -2000, 0.3) + 0.4 * left(0.3)) < 1e-6)
    #expect(gain(251, 2000, 0.499) > 0)
    #expect(gain(249, 2000, 0.1) == 0 && gain(300, 2000, 0.501) == 0 && gain(300, -2000, 0.1) == 0)
    #expect(FlickAccumulation.none.gain(of: 300, caught: 2000, held: 0, law: law) == 0)
    #expect(rule.share == 0.4 && FlickAccumulation.none.share == 0 && FlickAccumulation.uikit.share == 0)
    for (share, counted) in [(-1.0, 0.0), (.nan, 0), (3, 1)] {
      let gain = FlickAccumulation.share(share).gain(of: 300, caught: 2000, held: 0, law: law)
      #expect(abs(gain - 2000 * counted) < 1e-6, "\(share)")
    }
  }

  @Test("a flick back, too slow or from rest gains no velocity under any rule")
  func noGain() {
    let rules: [FlickAccumulation.Rule] = [
      .none, .share(0.4), .multiplied(floor: 0.33, ceiling: 1, maximum: 6),
      .multiplied(floor: 1, ceiling: 1, maximum: 6),
      .power(factor: 0.001, exponent: 2, maximum: 40_000, floor: 0.5, maximumRest: 0.02),
    ]
    for rule in rules.map(FlickAccumulation.init) {
      for (flick, caught) in [(300.0, -2000.0), (-300, 2000), (0, 2000), (300, 0), (0, 0), (100, 2000), (-100, -2000)] {
        let gain = rule.gain(of: flick, caught: caught, held: 0, law: .exponential(.normal))
        #expect(gain == 0, "\(rule) \(flick) \(caught)")
      }
    }
    #expect(FlickAccumulation(rules[3]).gain(of: 2000, caught: 2000, held: 0, law: .exponential(.normal)) == 0)
  }

  @Test("a tail sets the speed of the last points, except for faster content")
  func tail() {
    func motion(_ tail: EdgeReturn.Tail?, from: Double, velocity: Double) -> ScrollMotion {
      var feel = ScrollFeel.appkit
      (feel.release.tail, feel.release.continuesInside, feel.release.threshold) = (tail, false, 1e-6)
      return ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel)
    }
    let slow = motion(EdgeReturn.Tail(distance: 4, velocity: 0.5), from: -60, velocity: 0)
    #expect(slow.velocity(at: slow.duration.nextDown) == 0.5 && slow.velocity(at: slow.duration - 0.01) == 0.5)
    let none = motion(nil, from: -60, velocity: 0)
    #expect(motion(EdgeReturn.Tail(distance: 4, velocity: 0), from: -60, velocity: 0).duration == none.duration)
    let fast = motion(EdgeReturn.Tail(distance: 4, velocity: 1), from: -60, velocity: 6000)
    #expect(fast.duration < 0.2, "\(fast.duration)")
  }
}
