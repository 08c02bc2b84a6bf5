/// A classifier that tells touchpads from wheels with notches, which SDL 2 does not distinguish.
///
/// Wheels report whole notches. Touchpads report fractions, with a whole number now and then. A report soon after a
/// fraction is assumed to be from the same device.
struct WheelClassifier {
  /// The number of points in SDL's unit: Wayland's touchpads report points, which SDL divides by ten.
  static let pointsPerUnit = 10.0
  /// The pause in seconds that ends a touchpad's series of reports.
  static let memory = 0.25

  private var lastFraction = -Double.infinity

  /// Returns whether a report is a touchpad's.
  mutating func classify(_ delta: Vector2, at time: Double) -> Bool {
    let isFraction = delta.x.rounded() != delta.x || delta.y.rounded() != delta.y
    let isPrecise = isFraction || time - lastFraction < Self.memory
    if isPrecise { lastFraction = time }
    return isPrecise
  }
}
