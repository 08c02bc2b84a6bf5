/// Nonlinear least squares by the Levenberg–Marquardt algorithm (Marquardt, "An algorithm for least-squares estimation
/// of nonlinear parameters", 1963).
///
/// No maintained library offers it for Swift on Linux, and the problems here have a handful of unknowns.
struct LeastSquares {
  /// The residuals, each in units of its standard deviation. The search minimizes the sum of their squares.
  let residuals: (_ unknowns: [Double]) -> [Double]
  /// The residuals without jumps, which would spoil the derivatives.
  let smoothResiduals: (_ unknowns: [Double]) -> [Double]
  /// The step of each unknown for numerical derivatives: small against what matters, large against rounding.
  let steps: [Double]

  struct Solution {
    var unknowns: [Double]
    var residuals: [Double]
    /// The derivatives ∂residual/∂unknown, one row per unknown.
    var jacobian: [[Double]]

    var cost: Double { residuals.reduce(0) { $0 + $1 * $1 } }
  }

  private static let longestSearch = 200
  private static let strongestDamping = 1e12

  func minimum(from start: [Double]) -> Solution {
    var best = solution(at: start)
    var damping = 1e-3
    for _ in 0..<Self.longestSearch {
      let normal = SymmetricMatrix(product: best.jacobian)
      let gradient = best.jacobian.map { row in zip(row, best.residuals).reduce(0) { $0 + $1.0 * $1.1 } }
      var hasImproved = false
      while !hasImproved, damping < Self.strongestDamping {
        guard let step = normal.damped(by: damping).solve(gradient) else {
          damping *= 10
          continue
        }
        let trial = zip(best.unknowns, step).map { $0 - $1 }
        let cost = residuals(trial).reduce(0) { $0 + $1 * $1 }
        hasImproved = cost < best.cost
        guard hasImproved else {
          // Smaller steps would not help either.
          if cost - best.cost < 1e-10 * best.cost { return best }
          damping *= 4
          continue
        }
        damping = max(damping / 9, 1e-12)
        let isDone = best.cost - cost < 1e-9 * best.cost
        best = solution(at: trial)
        if isDone { return best }
      }
      guard hasImproved else { break }
    }
    return best
  }

  private func solution(at unknowns: [Double]) -> Solution {
    let jacobian = unknowns.indices.map { index in
      var (above, below) = (unknowns, unknowns)
      above[index] += steps[index]
      below[index] -= steps[index]
      let span = above[index] - below[index]
      return zip(smoothResiduals(above), smoothResiduals(below)).map { ($0 - $1) / span }
    }
    return Solution(unknowns: unknowns, residuals: residuals(unknowns), jacobian: jacobian)
  }
}
