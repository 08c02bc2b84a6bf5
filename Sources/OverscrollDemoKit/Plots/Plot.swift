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

    package var title: String { unit.isEmpty ? name : "\(name), \(unit)" }

    /// Returns `value` with as many decimal places as the axis can show.
    package func text(_ value: Double) -> String {
      DecimalFormat.text(value, step: (range.upperBound - range.lowerBound) / 500)
    }
  }

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
    package var radius = Self.dotRadius
    /// Whether the legend shows the curve, with its value below the mouse.
    package var isRead = true

    package static let dotRadius = 3.4
    var stroke: Stroke { Stroke(width: width, dashes: isDashed ? [6, 5] : []) }

    package init(
      name: String, ink: Ink, shape: Shape, isDashed: Bool = false, width: Double = 2.0, radius: Double = dotRadius,
      isRead: Bool = true
    ) {
      (self.name, self.ink, self.shape, self.isDashed) = (name, ink, shape, isDashed)
      (self.width, self.radius, self.isRead) = (width, radius, isRead)
    }

    /// Measured points are the same in all plots.
    fileprivate func isSame(as other: Plot.Curve, in range: ClosedRange<Double>, _ tolerance: Double) -> Bool {
      guard case .function(let own) = shape, case .function(let function) = other.shape else { return true }
      return (0...64).allSatisfy { step in
        let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 64
        let difference = own(x) - function(x)
        return difference.isNaN ? own(x).isNaN == function(x).isNaN : difference.magnitude <= tolerance
      }
    }

    /// Of measured points, the nearest one; `nil` if it is not finite.
    func reading(at x: Double) -> Vector2? {
      switch shape {
      case .function(let function):
        let value = function(x)
        return value.isFinite ? Vector2(x, value) : nil
      case .points(let points): return points.min { abs($0.x - x) < abs($1.x - x) }
      }
    }

    package func value(at x: Double) -> Double? { reading(at: x)?.y }
  }

  /// A labeled value of an axis, or a point of the plane.
  package enum Mark: Sendable {
    case vertical(Double, label: String, ink: Ink)
    case horizontal(Double, label: String, ink: Ink)
    case point(Vector2, label: String, ink: Ink)
    /// A band between two values of y.
    case band(ClosedRange<Double>, Ink)
  }

  /// The color of a curve in each theme.
  package struct Ink: Hashable, Sendable {
    let light, dark: Color

    package static let first = Ink(light: Color(0x1F5FD0), dark: Color(0x82AEFF))
    package static let second = Ink(light: Color(0x74610A), dark: Color(0xE3CE5A))
    package static let third = Ink(light: Color(0x0B7A53), dark: Color(0x5FE0A6))
    package static let fourth = Ink(light: Color(0x8A35B5), dark: Color(0xE5A0FF))
    package static let fifth = Ink(light: Color(0xB01657), dark: Color(0xFF8FB8))
    package static let sixth = Ink(light: Color(0xB4540A), dark: Color(0xFFB36B))
    package static let seventh = Ink(light: Color(0x0A6C80), dark: Color(0x5CD6EA))
    package static let eighth = Ink(light: Color(0x50607A), dark: Color(0xA9BBD6))
    package static let ninth = Ink(light: Color(0xB0301F), dark: Color(0xFF9A8A))
    package static let tenth = Ink(light: Color(0x4F6B0E), dark: Color(0xBFE07A))
    /// The color of secondary text.
    package static let plain = Ink(
      light: Theme(appearance: .light).secondaryText, dark: Theme(appearance: .dark).secondaryText)

    package func color(_ theme: Theme) -> Color { theme.isDark ? dark : light }
  }

  package var x, y: Axis
  package var curves: [Curve]
  package var marks: [Mark] = []
  package var weight = 1.0

  package init(x: Axis, y: Axis, curves: [Curve], marks: [Mark] = [], weight: Double = 1.0) {
    (self.x, self.y, self.curves, self.marks, self.weight) = (x, y, curves, marks, weight)
  }

  /// Widens each curve that later curves cover, so that all are seen.
  package mutating func widenCovered() {
    let tolerance = (y.range.upperBound - y.range.lowerBound) / 100
    for index in curves.indices {
      let covers = curves[(index + 1)...].count { curves[index].isSame(as: $0, in: x.range, tolerance) }
      curves[index].width += 2 * Double(covers)
    }
  }

  /// Adds another plot's curves that differ, dashed, with names that begin with `name`, and extends the axes to them.
  package mutating func add(_ other: Plot, named name: String) {
    let tolerance = (y.range.upperBound - y.range.lowerBound) / 400
    let others = zip(curves.filter(\.isRead), other.curves.filter(\.isRead)).filter {
      !$0.isSame(as: $1, in: other.x.range, tolerance)
    }
    guard !others.isEmpty else { return }
    x.range = x.range.union(other.x.range)
    y.range = y.range.union(other.y.range)
    for (_, var curve) in others {
      // One curve has the color of A's ghost, or of B.
      if others.count == 1 { curve.ink = name == "A" ? .sixth : .first }
      (curve.name, curve.isDashed, curve.width) = ("\(name) \(curve.name)", true, 1.5)
      curves.append(curve)
    }
  }
}

extension ClosedRange<Double> {
  package func union(_ other: ClosedRange<Double>) -> ClosedRange<Double> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
