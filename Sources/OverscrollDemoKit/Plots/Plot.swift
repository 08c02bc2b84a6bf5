/// A graph with axes: curves of functions, measured points, and marks.
package struct Plot: Sendable {
  package struct Axis: Sendable {
    package var name: String
    /// The unit; empty for a plain number.
    package var unit: String
    package var range: ClosedRange<Double>

    package init(name: String, unit: String, range: ClosedRange<Double>) {
      (self.name, self.unit, self.range) = (name, unit, range)
    }
  }

  /// A curve with its name in the legend and its ink.
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
    /// The radius of the dots of measured points, in points.
    package var radius = Self.dotRadius
    /// Whether the legend shows the curve, with its value below the mouse.
    package var isRead = true

    package static let dotRadius = 3.4

    package init(
      name: String, ink: Ink, shape: Shape, isDashed: Bool = false, width: Double = 2.0, radius: Double = dotRadius,
      isRead: Bool = true
    ) {
      (self.name, self.ink, self.shape, self.isDashed, self.width, self.radius, self.isRead) = (
        name, ink, shape, isDashed, width, radius, isRead
      )
    }
  }

  /// A labeled value of an axis, or a point of the plane.
  package enum Mark: Sendable {
    case vertical(Double, String, Ink)
    case horizontal(Double, String, Ink)
    case point(Vector2, String, Ink)
    /// A band between two values of y.
    case band(ClosedRange<Double>, Ink)
  }

  /// The color of a curve, which depends on the theme.
  package enum Ink: Int, Sendable, CaseIterable {
    case first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, plain
  }

  package var x: Axis
  package var y: Axis
  package var curves: [Curve]
  package var marks: [Mark] = []
  /// The plot's share of the height among stacked plots.
  package var weight = 1.0

  package init(x: Axis, y: Axis, curves: [Curve], marks: [Mark] = [], weight: Double = 1.0) {
    (self.x, self.y, self.curves, self.marks, self.weight) = (x, y, curves, marks, weight)
  }
}

extension Plot.Axis {
  package var title: String { unit.isEmpty ? name : "\(name), \(unit)" }

  /// Returns `value` with as many decimal places as the axis can show.
  package func text(_ value: Double) -> String {
    DecimalFormat.text(value, step: (range.upperBound - range.lowerBound) / 500)
  }
}

extension Plot.Curve {
  /// Returns the value at `x`; for measured points, the nearest point's. `nil` if the value is not finite.
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
    case .fifth: Color(theme.isDark ? 0xFF8FB8 : 0xB01657)
    case .sixth: Color(theme.isDark ? 0x5CD6EA : 0x0A6C80)
    case .seventh: Color(theme.isDark ? 0xE3CE5A : 0x74610A)
    case .eighth: Color(theme.isDark ? 0xA9BBD6 : 0x50607A)
    case .ninth: Color(theme.isDark ? 0xFF9A8A : 0xB0301F)
    case .tenth: Color(theme.isDark ? 0xBFE07A : 0x4F6B0E)
    case .plain: theme.secondaryText
    }
  }
}
