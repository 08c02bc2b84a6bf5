import OverscrollGraphics
import ScrollGeometry

/// A graph with axes: curves of functions, points that were measured, and marks of what matters.
struct Plot: Sendable {
  struct Axis: Sendable {
    var name: String
    /// Empty for a plain number.
    var unit: String
    var range: ClosedRange<Double>
  }

  /// A named curve.
  struct Curve: Sendable {
    enum Shape: Sendable {
      case function(@Sendable (Double) -> Double)
      case points([Vector2])
    }

    var name: String
    var ink: Ink
    var shape: Shape
    var isDashed = false
    var width = 2.0
    /// Where it is defined; `nil` for everywhere.
    var domain: ClosedRange<Double>?
    /// Whether hovering reads it.
    var isRead = true
  }

  /// A place on an axis, or in the plane, with a word.
  enum Mark: Sendable {
    case vertical(Double, String, Ink)
    case horizontal(Double, String, Ink)
    case point(Vector2, String, Ink)
    /// Everything between two values of y.
    case band(ClosedRange<Double>, Ink)
  }

  /// A colour by its part; the theme says which it is.
  enum Ink: Int, Sendable, CaseIterable { case first, second, third, fourth, plain }

  var x: Axis
  var y: Axis
  var curves: [Curve]
  var marks: [Mark] = []
  /// Its share of the height, where several are below one another.
  var weight = 1.0
}

extension Plot.Axis {
  var title: String { unit.isEmpty ? name : "\(name), \(unit)" }

  /// Round numbers between the ends, no more than `count` or so.
  func ticks(_ count: Int) -> [Double] {
    let step = tickStep(count)
    guard step > 0 else { return [] }
    let (first, last) = ((range.lowerBound / step).rounded(.up), (range.upperBound / step + 1e-9).rounded(.down))
    guard last >= first, last - first < 100 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// One, two or five of a power of ten.
  func tickStep(_ count: Int) -> Double {
    let rough = (range.upperBound - range.lowerBound) / Double(max(1, count))
    guard rough > 0, rough.isFinite else { return 0 }
    var power = 1.0
    while power > rough { power /= 10 }
    while power * 10 <= rough { power *= 10 }
    return power * ([1.0, 2, 5].first { $0 * power >= rough } ?? 10)
  }

  /// `value` in figures that tell it from its neighbours a hundredth of the axis away.
  func figures(_ value: Double) -> String {
    PlotFigures.text(value, step: (range.upperBound - range.lowerBound) / 500)
  }
}

extension Plot.Curve {
  /// The value at `x`: of measured points, that of the nearest one.
  func value(at x: Double) -> Double? {
    if let domain, !domain.contains(x) { return nil }
    switch shape {
    case .function(let function):
      let value = function(x)
      return value.isFinite ? value : nil
    case .points(let points): return points.min { abs($0.x - x) < abs($1.x - x) }?.y
    }
  }
}

extension Plot.Ink {
  func color(_ theme: Theme) -> Color {
    switch self {
    case .first: Color(theme.isDark ? 0x82AEFF : 0x1F5FD0)
    case .second: Color(theme.isDark ? 0xFFB36B : 0xB4540A)
    case .third: Color(theme.isDark ? 0x5FE0A6 : 0x0B7A53)
    case .fourth: Color(theme.isDark ? 0xE5A0FF : 0x8A35B5)
    case .plain: theme.secondaryText
    }
  }
}
