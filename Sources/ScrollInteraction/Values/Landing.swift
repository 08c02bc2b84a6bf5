/// The motion that takes a released view to its anchor: a spring, which may become much faster than the finger, or a
/// deceleration, which never does.
public enum Landing: Hashable, Sendable, CaseIterable, NamedCase {
  /// The spring of the feel. Most sheets, tiles and pickers land so.
  case spring
  /// A deceleration that ends at the anchor: that of the feel, or of the view's ``SnappingView/decelerationLaw``, with
  /// distance and duration stretched by one factor, as UIKit does for a changed `targetContentOffset`.
  ///
  /// The spring of the feel moves the view instead, with a damping ratio of at least 1, if the velocity leads away from
  /// the anchor or the view is there, if the anchor is more than a third of a second away at this velocity, or if the
  /// view is stretched past a limit. A view that moves along two axes decelerates along both or springs along both.
  case deceleration

  package static var names: KeyValuePairs<String, Self> { ["spring": .spring, "deceleration": .deceleration] }
}

extension SnapFeel {
  /// The minimum velocity of a deceleration, in 1/s: per point of the distance to the anchor.
  private static let minimumResistance = 3.0

  /// Returns the deceleration to an anchor; `nil` if the feel lands by a spring, or must in this case.
  func deceleration(
    from value: Double, to anchor: Double, velocity: Double, _ law: DecelerationLaw?
  ) -> DraggableValue.Movement? {
    guard landing == .deceleration else { return nil }
    let distance = anchor - value
    if distance == 0, velocity == 0 { return .rest(anchor) }
    guard distance != 0, velocity / distance >= Self.minimumResistance, velocity.isFinite else { return nil }
    if let motion = law?.motion(from: MotionState(value: value, velocity: velocity), to: anchor) {
      return .sequence(.scroll(motion), until: motion.duration, .rest(anchor))
    }
    return .deceleration(Deceleration(from: value, to: anchor, velocity: velocity, threshold: threshold))
  }

  /// The spring of a landing, without overshoot in place of a deceleration.
  var landingSpring: Spring {
    var spring = spring
    if landing == .deceleration { spring.dampingRatio = max(1, spring.dampingRatio) }
    return spring
  }
}
