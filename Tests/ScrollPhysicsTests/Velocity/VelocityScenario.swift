import Foundation
import SeededRandom

/// A motion whose velocity is known at every time.
struct KnownMotion {
  /// The time from the first touch to the release, in seconds.
  var duration: Double
  var velocity: (Double) -> Double

  /// Returns the positions every `step` seconds by Simpson's rule, with errors far below a pixel.
  func positions(step: Double) -> [Double] {
    var (positions, x) = ([0.0], 0.0)
    for index in 0..<Int(duration / step + 2) {
      let t = Double(index) * step
      x += step / 6 * (velocity(t) + 4 * velocity(t + step / 2) + velocity(t + step))
      positions.append(x)
    }
    return positions
  }
}

/// A device that reports a motion at a rate, with rounding and noise.
struct PointerDevice {
  enum Stamp { case exact, wholeMilliseconds, frames }

  var rate: Double
  /// The step to which positions are rounded; 0 for exact positions.
  var quantum = 0.0
  /// Whether the device reports nothing while it does not move, as a mouse does.
  var isSilentAtRest = true
  var stamp = Stamp.exact
  /// The standard deviation of the reported positions, in points, as of a touch screen.
  var noise = 0.0
}

/// The reports of a motion, and its true velocity at release.
struct VelocityScenario {
  var reports: [VelocityEstimator.Report]
  var release: Double
  var velocity: Double

  /// Whether the reports show a motion: two steps and three different times.
  var isMeasurable: Bool {
    let moves = zip(reports, reports.dropFirst()).filter { $0.value != $1.value }
    return moves.count > 1 && Set(reports.map(\.time)).count > 2
  }
}

/// A named kind of motion that makes random scenarios.
struct ScenarioClass: Sendable {
  let name: String
  let make: @Sendable (inout SeededRandom) -> VelocityScenario
}

extension SeededRandom {
  fileprivate mutating func sign() -> Double { Bool.random(using: &self) ? 1 : -1 }

  fileprivate mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &self)] }

  fileprivate mutating func normal() -> Double {
    (-2 * log(number(1e-12...1))).squareRoot() * cos(2 * .pi * number(0...1))
  }
}

extension PointerDevice {
  static func mouse(_ generator: inout SeededRandom) -> PointerDevice {
    PointerDevice(rate: generator.pick([60, 125, 250, 500, 1000]), quantum: 1, isSilentAtRest: generator.sign() > 0)
  }

  static func touch(_ generator: inout SeededRandom) -> PointerDevice {
    PointerDevice(rate: generator.pick([60, 90, 120, 240]), isSilentAtRest: generator.sign() > 0, noise: 0.2)
  }

  static func any(_ generator: inout SeededRandom) -> PointerDevice {
    switch generator.number(0...1) {
    case ..<0.5: mouse(&generator)
    case ..<0.8: touch(&generator)
    default: PointerDevice(rate: generator.pick([30, 60, 125, 1000]))
    }
  }

  /// Returns the reports of a motion that is released at a random time after the last report.
  func observe(_ motion: KnownMotion, _ generator: inout SeededRandom) -> VelocityScenario {
    let step = 0.0005
    let positions = motion.positions(step: step)
    let (origin, phase) = (generator.number(0...1000), generator.number(0...1) / rate)
    var reports: [VelocityEstimator.Report] = []
    var (index, seen) = (0, Double.nan)
    while case let t = phase + Double(index) / rate, t <= motion.duration {
      let exact = t / step
      let low = min(Int(exact), positions.count - 2)
      let truth = origin + positions[low] + (positions[low + 1] - positions[low]) * (exact - Double(low))
      let moved = truth != seen
      seen = truth
      let value = quantised(truth + noise * (moved ? generator.normal() : 0))
      if reports.isEmpty || !isSilentAtRest || value != reports[reports.count - 1].value {
        reports.append(.init(time: stamped(t), value: value))
      }
      index += 1
    }
    return VelocityScenario(
      reports: reports, release: max(stamped(motion.duration), reports.last?.time ?? 0),
      velocity: motion.velocity(motion.duration))
  }

