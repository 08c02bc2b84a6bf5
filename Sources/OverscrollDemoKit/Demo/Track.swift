/// One value of a demo whose course over time is worth a curve.
package struct Track: Sendable {
  /// When something with a name happens to the value.
  package struct Moment: Equatable, Sendable {
    package enum Kind: Sendable {
      /// The pointer was released.
      case release
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
    var track = Track(name: name, label: label, value: value)
    if case .scroll(let motion)? = value.movement?.motion { track.projection = motion.projection }
    return track
  }

  /// What happens in a movement that begins at `since`: it begins, it meets a bound, it is over.
  package static func moments(_ movement: DraggableValue.Movement, since: Double) -> [Moment] {
    var moments = [Moment(kind: .release, time: since)]
    if case .scroll(let motion) = movement, let crossing = motion.crossing {
      moments.append(Moment(kind: .crossing, time: since + crossing))
    }
    if movement.duration.isFinite { moments.append(Moment(kind: .rest, time: since + movement.duration)) }
    return moments
  }
}
