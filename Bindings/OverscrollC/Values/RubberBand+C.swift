internal import COverscroll
internal import ScrollPhysics

extension ClosedRange<Double> {
  /// Creates the range between two numbers in either order; NaN counts as 0.
  init(between a: Double, and b: Double) {
    let (a, b) = (a.isNaN ? 0 : a, b.isNaN ? 0 : b)
    self = Swift.min(a, b)...Swift.max(a, b)
  }
}

extension RubberBand {
  init(_ coefficient: Double, _ dimension: Double) { self.init(coefficient: coefficient, dimension: dimension) }
}

@implementation @c
public func overscroll_rubber_band(_ distance: Double, _ coefficient: Double, _ dimension: Double) -> Double {
  RubberBand(coefficient, dimension).stretch(distance)
}

@implementation @c
public func overscroll_rubber_band_inverse(_ stretch: Double, _ coefficient: Double, _ dimension: Double) -> Double {
  RubberBand(coefficient, dimension).unstretch(stretch)
}

@implementation @c
public func overscroll_rubber_band_clamp(
  _ value: Double, _ lower: Double, _ upper: Double, _ coefficient: Double, _ dimension: Double
) -> Double {
  RubberBand(coefficient, dimension).clamp(value, to: ClosedRange(between: lower, and: upper))
}

@implementation @c
public func overscroll_rubber_band_unclamp(
  _ shown: Double, _ lower: Double, _ upper: Double, _ coefficient: Double, _ dimension: Double
) -> Double {
  RubberBand(coefficient, dimension).unclamp(shown, from: ClosedRange(between: lower, and: upper))
}
