/// The normal equations J·Jᵀ·x = J·r of a search. Unknowns of different blocks have no entry in common, so the matrix is
/// an arrow: the shared unknowns, and for each block its own and their products with the shared ones.
struct NormalEquations {
  private struct Part {
    var own: SymmetricMatrix
    /// The products with the shared unknowns, one row per unknown of the block.
    let cross: [[Double]]
    let gradient: [Double]
  }

  private var shared: SymmetricMatrix
  private let gradient: [Double]
  private var parts: [Part]

  init(_ solution: LeastSquares.Solution) {
    let count = solution.blocks[0].unknowns.lowerBound
    let (rows, residuals) = (solution.jacobian[..<count], solution.residuals)
    shared = SymmetricMatrix(rows.map { a in rows.map { Self.product(a[...], $0[...]) } })
    gradient = rows.map { Self.product($0[...], residuals[...]) }
    parts = solution.blocks.map { block in
      let own = solution.jacobian[block.unknowns]
      return Part(
        own: SymmetricMatrix(own.map { a in own.map { Self.product(a[...], $0[...]) } }),
        cross: own.map { a in rows.map { Self.product(a[...], $0[block.residuals]) } },
        gradient: own.map { Self.product($0[...], residuals[block.residuals]) })
    }
  }

  private static func product(_ a: ArraySlice<Double>, _ b: ArraySlice<Double>) -> Double {
    zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Returns the equations with an enlarged diagonal, after Marquardt. This turns the step toward the gradient, in units
  /// of each unknown. An unknown without effect gets 1, so that its step is 0.
  func damped(by damping: Double) -> NormalEquations {
    var copy = self
    copy.shared = shared.damped(by: damping)
    for index in parts.indices { copy.parts[index].own = parts[index].own.damped(by: damping) }
    return copy
  }

  /// The solution; `nil` if the matrix is singular: an unknown has no effect, or two have the same.
  var step: [Double]? {
    guard let (matrix, columns) = eliminated else { return nil }
    var right = gradient
    for (part, columns) in zip(parts, columns) {
      for index in right.indices { right[index] -= Self.product(columns[index][...], part.gradient[...]) }
    }
    guard let head = matrix.solve(right) else { return nil }
    return parts.reduce(into: head) { step, part in
      let rest = part.gradient.indices.map { part.gradient[$0] - Self.product(part.cross[$0][...], head[...]) }
      step += part.own.solve(rest) ?? []
    }
  }

  /// The inverse matrix, for each block the shared unknowns and then its own; `nil` if the matrix is singular.
  var inverses: [[[Double]]]? {
    guard let (matrix, columns) = eliminated, let head = matrix.inverse else { return nil }
    return zip(parts, columns).map { part, columns in
      let own = part.own.inverse ?? []
      let lower = own.indices.map { i in
        head.map { row in -row.indices.reduce(0) { $0 + columns[$1][i] * row[$1] } }
      }
      return head.indices.map { a in head[a] + lower.map { $0[a] } }
        + own.indices.map { i in
          lower[i] + own.indices.map { j in own[i][j] - head.indices.reduce(0) { $0 + lower[i][$1] * columns[$1][j] } }
        }
    }
  }

  /// The Schur complement of the shared unknowns' matrix, and each block's inverse matrix times each shared column.
  private var eliminated: (matrix: SymmetricMatrix, columns: [[[Double]]])? {
    var matrix = shared
    var all: [[[Double]]] = []
    for part in parts {
      let columns = shared.rows.indices.compactMap { column in part.own.solve(part.cross.map { $0[column] }) }
      guard columns.count == shared.rows.count, part.own.isRegular else { return nil }
      matrix.subtract(part.cross, columns)
      all.append(columns)
    }
    return (matrix, all)
  }
}
