import ScrollInteraction

/// One value of a demo whose way over time is worth a curve.
struct Track: Sendable {
  /// As in the demo's snapshots.
  var name: String
  /// As people say it.
  var label: String
  /// What it is measured in.
  var unit = "pt"
  /// The value with all that is known of its motion, where the demo has it in that form.
  var value: DraggableValue?
  /// Where it rests by itself.
  var anchors: [Double] = []
  /// Where the motion under way would have ended without limits and anchors.
  var projection: Double?
  /// What happens to it, where that is not to be learnt from its value.
  var moments: [Curve.Moment] = []
}

extension Track {
  /// A value whose projection is that of its own motion, where it coasts.
  static func scrolling(_ name: String, _ label: String, _ value: DraggableValue) -> Track {
    var track = Track(name: name, label: label, value: value)
    if case .scroll(let motion)? = value.movement?.motion { track.projection = motion.projection }
    return track
  }
}
