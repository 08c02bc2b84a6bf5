/// How a line is drawn along a path: always with round caps and joins.
package struct Stroke: Hashable, Sendable {
  /// In points.
  package var width: Double
  /// Lengths of dashes and gaps in points; empty for a solid line.
  package var dashes: [Double]

  package init(width: Double, dashes: [Double] = []) {
    self.width = width
    self.dashes = dashes
  }
}