  private func quantised(_ value: Double) -> Double { quantum > 0 ? (value / quantum).rounded(.down) * quantum : value }

  private func stamped(_ time: Double) -> Double {
    switch stamp {
    case .exact: time
    case .wholeMilliseconds: (time * 1000).rounded(.down) / 1000
    case .frames: (time * 60).rounded(.up) / 60
    }
  }
}

extension ScenarioClass {
  static let all = [
    steady, slowPixels, accelerating, braking, flick, shortFlick, reversal, pause, holdThenFlick, milliseconds, frames,
    disordered, jitter, tremble,
  ]

  static let steady = ScenarioClass(name: "steady drag") { g in
    let v = g.signed(60...4000)
    let motion = KnownMotion(duration: g.number(0.12...0.4)) { _ in v }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  static let slowPixels = ScenarioClass(name: "slow, whole pixels") { g in
    let v = g.sign() * g.number(60...300)
    let motion = KnownMotion(duration: g.number(0.15...0.4)) { _ in v }
    let device = PointerDevice(rate: g.pick([500, 1000]), quantum: 1, isSilentAtRest: g.sign() > 0)
    return device.observe(motion, &g)
  }

  static let accelerating = ScenarioClass(name: "accelerating") { g in
    let (v, factor) = (g.signed(100...1500), g.number(1.5...4))
    let (start, ramp) = (g.number(0...0.15), g.number(0.06...0.2))
    let motion = KnownMotion(duration: start + ramp) { t in v * (1 + (factor - 1) * max(0, t - start) / ramp) }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  static let braking = ScenarioClass(name: "braking") { g in
    let (v, factor) = (g.signed(400...4000), g.number(0.15...0.7))
    let (start, ramp) = (g.number(0.03...0.15), g.number(0.06...0.2))
    let motion = KnownMotion(duration: start + ramp) { t in v * (1 + (factor - 1) * max(0, t - start) / ramp) }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  static let flick = ScenarioClass(name: "flick from rest") { g in flicked(after: 0, lasting: 0.06...0.16, &g) }

  static let shortFlick = ScenarioClass(name: "short flick") { g in
    let (v, duration, shape) = (g.signed(300...4000), g.number(0.02...0.045), g.number(0.4...1.5))
    let motion = KnownMotion(duration: duration) { t in v * (0.5 + 0.5 * pow(min(1, t / duration), shape)) }
    let device = PointerDevice(rate: g.pick([60, 90, 120, 125]), quantum: g.pick([0, 1]))
    return device.observe(motion, &g)
  }

  static let reversal = ScenarioClass(name: "reversal") { g in
    let (v, back) = (g.signed(300...2500), g.number(0.4...1))
    let (turn, width, after) = (g.number(0.1...0.25), g.number(0.004...0.015), g.number(0.03...0.08))
    let motion = KnownMotion(duration: turn + after) { t in
      v * ((1 - back) / 2 - (1 + back) / 2 * tanh((t - turn) / width))
    }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  static let pause = ScenarioClass(name: "pause of 120–500 ms") { g in
    let (v, stop) = (g.signed(100...4000), g.number(0.08...0.3))
    let motion = KnownMotion(duration: stop + g.number(0.12...0.5)) { t in v * max(0, min(1, (stop - t) / 0.02)) }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  static let holdThenFlick = ScenarioClass(name: "hold, then flick") { g in
    flicked(after: g.number(0.15...0.5), lasting: 0.05...0.16, &g)
  }

  static let milliseconds = ScenarioClass(name: "stamps in whole ms") { g in
    let motion = g.pick([swing, ramp])(&g)
    let device = PointerDevice(rate: g.pick([500, 1000, 2000, 8000]), quantum: 1, stamp: .wholeMilliseconds)
    return device.observe(motion, &g)
  }

  static let frames = ScenarioClass(name: "stamps merged by frame") { g in
    let motion = g.pick([swing, ramp])(&g)
    let device = PointerDevice(rate: g.pick([125, 250, 500, 1000]), quantum: 1, stamp: .frames)
    return device.observe(motion, &g)
  }

  static let disordered = ScenarioClass(name: "gaps and disorder") { g in
    let motion = g.pick([swing, ramp])(&g)
    var scenario = PointerDevice(rate: g.pick([60, 120, 125, 500]), noise: 0.2).observe(motion, &g)
    let (from, length) = (g.number(0...scenario.release), g.number(0.02...0.06))
    let ends = [scenario.reports.count - 2, scenario.reports.count - 1]
    scenario.reports = scenario.reports.enumerated().filter {
      ends.contains($0.offset) || (!(from...(from + length)).contains($0.element.time) && g.number(0...1) > 0.1)
    }.map(\.element)
    for index in stride(from: 1, to: scenario.reports.count - 1, by: 2) where g.number(0...1) < 0.2 {
      scenario.reports.swapAt(index, index - 1)
    }
    return scenario
  }

  static let jitter = ScenarioClass(name: "jitter at lift-off") { g in
    let v = g.signed(150...4000)
    let motion = KnownMotion(duration: g.number(0.1...0.3)) { _ in v }
    let device = PointerDevice(rate: g.pick([60, 120]), quantum: g.pick([0, 1]))
    var scenario = device.observe(motion, &g)
    guard let last = scenario.reports.last else { return scenario }
    let time = last.time + g.number(0.002...(1 / device.rate))
    scenario.reports.append(.init(time: time, value: last.value + g.sign()))
    scenario.release = time + g.number(0...(1 / device.rate))
    return scenario
  }

  static let tremble = ScenarioClass(name: "back at lift-off") { g in
    let v = g.signed(500...5000)
    let motion = KnownMotion(duration: g.number(0.08...0.2)) { _ in v }
    let device = g.pick([PointerDevice.mouse, PointerDevice.touch])(&g)
    var scenario = device.observe(motion, &g)
    guard let last = scenario.reports.last else { return scenario }
    let back = g.number(0...6)
    scenario.reports.append(
      .init(
        time: last.time + 1 / device.rate,
        value: last.value - (v < 0 ? -1 : 1) * (device.quantum > 0 ? back.rounded() : back)))
    scenario.release = last.time + g.number(1...2) / device.rate
    return scenario
  }

  private static func flicked(
    after rest: Double, lasting range: ClosedRange<Double>, _ g: inout SeededRandom
  ) -> VelocityScenario {
    let (v, length, end) = (g.signed(300...5000), g.number(range), g.number(0.6...1.15))
    let motion = KnownMotion(duration: rest + length * end) { t in
      let s = max(0, t - rest) / length
      return v * pow(sin(.pi / 2 * s), 2)
    }
    return PointerDevice.any(&g).observe(motion, &g)
  }

  @Sendable private static func swing(_ g: inout SeededRandom) -> KnownMotion {
    let (v, frequency, phase) = (g.magnitude(300...3000), g.number(0.5...2), g.number(0...6.28))
    return KnownMotion(duration: g.number(0.12...0.4)) { t in v * sin(2 * .pi * frequency * t + phase) }
  }

  @Sendable private static func ramp(_ g: inout SeededRandom) -> KnownMotion {
    let (v, end, length) = (g.signed(200...3000), g.number(0.3...2), g.number(0.12...0.3))
    return KnownMotion(duration: length) { t in v * (1 + (end - 1) * t / length) }
  }
}

/// The errors of an estimator: |error| relative to the true speed, or to 200 pt/s if that is more.
struct VelocityErrors {
  var rms = 0.0
  var p95 = 0.0
  var worst = 0.0

  init(of estimator: VelocityEstimator, on scenarios: [VelocityScenario]) {
    let errors = scenarios.map {
      abs(estimator.estimate($0.reports, $0.release) - $0.velocity) / max(200, abs($0.velocity))
    }.sorted()
    rms = (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
    p95 = errors[errors.count * 95 / 100]
    worst = errors[errors.count - 1]
  }
}

extension ScenarioClass {
  func scenarios(_ count: Int, seed: UInt64) -> [VelocityScenario] {
    var generator = SeededRandom(seed: seed)
    var scenarios: [VelocityScenario] = []
    while scenarios.count < count {
      let scenario = make(&generator)
      if scenario.isMeasurable { scenarios.append(scenario) }
    }
    return scenarios
  }
}
