import Foundation
import Testing

/// Compares estimators on synthetic motions with a known velocity at release. The article Velocity-at-release has
/// the figures.
@Suite struct VelocityTrackerAccuracyTests {
  private static let seed: UInt64 = 2026
  private static let count = 1000

  @Test(arguments: ScenarioClass.all)
  func
    `no rule of another platform errs less on any kind of motion, but by an eighth with stamps in whole milliseconds`(
      kind: ScenarioClass
    )
  {
    let allowed = kind.name == ScenarioClass.milliseconds.name ? 1.15 : 1.03
    let scenarios = kind.scenarios(Self.count, seed: Self.seed)
    let ours = VelocityErrors(of: .tracker, on: scenarios)
    for rival in VelocityEstimator.rivals {
      let theirs = VelocityErrors(of: rival, on: scenarios)
      #expect(ours.rms <= allowed * theirs.rms, "\(kind.name) against \(rival.name), seed \(Self.seed)")
    }
  }

  @Test func `over all kinds of motion it errs by less than two fifths of what the best of them does`() {
    let kinds = ScenarioClass.all.filter { $0.name != ScenarioClass.pause.name }
    func mean(_ estimator: VelocityEstimator) -> Double {
      let logs = kinds.map { log(VelocityErrors(of: estimator, on: $0.scenarios(200, seed: Self.seed)).rms) }
      return exp(logs.reduce(0, +) / Double(logs.count))
    }
    let (ours, theirs) = (mean(.tracker), VelocityEstimator.rivals.map(mean))
    for (rival, error) in zip(VelocityEstimator.rivals, theirs) {
      #expect(ours < 0.4 * error, "\(ours) against \(error) of \(rival.name), seed \(Self.seed)")
    }
  }
}
