import CScrollMath
import SeededRandom
import Testing

@testable import OverscrollFitting

@Suite("Least squares") struct LeastSquaresTests {
  private func search(_ residuals: @escaping ([Double]) -> [Double], _ steps: [Double]) -> LeastSquares {
    LeastSquares(residuals: residuals, smoothResiduals: residuals, steps: steps)
  }

  /// Source: NIST, Statistical Reference Datasets, Misra1a (dental research), y = b₁·(1 − e^(−b₂·x)).
  @Test("NIST's Misra1a gives its certified numbers from both of its starts", arguments: [[500, 1e-4], [250, 5e-4]])
  func misra(start: [Double]) {
    let data = [
      (77.6, 10.07), (114.9, 14.73), (141.1, 17.94), (190.8, 23.93), (239.9, 29.61), (289.0, 35.18), (332.8, 40.02),
      (378.4, 44.82), (434.8, 50.76), (477.3, 55.05), (536.8, 61.01), (593.1, 66.40), (689.1, 75.47), (760.0, 81.78),
    ]
    let solution = search(
      { numbers in data.map { x, y in numbers[0] * (1 - exp(-numbers[1] * x)) - y } }, [1e-3, 1e-9]
    ).minimum(from: start)
    #expect(abs(solution.unknowns[0] / 2.3894212918e2 - 1) < 1e-6)
    #expect(abs(solution.unknowns[1] / 5.5015643181e-4 - 1) < 1e-6)
    #expect(abs(solution.cost / 1.2455138894e-1 - 1) < 1e-8)
  }

  @Test("Rosenbrock's function reaches its minimum from either side", arguments: [[-1.2, 1], [3, -5], [0, 0]])
  func valley(start: [Double]) {
    let solution = search({ [10 * ($0[1] - $0[0] * $0[0]), 1 - $0[0]] }, [1e-6, 1e-6]).minimum(from: start)
    #expect(abs(solution.unknowns[0] - 1) < 1e-6 && abs(solution.unknowns[1] - 1) < 1e-6)
  }

  @Test("an unknown without effect stays unchanged, and redundant unknowns still reach a minimum")
  func degenerate() {
    let idle = search({ [$0[0] - 4, 2 * $0[0] - 8] }, [1e-6, 1e-6]).minimum(from: [0, 7])
    #expect(abs(idle.unknowns[0] - 4) < 1e-6 && idle.unknowns[1] == 7)
    let twins = search({ [$0[0] + $0[1] - 3] }, [1e-6, 1e-6]).minimum(from: [0, 0])
    #expect(twins.cost < 1e-12)
  }

  /// Returns a search for a shared rate and slope, and a height and a start for each of `count` decays, as blocks or as
  /// shared unknowns.
  private func decays(_ count: Int, seed: UInt64, inBlocks: Bool, _ called: @escaping () -> Void = {}) -> LeastSquares {
    var random = SeededRandom(seed: seed)
    let (rate, slope) = (random.number(1...3), random.number(-2...2))
    let parts = (0..<count).map { _ in
      let (height, start) = (random.number(5...9), random.number(-9...9))
      return stride(from: 0, through: random.number(3...5), by: 0.1).map { time in
        (time, height * exp(-rate * time) + slope * time + start + random.number(-0.1...0.1))
      }
    }
    var search = search(
      { unknowns in
        called()
        return parts.enumerated().flatMap { index, part in
          let (height, start) = (unknowns[2 + 2 * index], unknowns[3 + 2 * index])
          return part.map { height * exp(-unknowns[0] * $0) + unknowns[1] * $0 + start - $1 }
        }
      }, Array(repeating: 1e-5, count: 2 + 2 * count))
    if inBlocks { search.blocks = [LeastSquares.Block](after: 2, parts.map { (2, $0.count) }) }
    return search
  }

  @Test(
    "unknowns of blocks reach the same minimum and margins as shared unknowns", arguments: 1...50 as ClosedRange<UInt64>
  )
  func blocks(seed: UInt64) {
    let count = Int(seed % 6) + 1
    let start = [1.0, 0] + Array(repeating: 1, count: 2 * count)
    let whole = decays(count, seed: seed, inBlocks: false).minimum(from: start)
    let parts = decays(count, seed: seed, inBlocks: true).minimum(from: start)
    for (a, b) in zip(whole.unknowns, parts.unknowns) { #expect(abs(a - b) < 1e-4 * max(1, abs(a))) }
    let runs = whole.residuals.map { _ in 1 }
    let (all, shared) = (RobustCovariance(whole, runs: runs).margins, RobustCovariance(parts, runs: runs).margins)
    #expect(shared.count == 2)
    for (a, b) in zip(all, shared) { #expect(abs(a - b) < 1e-3 * a) }
  }

  @Test("the residuals are evaluated as often for many blocks as for few")
  func proportion() {
    let counts = [4, 400].map { count in
      var calls = 0
      let start = [1.0, 0] + Array(repeating: 1, count: 2 * count)
      _ = decays(count, seed: 7, inBlocks: true) { calls += 1 }.minimum(from: start)
      return calls
    }
    #expect(counts[1] < 2 * counts[0])
  }
}
