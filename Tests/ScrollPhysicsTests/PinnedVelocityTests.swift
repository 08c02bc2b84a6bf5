import ScrollPhysics
import SeededRandom
import Testing

/// The estimator is tuned as a whole: its table of errors was measured with each of its constants as it is. These are its
/// answers to some gestures, so that none of them changes unnoticed; after a change on purpose, measure the table anew
/// and take over the numbers that a failure prints.
@Suite("Pinned velocities")
struct PinnedVelocityTests {
  @Test("the estimator answers as when its errors were measured", arguments: ScenarioClass.all.map(\.name))
  func scenarios(name: String) throws {
    let kind = try #require(ScenarioClass.all.first { $0.name == name })
    let answers = (0..<Self.gestures).map { seed in
      var dice = SeededRandom(seed: UInt64(seed))
      let scenario = kind.make(&dice)
      var tracker = VelocityTracker()
      for report in scenario.reports { tracker.add(report.value, at: report.time) }
      return tracker.velocity(at: scenario.release)
    }
    expect(answers, are: PinnedVelocities.scenarios[name] ?? [])
  }

  @Test(
    "and so it does to devices that stutter, repeat themselves, come late and tremble", arguments: WildDevice.allCases)
  func wild(device: WildDevice) {
    let answers = (0..<2 * Self.gestures).flatMap { seed in
      var dice = SeededRandom(seed: UInt64(1000 + seed))
      let velocity = device.velocity(&dice)
      return [velocity.x, velocity.y]
    }
    expect(answers, are: PinnedVelocities.wild[device.rawValue] ?? [])
  }

  private static let gestures = 40

  private func expect(_ answers: [Double], are pinned: [Double]) {
    let isSame =
      answers.count == pinned.count && zip(answers, pinned).allSatisfy { abs($0 - $1) <= 1e-6 * max(1, abs($1)) }
    let rounded = answers.map { ($0 * 1e7).rounded() / 1e7 }
    #expect(isSame, "\(rounded)")
  }
}

/// A device at its worst, in two dimensions.
enum WildDevice: String, CaseIterable, Sendable {
  case stuttering, late, overtaken, repeating, trembling, dense, sparse, whole, slow, merged, lifting

  fileprivate func velocity(_ dice: inout SeededRandom) -> Vector2 {
    var tracker = PointerVelocityTracker()
    let reports = reports(&dice)
    for report in reports { tracker.add(report.position, at: report.time) }
    let last = reports.map(\.time).max() ?? 0
    return tracker.velocity(at: last + dice.number(0...1) * silence)
  }

  private typealias Report = (position: Vector2, time: Double)

  /// How long it may be silent before the release, in seconds.
  private var silence: Double {
    switch self {
    case .sparse, .slow: 0.2
    case .trembling: 0.06
    case .merged: 0.001
    default: 0.02
    }
  }

  private func reports(_ dice: inout SeededRandom) -> [Report] {
    var (time, position) = (dice.number(0...1), Vector2.zero)
    var velocity = Vector2(dice.signed(20...3000), dice.signed(20...3000))
    var reports: [Report] = []
    for index in 0..<count(&dice) {
      let step = interval(&dice)
      time += step
      velocity = velocity * dice.number(0.8...1.15)
      position = next(position + velocity * step, after: position, index, &dice)
      reports.append((position, time))
    }
    switch self {
    case .late: return disordered(reports, &dice)
    case .overtaken: return overtaken(reports, &dice)
    case .lifting: return lifted(reports, &dice)
    default: return reports
    }
  }

  private func count(_ dice: inout SeededRandom) -> Int {
    switch self {
    case .dense: Int.random(in: 60..<200, using: &dice)
    case .sparse: Int.random(in: 2..<6, using: &dice)
    default: Int.random(in: 3..<40, using: &dice)
    }
  }

  private func interval(_ dice: inout SeededRandom) -> Double {
    switch self {
    case .stuttering: Bool.random(using: &dice) ? dice.number(0.0001...0.0008) : dice.number(0.008...0.07)
    case .dense: dice.number(0.0004...0.002)
    case .sparse: dice.number(0.02...0.12)
    case .whole, .lifting: 0.008
    case .slow: dice.number(0.02...0.11)
    case .merged: dice.number(0...1) < 0.6 ? 0 : 1.0 / 60
    default: dice.number(0.002...0.02)
    }
  }

  private func next(_ position: Vector2, after last: Vector2, _ index: Int, _ dice: inout SeededRandom) -> Vector2 {
    switch self {
    case .repeating: dice.number(0...1) < 0.4 ? last : position
    case .trembling: index > 5 ? last + Vector2(dice.number(-0.6...0.6), dice.number(-0.6...0.6)) : position
    case .whole: Vector2(position.x.rounded(), position.y.rounded())
    case .slow:
      last + Vector2(Double(Int.random(in: -1...3, using: &dice)), Double(Int.random(in: 0...1, using: &dice)))
    case .merged: last + Vector2(dice.number(0...8), dice.number(-2...1))
    default: position
    }
  }

  private func disordered(_ reports: [Report], _ dice: inout SeededRandom) -> [Report] {
    var reports = reports
    for index in reports.indices.dropFirst(3) where dice.number(0...1) < 0.4 {
      reports.swapAt(index, index - Int.random(in: 1...3, using: &dice))
    }
    return reports
  }

  /// Some come behind others by up to more than the estimator remembers, some of them where another is already.
  private func overtaken(_ reports: [Report], _ dice: inout SeededRandom) -> [Report] {
    var late: [Report] = []
    for report in reports where dice.number(0...1) < 0.5 {
      let behind = dice.number(0...1) < 0.5 ? dice.number(0...0.0012) : dice.number(0...0.17)
      late.append((report.position * dice.number(0.9...1.1), report.time - behind))
    }
    return reports + late.sorted { $0.time > $1.time }
  }

  /// The last step, of the finger that is being lifted, is short and comes a little early or late.
  private func lifted(_ reports: [Report], _ dice: inout SeededRandom) -> [Report] {
    guard let last = reports.last else { return reports }
    let step = Vector2(dice.number(-1.8...1.8), dice.number(-1.8...1.8))
    return reports + [(last.position + step, last.time + dice.number(0.004...0.02))]
  }
}
