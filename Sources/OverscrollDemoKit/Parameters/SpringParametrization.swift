/// The quantities by which springs are set.
package enum SpringParametrization: String, Sendable, CaseIterable {
  /// Mass, stiffness, damping ratio.
  case physical
  /// Response, damping ratio: how long and how lively.
  case perceptual

  package var other: SpringParametrization { self == .physical ? .perceptual : .physical }
}
