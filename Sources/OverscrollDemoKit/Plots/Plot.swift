import OverscrollGraphics
import ScrollGeometry

/// A graph with axes: curves of functions, points that were measured, and marks of what matters.
package struct Plot: Sendable {
  package struct Axis: Sendable {
    package var name: String
    /// Empty for a plain number.
    package var unit: String
    package var range: ClosedRange<Double>

    package init(name: String, unit: String, range: ClosedRange<Double>) {
      (self.name, self.unit, self.range) = (name, unit, range)
    }
  }

  /// A named curve.
  package struct Curve: Sendable {
    package enum Shape: Sendable {
      case function(@Sendable (Double) -> Double)
      case points([Vector2])
    }

    package var name: String
    package var ink: Ink
    package var shape: Shape
    package var isDashed = false
    package var width = 2.0
    /// Whether hovering reads it.
    package var isRead = true

    package init(
      name: String, ink: Ink, shape: Shape, isDashed: Bool = false, width: Double = 2.0, isRead: Bool = true
    ) {
      (self.name, self.ink, self.shape, self.isDashed, self.width, self.isRead) = (
        name, ink, shape, isDashed, width, isRead
      )
    }
  }

  /// A place on an axis, or in the plane, with a word.
  package enum Mark: Sendable {
    case vertical(Double, String, Ink)
    case horizontal(Double, String, Ink)
    case point(Vector2, String, Ink)
    /// Everything between two values of y.
    case band(ClosedRange<Double>, Ink)
  }

  /// A colour by its part; the theme says which it is.
  package enum Ink: Int, Sendable, CaseIterable { case first, second, third, fourth, plain }

  package var x: Axis
  package var y: Axis
  package var curves: [Curve]
  package var marks: [Mark] = []
  /// Its share of the height, where several are below one another.
  package var weight = 1.0

  package init(x: Axis, y: Axis, curves: [Curve], marks: [Mark] = [], weight: Double = 1.0) {
    (self.x, self.y, self.curves, self.marks, self.weight) = (x, y, curves, marks, weight)
  }
}

extension Plot.Axis {
  package var title: String { unit.isEmpty ? name : "\(name), \(unit)" }

  /// Round numbers between the ends, no more than `count` or so.
  package func ticks(_ count: Int) -> [Double] {
    let step = tickStep(count)
    guard step > 0 else { return [] }
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step + 1e-9).rounded(.down))
    guard last >= first, last - first < 100 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// One, two or five of a power of ten.
  package func tickStep(_ count: Int) -> Double {
    let rough = (range.upperBound - range.lowerBound) / Double(max(1, count))
    guard rough > 0, rough.isFinite else { return 0 }
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    return power * ([1.0, 2, 5].first { $0 * power >= rough } ?? 10)
  }

  /// `value` in figures that tell it from its neighbours a hundredth of the axis away.
  package func figures(_ value: Double) -> String {
    PlotFigures.text(value, step: (range.upperBound - range.lowerBound) / 500)
  }
}

extension Plot.Curve {
  /// The value at `x`: of measured points, that of the nearest one.
  package func value(at x: Double) -> Double? {
    switch shape {
    case .function(let function):
      let value = function(x)
      return value.isFinite ? value : nil
    case .points(let points): return points.min { abs($0.x - x) < abs($1.x - x) }?.y
    }
  }
}

extension Plot.Ink {
  package func color(_ theme: Theme) -> Color {
    switch self {
    case .first: Color(theme.isDark ? 0x82AEFF : 0x1F5FD0)
    case .second: Color(theme.isDark ? 0xFFB36B : 0xB4540A)
    case .third: Color(theme.isDark ? 0x5FE0A6 : 0x0B7A53)
    case .fourth: Color(theme.isDark ? 0xE5A0FF : 0x8A35B5)
    case .plain: theme.secondaryText
    }
  }
}
