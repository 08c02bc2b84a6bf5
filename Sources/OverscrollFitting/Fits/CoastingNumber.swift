/// How content slows down, as the platform itself says it.
///
/// Of every law one number is searched for, the one that stretches it in time. For iOS that is the deceleration rate; others have
/// a number of their own, which follows from the rate. Chromium's friction has two, which are found apart where the recording
/// determines both.
package struct CoastingNumber: Hashable, Sendable {
  package enum Name: String, Hashable, Sendable {
    /// In 1/s: GTK's friction, Flutter's drag and Chromium's γ, by which the velocity falls in proportion to itself.
    case resistance
    /// Android's `ViewConfiguration.getScrollFriction()`, 0.015.
    case friction
    /// In pt/s: the velocity that takes a second to come to rest, 4000 on a Mac.
    case scale
    /// In pt/s²: Chromium's on Linux, 2645.7.
    case deceleration
    /// In pt/s: Chromium's β, 172, by which a velocity is less than in proportion to itself.
    case frictionVelocity
  }

  package let name: Name
  package let value: Double
  /// The half width of the interval that holds it 95 times in 100.
  package let margin: Double
  /// The β, in pt/s, with which it was found, where the recording does not determine that: it was held.
  package private(set) var heldFrictionVelocity: Double?

  /// - Parameters:
  ///   - law: with the numbers that were found.
  ///   - margin: of the logarithm of its resistance.
  init(_ law: CoastingLaw, logarithmMargin margin: Double) {
    // How much faster the number changes than the resistance, by which the law is stretched in time.
    let power: Double
    switch law {
    case .exponential(let rate, _): (name, value, power) = (.resistance, rate.resistance, 1)
    case .friction(let resistance, _, _): (name, value, power) = (.resistance, resistance, 1)
    case .power(let exponent, let scale): (name, value, power) = (.scale, scale, exponent - 1)
    case .bezier(let deceleration, _, _, _): (name, value, power) = (.deceleration, deceleration, 1)
    case .spline(_, let drag):
      (name, value, power) = (.friction, drag / SplineDeceleration.dragOfFriction, SplineDeceleration.exponent - 1)
    }
    self.margin = margin * power * value
  }

  private init(_ name: Name, _ value: Double, margin: Double) {
    (self.name, self.value, self.margin) = (name, value, margin)
  }

  /// Those of a fit by which the feel's law was stretched in time.
  static func all(of fit: FlightFit, _ feel: ScrollFeel) -> [CoastingNumber] {
    guard let place = fit.numbers.firstIndex(of: .decelerationRate) else { return [] }
    var one = CoastingNumber(feel.coasting, logarithmMargin: fit.logarithmMargins[place])
    guard case .friction(let resistance, let drag, _) = feel.coasting else { return [one] }
    let apart = FlightFit(
      fit.flights, feel: feel, numbers: fit.numbers + [.frictionVelocity], guesses: fit.beginnings)
    let (margins, last) = (apart.logarithmMargins, apart.numbers.count - 1)
    guard margins[place] <= FeelFit.largestMargin, margins[last] <= FeelFit.largestMargin else {
      one.heldFrictionVelocity = drag / resistance
      return [one]
    }
    var both = feel
    for (number, logarithm) in zip(apart.numbers, apart.logarithms) { number.set(logarithm: logarithm, in: &both) }
    let velocity = FeelNumber.frictionVelocity.value(in: both)
    return [
      CoastingNumber(both.coasting, logarithmMargin: margins[place]),
      CoastingNumber(.frictionVelocity, velocity, margin: margins[last] * velocity),
    ]
  }

  package var unit: String {
    switch name {
    case .resistance: "1/s"
    case .friction: ""
    case .scale, .frictionVelocity: "pt/s"
    case .deceleration: "pt/s²"
    }
  }
}
