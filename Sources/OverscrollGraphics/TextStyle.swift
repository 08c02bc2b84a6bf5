package struct TextStyle: Hashable, Sendable {
  package enum Weight: Hashable, Sendable { case regular, medium, bold }
  package var size: Double
  package var weight: Weight
  /// Whether all digits have the same advance, so that changing numbers do not shift.
  package var hasTabularFigures: Bool
  /// Whether the text moves or scales. Such text is drawn without hinting, so that its shapes do not shimmer.
  package var isMoving: Bool
  /// Whether all characters have the same advance, as in code, if such a font exists. It has one weight only.
  package var isMonospaced: Bool

  package init(
    size: Double, weight: Weight = .regular, hasTabularFigures: Bool = false, isMoving: Bool = false,
    isMonospaced: Bool = false
  ) {
    (self.size, self.weight, self.hasTabularFigures) = (size, weight, hasTabularFigures)
    (self.isMoving, self.isMonospaced) = (isMoving, isMonospaced)
  }

  /// Returns the style at another size, unhinted, so that words keep their relative widths.
  func scaled(by scale: Double) -> TextStyle {
    var style = self
    if scale != 1 { (style.size, style.isMoving) = (size * scale, true) }
    return style
  }
}

package enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
