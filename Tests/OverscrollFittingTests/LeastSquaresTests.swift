import CScrollMath
import Testing

@testable import OverscrollFitting

@Suite("Least squares")
struct LeastSquaresTests {
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
}
