/// Tells a wheel with notches from a touchpad, which SDL 2 does not.
///
/// Wheels report whole notches. Touchpads report fractions, and now and then a whole number among them: what comes
/// soon after a fraction is taken for the same device's.
struct WheelClassifier {
  /// Wayland's touchpads report in points, which SDL divides by ten.
  static let pointsPerUnit = 10.0
  /// A pause longer than this ends a touchpad's stream of reports.
  static let memory = 0.25

  private var lastFraction = -Double.infinity

  /// - Returns: whether a report is a touchpad's.
  mutating func classify(_ delta: Vector2, at time: Double) -> Bool {
    let isFraction = delta.x.rounded() != delta.x || delta.y.rounded() != delta.y
    let isPrecise = isFraction || time - lastFraction < Self.memory
    if isPrecise { lastFraction = time }
    return isPrecise
  }
}
