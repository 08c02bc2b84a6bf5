/// A value of a demo that the graph shows over time.
package struct Track: Sendable {
  /// A named event in a value's motion.
  package struct Moment: Equatable, Sendable {
    package enum Kind: Sendable {
      /// The value begins to move freely.
      case launch
      /// Deceleration crosses a limit and the spring there takes over.
      case crossing
      case rest
    }

    package var kind: Kind
    package var time: Double
  }

  /// The value's name in the demo's snapshots.
  package let name: DemoValue
  /// The value's name for people.
  package let label: String
  package let unit: String
  /// The value with its complete motion, if the demo has it in this form.
  package var value: DraggableValue?
  /// The positions at which the value comes to rest.
  package var anchors: [Double]
  /// The destination of the current motion without limits and anchors.
  package var projection: Double?
  /// The multiplier of flicks in a row on the velocity of the latest release.
  package var multiplier = 1.0
  /// The events in the value's motion, if `value` is `nil`.
  package var moments: [Moment] = []

  package init(
    name: DemoValue, label: String, unit: String = "pt", value: DraggableValue? = nil, anchors: [Double] = [],
    projection: Double? = nil
  ) {
    (self.name, self.label, self.unit, self.value) = (name, label, unit, value)
    (self.anchors, self.projection) = (anchors, projection)
  }

  /// Returns the track of a scrolling value, with the projection of its own deceleration.
  package static func scrolling(_ name: DemoValue, label: String, value: DraggableValue) -> Track {
    Track(name: name, label: label, value: value, projection: value.movement.flatMap { projection(of: $0.motion) })
  }

  /// Returns the destination without limits; `nil` unless the movement starts by decelerating within them.
  private static func projection(of movement: DraggableValue.Movement) -> Double? {
    if let next = movement.afterRest { return projection(of: next.motion) }
    guard case .scroll(let motion) = movement.segment(at: 0).motion else { return nil }
    return motion.phase(at: 0) == .decelerating ? motion.projection : nil
  }

  /// Returns the events of a movement that begins at `since`: its launch, once the fingers that hold it have lifted;
  /// the crossing of a limit; its rest.
  package static func moments(_ movement: DraggableValue.Movement, since: Double) -> [Moment] {
    if let next = movement.afterRest { return moments(next.motion, since: since + next.since) }
    var moments = [Moment(kind: .launch, time: since)]
    if case .scroll(let motion) = movement, let crossing = motion.crossing {
      moments.append(Moment(kind: .crossing, time: since + crossing))
    }
    if movement.duration.isFinite { moments.append(Moment(kind: .rest, time: since + movement.duration)) }
    return moments
  }
}
