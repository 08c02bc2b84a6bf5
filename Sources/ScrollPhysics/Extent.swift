/// What the library takes numbers for, so that no arithmetic on data ends in NaN or infinity.
extension Double {
  /// Positions and velocities end here, in points and points per second.
  @usableFromInline static let extent = 1e150

  /// The number itself; ±1e150 for anything larger, infinities included; 0 for NaN.
  @inlinable
  var bounded: Double { self >= -Self.extent ? (self <= Self.extent ? self : Self.extent) : boundedBelow }

  @usableFromInline
  var boundedBelow: Double { isNaN ? 0 : -Self.extent }

  /// A threshold of zero, below zero or NaN would never be reached: it counts as 1e-100.
  @inlinable
  var asThreshold: Double { self >= 1e-100 ? Swift.min(self, Self.extent) : 1e-100 }
}
