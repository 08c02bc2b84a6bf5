internal import CScrollMath

/// The 95 % confidence intervals of a fit's unknowns by a sandwich estimator: HC3, each residual divided by one minus
/// its leverage (MacKinnon and White, 1985), clustered over runs of samples with one rounded offset (Liang and Zeger,
/// 1986), with Student's t at the effective degrees of freedom (after Bell and McCaffrey, 2002).
struct RobustCovariance {
  /// The half width of each shared unknown's interval; infinite for one without effect, or with another's effect.
  let margins: [Double]

  /// Creates the intervals. For each residual, `runs` has the number of neighbors with the same error, itself included.
  init(_ solution: LeastSquares.Solution, runs: [Int]) {
    let (blocks, count) = (solution.blocks, solution.residuals.count)
    let shared = 0..<blocks[0].unknowns.lowerBound
    let hasEffect = solution.jacobian.map { $0.contains { $0 != 0 } }
    guard let inverses = NormalEquations(solution).damped(by: 0).inverses else {
      margins = shared.map { _ in .infinity }
      return
    }
    let zeros = shared.map { _ in 0.0 }
    var (robust, influences, quarticInfluences) = (zeros, zeros, zeros)
    for (block, bread) in zip(blocks, inverses) {
      let jacobian =
        shared.map { solution.jacobian[$0][block.residuals] } + solution.jacobian[block.unknowns].map { $0[...] }
      let residuals = solution.residuals[block.residuals]
      let unknowns = jacobian.indices
      // The rows of the block's own unknowns begin at 0, those of shared unknowns with the block.
      func derivative(_ unknown: Int, _ sample: Int) -> Double {
        jacobian[unknown][jacobian[unknown].startIndex + sample]
      }
      var sample = 0
      while sample < residuals.count {
        let first = block.residuals.lowerBound + sample
        let run = sample..<min(sample + max(runs[first], 1), residuals.count)
        let score = unknowns.map { unknown in
          run.reduce(0.0) { $0 + derivative(unknown, $1) * residuals[block.residuals.lowerBound + $1] }
        }
        // The effect of each sample's error on each unknown.
        let effects = run.map { sample in
          unknowns.map { a in unknowns.reduce(0.0) { $0 + bread[a][$1] * derivative($1, sample) } }
        }
        let leverage = zip(run, effects).reduce(0.0) { sum, sample in
          sum + unknowns.reduce(0.0) { $0 + derivative($1, sample.0) * sample.1[$1] }
        }
        let scale = 1 / max(1 - leverage, 0.05)
        for a in shared {
          let change = scale * unknowns.reduce(0.0) { $0 + bread[a][$1] * score[$1] }
          robust[a] += change * change
          let influence = effects.reduce(0.0) { $0 + $1[a] }
          influences[a] += influence * influence
          quarticInfluences[a] += influence * influence * influence * influence
        }
        sample = run.upperBound
      }
    }
    // If few samples decide, the robust estimate is too small: the estimate for even errors is its lower bound.
    let even = solution.cost / Double(max(count - hasEffect.count(where: \.self), 1))
    margins = shared.map { a in
      guard hasEffect[a] else { return .infinity }
      let freedom = influences[a] * influences[a] / quarticInfluences[a]
      return Self.studentFactor(freedom: max(freedom, 3)) * sqrt(max(robust[a], even * inverses[0][a][a]))
    }
  }

  /// Returns half a 95 % interval of Student's distribution in standard deviations (Cornish–Fisher expansion).
  private static func studentFactor(freedom: Double) -> Double {
    let normal = 1.959964
    let (cube, fifth) = (normal * normal * normal, normal * normal * normal * normal * normal)
    return normal + (cube + normal) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * normal) / (96 * freedom * freedom)
  }
}
