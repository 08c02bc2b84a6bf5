/// How a line of text is set.
package struct TextStyle: Hashable, Sendable {
  package enum Weight: Hashable, Sendable { case regular, medium, bold }

  /// The size of the em in points.
  package var size: Double
  package var weight: Weight
  /// Whether all digits have the same advance, so that changing numbers do not shift.
  package var hasTabularFigures: Bool
  /// Whether the text moves or scales: it is set without hinting then, so that its shapes do not shimmer.
  package var isMoving: Bool
  /// Whether all characters have the same advance, as in code, where there is such a face. It has one weight.
  package var isMonospaced: Bool

  package init(
    size: Double, weight: Weight = .regular, hasTabularFigures: Bool = false, isMoving: Bool = false,
    isMonospaced: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.hasTabularFigures = hasTabularFigures
    self.isMoving = isMoving
    self.isMonospaced = isMonospaced
  }
}

/// Which part of a line of text lies at the given point.
package enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
