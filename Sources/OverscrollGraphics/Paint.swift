/// What a shape is filled with.
public enum Paint: Hashable, Sendable {
  case solid(Color)
  /// From the first colour at the top edge of the shape's rectangle to the second at the bottom.
  case vertical(Color, Color)
  /// From the first colour at the left edge to the second at the right.
  case horizontal(Color, Color)

  /// The same paint with every alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Paint {
    switch self {
    case .solid(let color): .solid(color.opacity(factor))
    case .vertical(let a, let b): .vertical(a.opacity(factor), b.opacity(factor))
    case .horizontal(let a, let b): .horizontal(a.opacity(factor), b.opacity(factor))
    }
  }
}
