/// The width and dashes of a stroked line. Caps and joins are always round.
package struct Stroke: Hashable, Sendable {
  /// The line width, in points.
  package var width: Double
  /// The lengths of dashes and gaps, in points; empty for a solid line.
  package var dashes: [Double]

  package init(width: Double, dashes: [Double] = []) {
    self.width = width
    self.dashes = dashes
  }
}
