internal import CScrollMath

/// A matrix of normal equations with a few unknowns.
struct SymmetricMatrix {
  private(set) var rows: [[Double]]

  /// Creates the product J·Jᵀ of a Jacobian with one row per unknown.
  init(product jacobian: [[Double]]) {
    rows = jacobian.map { a in jacobian.map { b in zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } } }
  }

  /// Returns the matrix with an enlarged diagonal, after Marquardt. This turns the step toward the gradient, in units
  /// of each unknown. An unknown without effect gets 1, so that its step is 0.
  func damped(by damping: Double) -> SymmetricMatrix {
    var copy = self
    for index in rows.indices {
      copy.rows[index][index] = rows[index][index] > 0 ? rows[index][index] * (1 + damping) : 1
    }
    return copy
  }

  /// Returns the solution for `right`; `nil` if the matrix is singular: an unknown has no effect, or two have the same.
  func solve(_ right: [Double]) -> [Double]? {
    guard let factor = choleskyFactor else { return nil }
    var result = right
    for row in result.indices {
      for column in 0..<row { result[row] -= factor[row][column] * result[column] }
      result[row] /= factor[row][row]
    }
    for row in result.indices.reversed() {
      for below in row + 1..<max(row + 1, result.count) { result[row] -= factor[below][row] * result[below] }
      result[row] /= factor[row][row]
    }
    return result
  }

  var inverse: [[Double]]? {
    var columns: [[Double]] = []
    for index in rows.indices {
      guard let column = solve(rows.indices.map { $0 == index ? 1 : 0 }) else { return nil }
      columns.append(column)
    }
    return columns
  }

  /// The triangular L of L·Lᵀ; `nil` if the matrix is singular.
  private var choleskyFactor: [[Double]]? {
    var factor = rows
    for row in rows.indices {
      for column in 0...row {
        var sum = rows[row][column]
        for index in 0..<column { sum -= factor[row][index] * factor[column][index] }
        if row == column {
          guard sum > 1e-13 * rows[row][row] else { return nil }
          factor[row][row] = sqrt(sum)
        } else {
          factor[row][column] = sum / factor[column][column]
        }
      }
    }
    return factor
  }
}
