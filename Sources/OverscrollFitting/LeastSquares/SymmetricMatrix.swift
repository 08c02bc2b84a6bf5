internal import CScrollMath

struct SymmetricMatrix {
  private(set) var rows: [[Double]]
  /// The diagonal, before any elimination, against which rounding errors count.
  private var scale: [Double]
  init(_ rows: [[Double]]) { (self.rows, scale) = (rows, rows.indices.map { rows[$0][$0] }) }

  /// Subtracts the product of the transposed `rows` with `columns`, which are one column per unknown.
  mutating func subtract(_ other: [[Double]], _ columns: [[Double]]) {
    for a in rows.indices {
      for b in rows.indices { rows[a][b] -= other.indices.reduce(0) { $0 + other[$1][a] * columns[b][$1] } }
    }
  }

  /// Returns the matrix with its diagonal enlarged by a factor of 1 + `damping`, and with 1 for a zero.
  func damped(by damping: Double) -> SymmetricMatrix {
    var copy = rows
    for index in rows.indices { copy[index][index] = rows[index][index] > 0 ? rows[index][index] * (1 + damping) : 1 }
    return SymmetricMatrix(copy)
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

  var isRegular: Bool { choleskyFactor != nil }

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
          guard sum > 1e-13 * scale[row] else { return nil }
          factor[row][row] = sqrt(sum)
        } else {
          factor[row][column] = sum / factor[column][column]
        }
      }
    }
    return factor
  }
}
