/// Nonlinear least squares by the Levenberg–Marquardt algorithm (Marquardt, "An algorithm for least-squares estimation
/// of nonlinear parameters", 1963). No maintained library offers it for Swift on Linux. Here all residuals share a
/// handful of unknowns, and each block of residuals has a few more: time and memory grow in proportion to the blocks.
struct LeastSquares {
  /// Residuals that depend on unknowns of their own, and on those that are shared.
  struct Block {
    let unknowns, residuals: Range<Int>
  }

  /// The residuals, each in units of its standard deviation. The search minimizes the sum of their squares.
  let residuals: (_ unknowns: [Double]) -> [Double]
  /// The residuals without jumps, which would spoil the derivatives.
  let smoothResiduals: (_ unknowns: [Double]) -> [Double]
  /// The step of each unknown for numerical derivatives: small against what matters, large against rounding.
  let steps: [Double]
  /// The blocks of all residuals, in order. Unknowns before the first block's are shared. Empty if all unknowns are.
  var blocks: [Block] = []

  struct Solution {
    var unknowns: [Double]
    var residuals: [Double]
    /// The derivatives ∂residual/∂unknown, one row per unknown: of all residuals, or of those of the unknown's block.
    var jacobian: [[Double]]
    /// At least one block.
    var blocks: [Block]
    var cost: Double { residuals.reduce(0) { $0 + $1 * $1 } }
  }

  private static let maximumStepCount = 200
  private static let strongestDamping = 1e12

  func minimum(from start: [Double]) -> Solution {
    var best = solution(at: start)
    var damping = 1e-3
    for _ in 0..<Self.maximumStepCount {
      let normal = NormalEquations(best)
      var hasImproved = false
      while !hasImproved, damping < Self.strongestDamping {
        guard let step = normal.damped(by: damping).step else {
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
    let residuals = residuals(unknowns)
    let end = unknowns.count
    let blocks = blocks.isEmpty ? [Block(unknowns: end..<end, residuals: residuals.indices)] : blocks
    // Unknowns of different blocks affect different residuals, so one of each block moves at the same time.
    var groups = (0..<blocks[0].unknowns.lowerBound).map { [(unknown: $0, residuals: residuals.indices)] }
    groups += (0..<(blocks.map(\.unknowns.count).max() ?? 0)).map { index in
      blocks.filter { index < $0.unknowns.count }.map { ($0.unknowns.lowerBound + index, $0.residuals) }
    }
    var jacobian = unknowns.map { _ in [Double]() }
    for group in groups {
      var (above, below) = (unknowns, unknowns)
      for (unknown, _) in group {
        above[unknown] += steps[unknown]
        below[unknown] -= steps[unknown]
      }
      let (upper, lower) = (smoothResiduals(above), smoothResiduals(below))
      for (unknown, part) in group {
        let span = above[unknown] - below[unknown]
        jacobian[unknown] = part.map { (upper[$0] - lower[$0]) / span }
      }
    }
    return Solution(unknowns: unknowns, residuals: residuals, jacobian: jacobian, blocks: blocks)
  }
}

extension [LeastSquares.Block] {
  /// Creates blocks with these numbers of unknowns and residuals, after `sharedCount` shared unknowns.
  init(after sharedCount: Int, _ counts: some Sequence<(unknowns: Int, residuals: Int)>) {
    self = []
    var (unknown, residual) = (sharedCount, 0)
    for count in counts {
      append(.init(unknowns: unknown..<unknown + count.unknowns, residuals: residual..<residual + count.residuals))
      (unknown, residual) = (unknown + count.unknowns, residual + count.residuals)
    }
  }
}
