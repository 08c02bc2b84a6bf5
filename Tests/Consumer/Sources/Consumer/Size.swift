import ScrollPhysics

// Names that a program may well give its own types and functions, in a file that imports the physics.

/// A size category.
enum Size { case small, large }

/// A side of a table.
enum Axis { case rows, columns }

struct Rect { var size: Size }

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self { max(limits.lowerBound, min(limits.upperBound, self)) }
}

extension Sequence<Double> {
  /// Returns the last of the nearest elements, unlike the library's function of the same name.
  func nearest(to target: Double) -> Double? { self.min { abs($0 - target) <= abs($1 - target) } }
}

/// Returns the midpoint of two points, with the operators that the physics exports.
func middle(of a: Vector2, and b: Vector2) -> Vector2 { 0.5 * (a + b) }

func expectOwnNames() {
  precondition(Rect(size: .small).size == Size.small && Axis.rows != .columns, "a program's own types are its own")
  precondition(7.clamped(to: 1...3) == 3, "its functions, too")
  precondition(
    [1.0, 3].nearest(to: 2) != nil && middle(of: .zero, and: Vector2(2, 4)) == Vector2(1, 2), "and points add up")
}
