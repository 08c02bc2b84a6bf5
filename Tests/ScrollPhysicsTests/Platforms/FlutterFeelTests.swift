import CScrollMath
import ScrollPhysics
import Testing

@Suite("The feel of Flutter") struct FlutterFeelTests {
  private let feel = ScrollFeel.flutter

  /// The conditions of scroll_simulation_test.dart.
  static let conditions: [(position: Double, velocity: Double)] = [
    (51, 2866.91537), (584, 2617.294734), (345, 1982.785934), (0, 1831.366634), (-156.2, 1541.57665), (4, 1139.250439),
    (4534, 1073.553798), (75, 614.2093), (5469, 182.114534),
  ]

  private func clamping(_ position: Double, _ velocity: Double) -> ScrollMotion {
    ScrollMotion(from: position, velocity: velocity, limits: -1e5...1e5, feel: .flutterClamping)
  }

  @Test("a clamped fling satisfies the formula of its acceleration", arguments: conditions)
  func acceleration(_ position: Double, _ velocity: Double) {
    let motion = clamping(position, velocity)
    let (n, reference) = (log(0.78) / log(0.9), 0.015 * 9.80665 * 39.37 * 160 * 0.84 / 0.35)
    let duration = n * 0.35
    for time in stride(from: 0.0, through: 2, by: 1.0 / 60) {
      let difference = motion.velocity(at: time + 1.0 / 60) - motion.velocity(at: time)
      let middle = motion.velocity(at: time + 0.5 / 60)
      let predicted = -(n - 1) * reference / duration * pow(middle / reference, (n - 2) / (n - 1)) / 60
      let jerk =
        reference / duration / duration * (n - 1) * (n - 2)
        * pow(motion.velocity(at: time + 1.0 / 60) / reference, (n - 3) / (n - 1))
      #expect(abs(difference - predicted) < jerk / 3600 / 2)
    }
  }

  @Test("a clamped fling travels as far as Android's in 0.825 of the time and stops at its limits")
  func clampingDistance() {
    for velocity in [100.0, 1000, 8000] {
      let android = ScrollMotion(from: 0, velocity: velocity, limits: 0...1e5, feel: .android)
      #expect(clamping(0, velocity).destination.isNear(android.destination, by: 1e-12))
      #expect(clamping(0, velocity).duration.isNear(0.35 * log(0.78) / log(0.9) * android.duration, by: 1e-12))
    }
    let stopped = ScrollMotion(from: 0, velocity: 3000, limits: 0...300, feel: .flutterClamping)
    #expect(stopped.destination == 300 && stopped.duration == stopped.impactTime && stopped.pull(at: 0.5) == 0)
  }

  @Test("BouncingScrollSimulation slows to 0.135 in a second, and its impact is capped at 5000 pt/s")
  func bouncing() throws {
    let motion = ScrollMotion(from: 0, velocity: 2000, limits: 0...1e5, feel: feel)
    #expect(motion.velocity(at: 1).isNear(270, by: 1e-12))
    #expect(motion.value(at: 1).isNear(2000 * (0.135 - 1) / log(0.135), by: 1e-12))
    let spring = Spring(mass: 0.5, stiffness: 100, dampingRatio: 1.1)
    let impact = ScrollMotion(from: 0, velocity: 8000, limits: 0...100, feel: feel)
    let crossing = try #require(impact.impactTime)
    let expected = SpringMotion(from: 100, to: 100, velocity: 5000, spring: spring)
    #expect(impact.value(at: crossing + 0.1).isNear(expected.value(at: 0.1), by: 1e-12))
  }

  /// `applyPhysicsToUserOffset`: the part of `distance` that counts from `past` points past an edge, in a viewport of
  /// `extent`.
  private func stepped(_ distance: Double, past: Double, extent: Double) -> Double {
    let isEasing = distance < 0
    let friction = 0.52 * pow(1 - (isEasing ? past - abs(distance) : past) / extent, 2)
    let counted = abs(distance) < past / friction ? abs(distance) * friction : past + abs(distance) - past / friction
    return isEasing ? -counted : counted
  }

  /// scroll_physics_test.dart: pulls by 10 pt from 20 and 40 pt past the end of a viewport of 100 pt.
  @Test("Flutter's resistance in steps approaches the rubber band as the steps get smaller")
  func resistance() {
    let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: 100)
    func ours(_ distance: Double, past: Double) -> Double { band.stretch(band.unstretch(past) + distance) - past }
    for (distance, past) in [(10.0, 20.0), (10, 40), (-10, 20)] {
      let error = abs(ours(distance, past: past) - stepped(distance, past: past, extent: 100))
      print("Flutter, \(distance) pt in one step at \(past) pt: \(error) pt off the sum")
      #expect(error < 0.8)
    }
    for count in [10, 100, 1000] {
      var past = 0.001
      for _ in 0..<count { past += stepped(200 / Double(count), past: past, extent: 100) }
      let error = abs(past - band.stretch(200))
      print("Flutter, 200 pt in \(count) steps: \(error) pt off the sum")
      #expect(error < 160 / Double(count))
    }
  }

  @Test("a flick in a row gains 0.000816·|v|^1.967, unless it is slower than half of that")
  func carriedMomentum() {
    func gain(_ flick: Double, _ caught: Double) -> Double {
      feel.accumulation.gain(of: flick, caught: caught, held: 0.1, law: feel.decelerationLaw)
    }
    let carried = 0.000816 * pow(3000, 1.967)
    #expect(gain(5000, 3000) == carried && gain(-5000, -3000) == -carried)
    #expect(gain(carried / 2 - 1, 3000) == 0 && gain(carried / 2 + 1, 3000) == carried && gain(-5000, 3000) == 0)
    #expect(gain(80_000, 1e6) == 40_000)
    for (rest, expected) in [(0.02, carried), (0.021, 0)] {
      let gain = feel.accumulation.gain(of: 5000, caught: 3000, held: 0.1, rest: rest, law: feel.decelerationLaw)
      #expect(gain == expected)
    }
  }

  @Test("content past an edge settles once it is within a point, as in ScrollSpringSimulation")
  func settling() {
    for (from, velocity) in [(1060.0, 0.0), (900, 3000)] {
      let motion = ScrollMotion(from: from, velocity: velocity, limits: 0...1000, feel: feel)
      #expect(abs(motion.value(at: motion.duration.nextDown) - 1001) < 0.02)
      #expect(motion.value(at: motion.duration) == 1000)
    }
  }
}
