/// A value of a demo that the graph shows over time.
package struct Track: Sendable {
  package struct Moment: Equatable, Sendable {
    package enum Kind: Sendable {
      case launch
      /// Deceleration crosses a limit and the spring there takes over.
      case crossing
      case rest
    }

    package var kind: Kind
    package var time: Double
    package var motion: ScrollMotion?
  }

  package let name: DemoValue
  package let label, unit: String
  package var value: DraggableValue?
  package var anchors: [Double]
  /// The names of the anchors, for the graph; empty if they have none.
  package var anchorNames: [String]
  package var projection: Double?
  /// The name of the anchor to which the value goes.
  package var target: String?
  package var multiplier = 1.0
  /// The speed below which a release moves nothing, per second.
  package var startingVelocity = 0.0
  /// Whether the rubber band past the limits damps overshoots, which are then smaller than the spring's.
  package var isOvershootDamped = false
  package var moments: [Moment] = []

  package init(
    name: DemoValue, label: String, unit: String = "pt", value: DraggableValue? = nil, anchors: [Double] = [],
    anchorNames: [String] = [], projection: Double? = nil, target: String? = nil
  ) {
    (self.name, self.label, self.unit, self.value) = (name, label, unit, value)
    (self.anchors, self.anchorNames, self.projection, self.target) = (anchors, anchorNames, projection, target)
  }

  package static func scrolling(_ name: DemoValue, label: String, value: DraggableValue, feel: ScrollFeel) -> Track {
    var track = Track(name: name, label: label, value: value)
    track.projection = value.segment.flatMap { projection(of: $0.movement) }
    track.startingVelocity = feel.startingVelocity
    return track
  }

  /// Returns the destination without limits; `nil` unless the movement starts by decelerating within them.
  private static func projection(of movement: DraggableValue.Movement) -> Double? {
    if let next = movement.afterRest { return projection(of: next.movement) }
    guard case .scroll(let motion) = movement.segment(at: 0).movement else { return nil }
    return motion.phase(at: 0) == .decelerating ? motion.projection : nil
  }

  /// Returns a movement's events after `since`: its launch, once fingers have lifted; a limit's crossing; its rest.
  package static func moments(_ movement: DraggableValue.Movement, since: Double) -> [Moment] {
    if let next = movement.afterRest { return moments(next.movement, since: since + next.since) }
    let motion: ScrollMotion? = if case .scroll(let motion) = movement { motion } else { nil }
    var moments = [Moment(kind: .launch, time: since, motion: motion)]
    if let impact = motion?.impactTime { moments.append(Moment(kind: .crossing, time: since + impact, motion: motion)) }
    if movement.duration.isFinite { moments.append(Moment(kind: .rest, time: since + movement.duration)) }
    return moments
  }
}
