extension Double {
  /// A finite number clamped to ±10¹⁰⁰, the maximum in an event. Other numbers are kept: a view ignores their events.
  var withinReach: Double { isFinite ? bounded : self }
}

extension Vector2 {
  var withinReach: Vector2 { map { $0.withinReach } }
}
