internal import CScrollMath

/// The 95 % confidence intervals of a fit's unknowns by a sandwich estimator: HC3, each residual divided by one minus
/// its leverage (MacKinnon and White, 1985), clustered over runs of samples with one rounded offset (Liang and Zeger,
/// 1986), with Student's t at the effective degrees of freedom (after Bell and McCaffrey, 2002).
struct RobustCovariance {
  /// The half width of each unknown's interval. Infinite for an unknown without effect, and for all unknowns if some
  /// have the same effect.
  let margins: [Double]

  /// Creates the intervals of a solution's unknowns.
  ///
  /// - Parameter runs: for each residual, the number of neighbors with the same error, itself included.
  init(_ solution: LeastSquares.Solution, runs: [Int]) {
    let hasEffect = solution.jacobian.map { $0.contains { $0 != 0 } }
    let jacobian = zip(solution.jacobian, hasEffect).filter(\.1).map(\.0)
    guard let bread = SymmetricMatrix(product: jacobian).inverse else {
      margins = hasEffect.map { _ in .infinity }
      return
    }
    let (unknowns, count) = (jacobian.indices, solution.residuals.count)
    var meat = unknowns.map { _ in unknowns.map { _ in 0.0 } }
    var (influences, quarticInfluences) = (unknowns.map { _ in 0.0 }, unknowns.map { _ in 0.0 })
    var sample = 0
    while sample < count {
      let run = sample..<min(sample + max(runs[sample], 1), count)
      let score = unknowns.map { unknown in
        run.reduce(0.0) { $0 + jacobian[unknown][$1] * solution.residuals[$1] }
      }
      let leverage = run.reduce(0.0) { sum, sample in
        sum
          + unknowns.reduce(0.0) { sum, a in
            sum + jacobian[a][sample] * unknowns.reduce(0.0) { $0 + bread[a][$1] * jacobian[$1][sample] }
          }
      }
      let scale = 1 / max(1 - leverage, 0.05)
      for a in unknowns { for b in unknowns { meat[a][b] += score[a] * score[b] * scale * scale } }
      for a in unknowns {
        let influence = run.reduce(0.0) { sum, sample in
          sum + unknowns.reduce(0.0) { $0 + bread[a][$1] * jacobian[$1][sample] }
        }
        influences[a] += influence * influence
        quarticInfluences[a] += influence * influence * influence * influence
      }
      sample = run.upperBound
    }
    // If few samples decide, the robust estimate is too small: the estimate for even errors is its lower bound.
    let even = solution.cost / Double(Swift.max(count - unknowns.count, 1))
    var effective = unknowns.map { a in
      let robust = unknowns.reduce(0.0) { sum, b in
        sum + unknowns.reduce(0.0) { $0 + bread[a][b] * meat[b][$1] * bread[$1][a] }
      }
      let freedom = influences[a] * influences[a] / quarticInfluences[a]
      return Self.studentFactor(freedom: Swift.max(freedom, 3)) * sqrt(Swift.max(robust, even * bread[a][a]))
    }[...]
    margins = hasEffect.map { $0 ? effective.removeFirst() : .infinity }
  }

  /// Returns the half width of a 95 % interval in standard deviations (Student's distribution, by the Cornish–Fisher
  /// expansion).
  private static func studentFactor(freedom: Double) -> Double {
    let normal = 1.959964
    let (cube, fifth) = (normal * normal * normal, normal * normal * normal * normal * normal)
    return normal + (cube + normal) / (4 * freedom) + (5 * fifth + 16 * cube + 3 * normal) / (96 * freedom * freedom)
  }
}
