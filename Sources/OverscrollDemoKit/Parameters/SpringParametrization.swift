/// The quantities by which springs are set; the raw values are those of settings files.
package enum SpringParametrization: String, Sendable, CaseIterable {
  /// Mass, stiffness, damping ratio.
  case physical
  /// Duration and bounce, as in SwiftUI.
  case durationAndBounce
  /// Response, damping ratio: how long and how lively.
  case perceptual

  /// The one after it, and after the last one the first.
  package var next: SpringParametrization {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }
}
