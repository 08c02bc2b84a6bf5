import CScrollMath
import ScrollPhysics
import Testing

@Suite("The feel of Chromium") struct ChromiumFeelTests {
  private let feel = ScrollFeel.chromium

  /// fling_curve_unittest.cc, Basic: distances after 20 ms, 250 ms and 10 s of a fling at 5000 px/s, within a pixel.
  @Test("a fling travels the distances that Chromium's test expects")
  func published() {
    let motion = ScrollMotion(from: 0, velocity: 5000, limits: 0...100_000, feel: feel)
    let places = [0, 0.02, 0.25, 10].map { motion.value(at: $0) }
    for (index, expected) in [96.0, 705, 392].enumerated() {
      #expect(abs(places[index + 1] - places[index] - expected) < 1)
    }
    #expect(motion.value(at: 20) == places[3])
  }

  @Test("a fling follows the curve of fling_curve.cc from the point with its velocity")
  func curve() {
    let (alpha, beta, gamma) = (-5707.62, 172.0, 3.7)
    for velocity in [30.0, 1000, -5000, 17_000] {
      let motion = ScrollMotion(from: 0, velocity: velocity, limits: -1e6...1e6, feel: feel)
      func place(_ time: Double) -> Double { alpha * exp(-gamma * time) - beta * time - alpha }
      func time(_ speed: Double) -> Double { -log((speed + beta) / (-alpha * gamma)) / gamma }
      let (start, end) = (time(abs(velocity)), time(0))
      #expect(motion.duration.isNear(end - start, by: 1e-9))
      for part in [0.0, 0.1, 0.5, 0.9, 1] {
        let elapsed = part * (end - start)
        let expected = (place(start + elapsed) - place(start)) * (velocity < 0 ? -1 : 1)
        #expect(abs(motion.value(at: elapsed) - expected) < 1e-8)
      }
    }
    // For velocities above the curve's start, the original scales the curve.
    let law = DecelerationLaw.friction(resistance: 3.7, drag: 172 * 3.7, maximumVelocity: 20_946.194)
    let usual = law.deceleration(from: 0, velocity: 20_946.194)
    let faster = law.deceleration(from: 0, velocity: 3 * 20_946.194)
    #expect(faster.duration == usual.duration)
    #expect(faster.value(at: 0.3).isNear(3 * usual.value(at: 0.3), by: 1e-12))
  }

  /// The formula of elastic_overscroll_controller_exponential.cc, which rounds to whole pixels.
  @Test("the overscroll is a twentieth of the pull and returns by (x₀ + 0.31·v·t)·e^(−12.5t)")
  func elasticity() {
    let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: 600, shape: feel.rubberBandShape)
    #expect(band.stretch(88).isNear(4.4, by: 1e-12) && band.unstretch(-4.4).isNear(-88, by: 1e-12))
    #expect(band.stretch(1e9) < 600)
    let motion = ScrollMotion(from: -20, velocity: -600, limits: 0...1000, feel: feel)
    for time in [0.01, 0.05, 0.1] {
      #expect(motion.value(at: time).isNear((-20 - 0.31 * 600 * time) * exp(-12.5 * time), by: 1e-12))
    }
    // Below half a point, the overscroll rounds to zero pixels.
    #expect(abs(motion.value(at: motion.duration - 0.001)) > 0.49)
  }

  /// physics_based_fling_curve_unittest.cc: the distances after 20 ms, 250 ms and 10 s, within a pixel, in windows of
  /// 1920 × 1080. A fling travels at most three window lengths.
  @Test(
    "a fling on Linux travels the distances that Chromium's test expects",
    arguments: [
      (velocity: 5000.0, longest: 3240.0, steps: [98.0, 923, 2218]),
      (velocity: 5000, longest: 5760, steps: [99, 1054, 3571]),
      (velocity: 4000, longest: 3240, steps: [79, 803, 2141]),
    ])
  func linux(_ trial: (velocity: Double, longest: Double, steps: [Double])) throws {
    guard case .bezier(let deceleration, let pace, let maximumDuration, 2400) = ScrollFeel.chromiumLinux.decelerationLaw
    else {
      Issue.record("Chromium's feel on Linux is a curve.")
      return
    }
    let law = DecelerationLaw.bezier(
      deceleration: deceleration, pace: pace, maximumDuration: maximumDuration, maximumDistance: trial.longest)
    let motion = law.deceleration(from: 0, velocity: trial.velocity)
    let places = [0, 0.02, 0.25, 10].map { motion.value(at: $0) }
    for (index, expected) in trial.steps.enumerated() { #expect(abs(places[index + 1] - places[index] - expected) < 1) }
    #expect(motion.velocity(at: 0) == trial.velocity && motion.duration == min(2, trial.velocity / 2300))
  }

  @Test("on Linux, content stops at its limits, and an ordinary fling travels v²/5291")
  func linuxFeel() {
    let feel = ScrollFeel.chromiumLinux
    let motion = ScrollMotion(from: 0, velocity: 1500, limits: 0...10_000, feel: feel)
    #expect(abs(motion.destination - 1500 * 1500 / 5291.328) < 1e-3)
    let impact = ScrollMotion(from: 0, velocity: 1500, limits: 0...100, feel: feel)
    #expect(impact.value(at: 0.5) == 100 && impact.velocity(at: 0.5) == 0)
  }
}
