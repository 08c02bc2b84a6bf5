/// One value of a demo whose course over time is worth a curve.
package struct Track: Sendable {
  /// When something with a name happens to the value.
  package struct Moment: Equatable, Sendable {
    package enum Kind: Sendable {
      /// It begins to move by itself.
      case launch
      /// Deceleration met a bound and handed over to the spring there.
      case crossing
      /// From here on it stands still.
      case rest
    }

    package var kind: Kind
    package var time: Double
  }

  /// As in the demo's snapshots.
  package let name: DemoValue
  /// As people say it.
  package let label: String
  /// What it is measured in.
  package let unit: String
  /// The value with all that is known of its motion, where the demo has it in that form.
  package var value: DraggableValue?
  /// Where it rests by itself.
  package var anchors: [Double]
  /// Where the motion under way would have ended without limits and anchors.
  package var projection: Double?
  /// What happens to it, where `value` does not say.
  package var moments: [Moment] = []

  package init(
    name: DemoValue, label: String, unit: String = "pt", value: DraggableValue? = nil, anchors: [Double] = [],
    projection: Double? = nil
  ) {
    (self.name, self.label, self.unit, self.value) = (name, label, unit, value)
    (self.anchors, self.projection) = (anchors, projection)
  }

  /// A value whose projection is that of its own motion, where it decelerates.
  package static func scrolling(_ name: DemoValue, _ label: String, _ value: DraggableValue) -> Track {
    Track(name: name, label: label, value: value, projection: value.movement.flatMap { projection(of: $0.motion) })
  }

  /// Where a movement would end without limits: `nil` where it does not begin by decelerating within them.
  private static func projection(of movement: DraggableValue.Movement) -> Double? {
    switch movement {
    case .scroll(let motion): motion.phase(at: 0) == .decelerating ? motion.projection : nil
    case .sequence(.rest, _, let next): projection(of: next)
    case .sequence(let first, _, _): projection(of: first)
    default: nil
    }
  }

  /// What happens in a movement that begins at `since`: it sets out, once fingers that hold it have lifted; it meets a
  /// bound; it is over.
  package static func moments(_ movement: DraggableValue.Movement, since: Double) -> [Moment] {
    if case .sequence(.rest, let until, let next) = movement { return moments(next, since: since + until) }
    var moments = [Moment(kind: .launch, time: since)]
    if case .scroll(let motion) = movement, let crossing = motion.crossing {
      moments.append(Moment(kind: .crossing, time: since + crossing))
    }
    if movement.duration.isFinite { moments.append(Moment(kind: .rest, time: since + movement.duration)) }
    return moments
  }
}
