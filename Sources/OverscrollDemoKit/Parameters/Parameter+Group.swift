extension Parameter {
  /// The heading of a group of parameters, in the order of the inspector. Settings name folded groups by raw value.
  package enum Group: String, Sendable, CaseIterable {
    case deceleration = "Deceleration"
    case bounce = "Edge bounce"
    case release = "Release"
    case snap = "Snap"
    case content = "Content"
    case behaviour = "Behaviour"

    /// Whether the group has a spring for content past an edge.
    package var isBounce: Bool { self == .bounce || self == .release }
  }
}
