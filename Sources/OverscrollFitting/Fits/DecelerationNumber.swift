/// A fitted number by which a platform describes deceleration, such as GTK's friction. The fit varies one number of
/// each law, which stretches the law in time. On iOS this is the deceleration rate. Other platforms have a number of
/// their own, which follows from the rate.
package struct DecelerationNumber: Hashable, Sendable {
  /// Fits as JSON contain the raw values.
  package enum Name: String, Hashable, Sendable, CaseIterable {
    /// GTK's friction, Flutter's drag and Chromium's γ, in 1/s: the friction proportional to the velocity.
    case resistance = "resistance"
    /// Android's `ViewConfiguration.getScrollFriction()`, 0.015.
    case friction = "friction"
    /// The velocity, in pt/s, from which content takes one second to come to rest: 4000 on a Mac.
    case scale = "scale"
    /// The deceleration, in pt/s²: 2645.7 in Chromium on Linux.
    case deceleration = "deceleration"
  }

  package let name: Name
  package let value: Double
  package let margin: Double

  /// Creates the number of a fitted law from the margin of the logarithm of the law's resistance.
  init(_ law: DecelerationLaw, logarithmMargin margin: Double) {
    // The change of the number's logarithm per change of the resistance's: the fit stretches the law by its resistance.
    let power: Double
    switch law {
    case .exponential, .custom: (name, value, power) = (.resistance, law.decelerationRate.resistance, 1)
    case .friction(let resistance, _, _): (name, value, power) = (.resistance, resistance, 1)
    case .power(let exponent, let scale): (name, value, power) = (.scale, scale, exponent - 1)
    case .bezier(let deceleration, _, _, _): (name, value, power) = (.deceleration, deceleration, 1)
    case .spline(_, let drag):
      (name, value) = (.friction, drag / DecelerationLaw.splineDragOfFriction)
      power = DecelerationLaw.splineExponent - 1
    }
    self.margin = margin * power * value
  }

  package var description: String { MarginText.text(value, margin: margin, unit: unit) }

  package var unit: String {
    switch name {
    case .resistance: "1/s"
    case .friction: ""
    case .scale: "pt/s"
    case .deceleration: "pt/s²"
    }
  }
}
