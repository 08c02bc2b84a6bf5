import ScrollPhysics
import SeededRandom
import Testing

/// Pins the estimator's answers to some gestures, so that none of its constants changes unnoticed: the table of its
/// errors was measured with these constants. After an intended change, measure the table again and paste the numbers
/// that a failure prints.
@Suite("Pinned velocities")
struct PinnedVelocityTests {
  @Test("the estimator answers as it did when its errors were measured", arguments: ScenarioClass.all.map(\.name))
  func scenarios(name: String) throws {
    let kind = try #require(ScenarioClass.all.first { $0.name == name })
    let answers = (0..<Self.gestures).map { seed in
      var random = SeededRandom(seed: UInt64(seed))
      let scenario = kind.make(&random)
      var tracker = VelocityTracker()
      for report in scenario.reports { tracker.add(report.value, at: report.time) }
      return tracker.velocity(at: scenario.release)
    }
    expect(answers, are: PinnedVelocities.scenarios[name] ?? [])
  }

  @Test(
    "the estimator answers faulty devices as it did when its errors were measured", arguments: FaultyDevice.allCases
  )
  func faulty(device: FaultyDevice) {
    let answers = (0..<2 * Self.gestures).flatMap { seed in
      var random = SeededRandom(seed: UInt64(1000 + seed))
      let velocity = device.velocity(&random)
      return [velocity.x, velocity.y]
    }
    expect(answers, are: PinnedVelocities.faulty[device.rawValue] ?? [])
  }

  private static let gestures = 40

  private func expect(_ answers: [Double], are pinned: [Double]) {
    let isSame =
      answers.count == pinned.count && zip(answers, pinned).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    let rounded = answers.map { ($0 * 1e7).rounded() / 1e7 }
    #expect(isSame, "\(rounded)")
  }
}

/// A faulty pointing device that reports positions in the plane.
enum FaultyDevice: String, CaseIterable, Sendable {
  case stuttering, late, overtaken, repeating, jittering, dense, sparse, whole, slow, merged, lifting

  fileprivate func velocity(_ random: inout SeededRandom) -> Vector2 {
    var tracker = PointerVelocityTracker()
    let reports = reports(&random)
    for report in reports { tracker.add(report.position, at: report.time) }
    let last = reports.map(\.time).max() ?? 0
    return tracker.velocity(at: last + random.number(0...1) * silence)
  }

  private typealias Report = (position: Vector2, time: Double)

  /// The maximum time from the last report to the release, in seconds.
  private var silence: Double {
    switch self {
    case .sparse, .slow: 0.2
    case .jittering: 0.06
    case .merged: 0.001
    default: 0.02
    }
  }

  private func reports(_ random: inout SeededRandom) -> [Report] {
    var (time, position) = (random.number(0...1), Vector2.zero)
    var velocity = Vector2(random.signed(20...3000), random.signed(20...3000))
    var reports: [Report] = []
    for index in 0..<count(&random) {
      let step = interval(&random)
      time += step
      velocity = velocity * random.number(0.8...1.15)
      position = next(position + velocity * step, after: position, index, &random)
      reports.append((position, time))
    }
    switch self {
    case .late: return disordered(reports, &random)
    case .overtaken: return overtaken(reports, &random)
    case .lifting: return lifted(reports, &random)
    default: return reports
    }
  }

  private func count(_ random: inout SeededRandom) -> Int {
    switch self {
    case .dense: Int.random(in: 60..<200, using: &random)
    case .sparse: Int.random(in: 2..<6, using: &random)
    default: Int.random(in: 3..<40, using: &random)
    }
  }

  private func interval(_ random: inout SeededRandom) -> Double {
    switch self {
    case .stuttering: Bool.random(using: &random) ? random.number(0.0001...0.0008) : random.number(0.008...0.07)
    case .dense: random.number(0.0004...0.002)
    case .sparse: random.number(0.02...0.12)
    case .whole, .lifting: 0.008
    case .slow: random.number(0.02...0.11)
    case .merged: random.number(0...1) < 0.6 ? 0 : 1.0 / 60
    default: random.number(0.002...0.02)
    }
  }

  private func next(_ position: Vector2, after last: Vector2, _ index: Int, _ random: inout SeededRandom) -> Vector2 {
    switch self {
    case .repeating: random.number(0...1) < 0.4 ? last : position
    case .jittering: index > 5 ? last + Vector2(random.number(-0.6...0.6), random.number(-0.6...0.6)) : position
    case .whole: Vector2(position.x.rounded(), position.y.rounded())
    case .slow:
      last + Vector2(Double(Int.random(in: -1...3, using: &random)), Double(Int.random(in: 0...1, using: &random)))
    case .merged: last + Vector2(random.number(0...8), random.number(-2...1))
    default: position
    }
  }

  private func disordered(_ reports: [Report], _ random: inout SeededRandom) -> [Report] {
    var reports = reports
    for index in reports.indices.dropFirst(3) where random.number(0...1) < 0.4 {
      reports.swapAt(index, index - Int.random(in: 1...3, using: &random))
    }
    return reports
  }

  /// Appends late reports whose times are earlier, by up to more than the window, or equal to another report's.
  private func overtaken(_ reports: [Report], _ random: inout SeededRandom) -> [Report] {
    var late: [Report] = []
    for report in reports where random.number(0...1) < 0.5 {
      let behind = random.number(0...1) < 0.5 ? random.number(0...0.0012) : random.number(0...0.17)
      late.append((report.position * random.number(0.9...1.1), report.time - behind))
    }
    return reports + late.sorted { $0.time > $1.time }
  }

  /// Appends a short last step, as a lifting finger makes it, a little early or late.
  private func lifted(_ reports: [Report], _ random: inout SeededRandom) -> [Report] {
    guard let last = reports.last else { return reports }
    let step = Vector2(random.number(-1.8...1.8), random.number(-1.8...1.8))
    return reports + [(last.position + step, last.time + random.number(0.004...0.02))]
  }
}
