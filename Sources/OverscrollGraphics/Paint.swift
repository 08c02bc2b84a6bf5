/// The fill of a shape: a color or a gradient.
package enum Paint: Hashable, Sendable {
  case solid(Color)
  /// A linear gradient from the top edge of the shape's bounds to the bottom edge.
  case vertical(Color, Color)

  /// Returns the paint with every alpha multiplied by `factor`.
  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .solid(let color): .solid(color.opacity(factor))
    case .vertical(let a, let b): .vertical(a.opacity(factor), b.opacity(factor))
    }
  }
}
