import ScrollPhysics
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The numbers that the documentation promises, where no other law needs them, and what happens right beside a limit.
@Suite("Constants and edges")
struct ConstantsTests {
  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-12 * max(abs(a), abs(b)) }

  // MARK: Defaults

  @Test("a deceleration rests half a point before its end unless told otherwise")
  func defaultThreshold() {
    let half = Deceleration(from: 0, velocity: 900, threshold: 0.5)
    #expect(Deceleration(from: 0, velocity: 900) == half)
    #expect(Deceleration(from: 0, velocity: 900, rate: .normal, form: .integral, stoppingVelocity: 0) == half)
    #expect(
      Deceleration(from: 0, velocity: 900).duration > Deceleration(from: 0, velocity: 900, threshold: 0.51).duration)
  }

  @Test("a feel of its own has the articles' numbers and nothing of UIKit's")
  func defaultFeel() {
    let feel = ScrollFeel(decelerationRate: .normal)
    #expect(feel.releaseLatency == 0 && feel.flickBuildUp == 0 && feel.stoppingVelocity == 0 && feel.releaseKick == 0)
    #expect(feel.threshold == 0.5 && feel.rubberBandCoefficient == 0.55)
    #expect(
      feel.bounceSpring == Spring(mass: 1, stiffness: 100, dampingRatio: 1) && feel.releaseSpring == feel.bounceSpring)
  }

  @Test("the feels have the numbers of their sources")
  func feels() {
    #expect(ScrollFeel.uikit.releaseLatency == 0.00093)
    #expect(ScrollFeel.uikit.stoppingVelocity == 10 && ScrollFeel.uikit.releaseKick == 10)
    for spring in [ScrollFeel.uikitDynamics.bounceSpring, ScrollFeel.uikitDynamics.releaseSpring] {
      #expect(isClose(spring.response, 0.5) && spring.dampingRatio == 1)
    }
  }

  // MARK: What counts as what

  @Test("no number leaves the range in which the formulas can be evaluated")
  func bounded() {
    #expect(Deceleration(from: 1e150, velocity: 0).destination == 1e100)
    #expect(Deceleration(from: -1e150, velocity: 0).destination == -1e100)
    #expect(Deceleration(from: .nan, velocity: 0).destination == 0)
    let slow = Deceleration(from: 0, velocity: 100, threshold: 0)
    #expect(isClose(slow.duration, log(slow.destination / 1e-100) / DecelerationRate.normal.resistance))
  }

  @Test("a threshold too small to count is the smallest that does, and one that counts is taken as it is")
  func thresholds() {
    let resistance = DecelerationRate.normal.resistance
    for (threshold, counted) in [(1e-110, 1e-100), (1.02e-100, 1.02e-100), (-1, 1e-100), (.nan, 1e-100)] {
      let motion = Deceleration(from: 0, velocity: resistance, threshold: threshold)
      #expect(isClose(motion.duration, log(1 / counted) / resistance), "\(threshold)")
    }
  }

  @Test("a rate that is not one counts as the nearest that is")
  func rates() {
    #expect(isClose(DecelerationRate(rawValue: 0).resistance, -1000 * log(1e-300)))
    #expect(isClose(DecelerationRate(rawValue: 1.02e-300).resistance, -1000 * log(1.02e-300)))
    #expect(DecelerationRate(rawValue: 2).resistance > 0)
  }

  @Test("mass and stiffness count from 1e-30 to 1e30")
  func springs() {
    #expect(isClose(Spring(mass: 1, stiffness: 0, dampingRatio: 1).naturalFrequency, 1e-15))
    #expect(isClose(Spring(mass: 1, stiffness: 1.02e-30, dampingRatio: 1).naturalFrequency, 1.02e-30.squareRoot()))
    #expect(isClose(Spring(mass: 1, stiffness: 1e40, dampingRatio: 1).naturalFrequency, 1e15))
    #expect(isClose(Spring(mass: 1, stiffness: 1, damping: 1e40).dampingRatio, 1e30))
    #expect(isClose(Spring(mass: 1, stiffness: 1, damping: -1e40).dampingRatio, -1e30))
  }

  @Test("a ratio counts from 1e-30 to 1e30", arguments: [(1e-40, 1e-30), (1e40, 1e30)])
  func ratios(ratio: Double, counted: Double) {
    let one = SpringMotion(from: 100, to: 0, spring: Spring(stiffness: 100, dampingRatio: ratio))
    let other = SpringMotion(from: 100, to: 0, spring: Spring(stiffness: 100, dampingRatio: counted))
    for time in [0.1, 7, 1e5] { #expect(one.value(at: time) == other.value(at: time)) }
    #expect(one.duration == other.duration)
  }

  @Test("a ratio within 2^-50 of 1 is critical, one beyond is not", arguments: [1.0, -1])
  func critical(sign: Double) {
    #expect(Spring(stiffness: 1, dampingRatio: 1 + sign * 0x1p-50).regime == .critical)
    let edge = 1 + sign * 0x1p-50
    let beyond = Spring(stiffness: 1, dampingRatio: sign > 0 ? edge.nextUp : edge.nextDown)
    #expect(beyond.regime == (sign > 0 ? .overdamped : .underdamped))
  }

  @Test("a band that is pulled to its dimension counts as pulled very far, and not for ever")
  func bandAtItsDimension() {
    let band = RubberBand(coefficient: 0.5, dimension: 100)
    #expect(isClose(band.unstretch(100), 200 * 0x1p53))
    #expect(band.unstretch(200) == 100 / 0.5 * 2 * 0x1p53)
  }

  @Test("a band too weak to count is a wall, and the weakest that counts is none")
  func weakestBand() {
    for (coefficient, dimension) in [(1e-101, 100), (0.55, 1e-101)] {
      #expect(RubberBand(coefficient: coefficient, dimension: dimension).derivative(0) == 0)
    }
    for (coefficient, dimension) in [(1.02e-100, 100), (0.55, 1.02e-100)] {
      #expect(RubberBand(coefficient: coefficient, dimension: dimension).derivative(0) == coefficient)
    }
  }

  // MARK: Small ways

  @Test("what coasts for less than a point does so like anything else", arguments: [1.0, -1])
  func shortWay(sign: Double) throws {
    let resistance = DecelerationRate.normal.resistance
    let motion = Deceleration(
      from: 0, velocity: sign * 0.9 * resistance, rate: .normal, form: .integral, stoppingVelocity: 0.5)
    #expect(isClose(motion.destination, sign * (0.9 - 0.5 / resistance)))
    let half = try #require(motion.duration(to: sign * 0.45))
    #expect(isClose(half, log(2) / resistance))
    #expect(motion.duration(to: sign * 0.8) == nil && motion.duration(to: -sign * 0.1) == nil)
  }

  @Test("content that coasts a fraction of a point into its bound bounces there", arguments: [1.0, -1])
  func shortImpact(sign: Double) throws {
    let resistance = DecelerationRate.normal.resistance
    let feel = ScrollFeel(decelerationRate: .normal, threshold: 0.01)
    let motion = ScrollMotion(
      from: sign * 9.7, velocity: sign * 0.6 * resistance, limits: -10...10, feel: feel)
    #expect(isClose(try #require(motion.crossing), log(2) / resistance))
    #expect(motion.destination == sign * 10)
  }

  @Test(
    "content in the hand beyond its bound that is thrown to less than a point before it does not pass it",
    arguments: [1.0, -1])
  func almostPassing(sign: Double) {
    let resistance = DecelerationRate.normal.resistance
    let feel = ScrollFeel(decelerationRate: .normal)
    let motion = ScrollMotion(from: sign * 12, velocity: -sign * 1.5 * resistance, limits: -10...10, feel: feel)
    #expect(motion.entry == nil && motion.destination == sign * 10)
  }

  @Test("beyond its new bound, content at rest is brought back as if let go, and moving content as if it had hit it")
  func causes() {
    var feel = ScrollFeel(decelerationRate: .normal)
    feel.bounceSpring = Spring(stiffness: 400, dampingRatio: 1)
    let still = ScrollMotion(from: 50, velocity: 0, limits: 0...100, feel: feel).replanned(at: 0, limits: 0...40)
    let moving = ScrollMotion(from: 50, velocity: 30, limits: 0...100, feel: feel).replanned(at: 0, limits: 0...40)
    let release = SpringMotion(from: 50, to: 40, spring: feel.releaseSpring)
    let impact = SpringMotion(from: 50, to: 40, velocity: 30, spring: feel.bounceSpring)
    for time in [0.02, 0.1, 0.3] {
      #expect(abs(still.value(at: time) - release.value(at: time)) < 1e-9)
      #expect(abs(moving.value(at: time) - impact.value(at: time)) < 1e-9)
    }
  }

  // MARK: UIKit's rule for velocities

  /// Reports before time 0, a hundred in a second; the way from the last but one to the last is `ways[0]`, and so on.
  private func uikitVelocity(_ ways: [Double]) -> Double {
    var (tracker, value) = (VelocityTracker(), 0.0)
    tracker.add(value, at: -5)
    for (index, way) in ways.reversed().enumerated() {
      value += way
      tracker.add(value, at: -5 + 0.01 * Double(index + 1))
    }
    return tracker.velocity(at: -5 + 0.01 * Double(ways.count), by: .uikit)
  }

  @Test("UIKit's rule weights the steps between the last four reports, or as many as there are")
  func uikitRule() {
    #expect(uikitVelocity([]) == 0)
    #expect(abs(uikitVelocity([10]) - 1000) < 1e-6)
    #expect(abs(uikitVelocity([10, 30]) - (0.125 * 1000 + 0.875 * 3000)) < 1e-6)
    #expect(abs(uikitVelocity([10, 30, 70]) - (0.05 * 1000 + 0.35 * 3000 + 0.6 * 7000)) < 1e-6)
    #expect(abs(uikitVelocity([10, 30, 70, 900, 900]) - (0.05 * 1000 + 0.35 * 3000 + 0.6 * 7000)) < 1e-6)
  }

  @Test("under UIKit's rule a report of the same time replaces the last, and one from before it does not count")
  func uikitRuleOutOfOrder() {
    var tracker = VelocityTracker()
    for (value, time) in [(0.0, 1.0), (5, 1.01), (10, 1.01), (99, 1.005), (30, 1.02)] { tracker.add(value, at: time) }
    #expect(abs(tracker.velocity(at: 1.02, by: .uikit) - (0.125 * 2000 + 0.875 * 1000)) < 1e-6)
  }

  // MARK: Springs

  @Test("at time 0 a spring has answered nothing yet")
  func identity() {
    let identity = SpringResponse.identity
    #expect(identity.displacement(from: 3, velocity: 5) == 3 && identity.velocity(from: 3, velocity: 5) == 5)
    for ratio in [0.3, 1, 2] { #expect(Spring(stiffness: 90, dampingRatio: ratio).response(at: 0) == identity) }
  }

  @Test("pushed from its destination, a spring passes it again after half a period, or never")
  func arrivalFromRest() throws {
    let swinging = Spring(stiffness: 100, dampingRatio: 0.6)
    for velocity in [0.3, -0.3, 40] {
      let arrival = try #require(SpringMotion(from: 7, to: 7, velocity: velocity, spring: swinging).arrival)
      #expect(isClose(arrival, .pi / 8))
    }
    #expect(SpringMotion(from: 7, to: 7, spring: swinging).arrival == nil)
    #expect(SpringMotion(from: 7, to: 7, velocity: 9, spring: Spring(stiffness: 100, dampingRatio: 1)).arrival == nil)
  }

  @Test("pulled by less than a point, a spring passes its destination when it is there", arguments: [0.4, -0.4])
  func arrivalFromNear(displacement: Double) throws {
    let motion = SpringMotion(
      from: displacement, to: 0, velocity: 0.2, spring: Spring(stiffness: 100, dampingRatio: 0.6), threshold: 1e-6)
    let arrival = try #require(motion.arrival)
    #expect(arrival > 0 && abs(motion.value(at: arrival)) < 1e-12)
  }

  @Test("the mirror of a motion settles when the motion does", arguments: [0.2, 1, 3])
  func mirrored(ratio: Double) {
    let spring = Spring(stiffness: 120, dampingRatio: ratio)
    for (x, v) in [(0.0, 60.0), (0.4, 90), (-0.4, 90), (12, -40), (12, 400)] {
      let one = spring.settlingDuration(displacement: x, velocity: v, threshold: 0.5)
      let other = spring.settlingDuration(displacement: -x, velocity: -v, threshold: 0.5)
      #expect(one == other && one > 0, "\(x), \(v)")
    }
  }
}
