/// The quantities by which springs are set. Settings files contain the raw values.
package enum SpringParametrization: String, Sendable, CaseIterable {
  /// Duration and bounce, as in SwiftUI.
  case durationAndBounce = "durationAndBounce"
  /// Response and damping ratio.
  case perceptual = "perceptual"
  /// Mass, stiffness and damping ratio.
  case physical = "physical"

  /// The next parametrization; the first one after the last.
  package var next: SpringParametrization { Self.allCases.element(after: self, by: 1) }
}
