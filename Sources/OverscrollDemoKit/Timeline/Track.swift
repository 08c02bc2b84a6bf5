import ScrollInteraction

/// One value of a demo whose way over time is worth a curve.
package struct Track: Sendable {
  /// As in the demo's snapshots.
  package var name: String
  /// As people say it.
  package var label: String
  /// What it is measured in.
  package var unit = "pt"
  /// The value with all that is known of its motion, where the demo has it in that form.
  package var value: DraggableValue?
  /// Where it rests by itself.
  package var anchors: [Double] = []
  /// Where the motion under way would have ended without limits and anchors.
  package var projection: Double?
  /// What happens to it, where that is not to be learnt from its value.
  package var moments: [Curve.Moment] = []

  package init(
    name: String, label: String, unit: String = "pt", value: DraggableValue? = nil, anchors: [Double] = [],
    projection: Double? = nil, moments: [Curve.Moment] = []
  ) {
    (self.name, self.label, self.unit, self.value, self.anchors, self.projection, self.moments) = (
      name, label, unit, value, anchors, projection, moments
    )
  }
}

extension Track {
  /// A value whose projection is that of its own motion, where it coasts.
  package static func scrolling(_ name: String, _ label: String, _ value: DraggableValue) -> Track {
    var track = Track(name: name, label: label, value: value)
    if case .scroll(let motion)? = value.movement?.motion { track.projection = motion.projection }
    return track
  }
}
