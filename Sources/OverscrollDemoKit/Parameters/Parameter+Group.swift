extension Parameter {
  /// What parameters are listed under, in this order.
  package enum Group: String, Sendable, CaseIterable {
    case deceleration = "Deceleration"
    case bounce = "Edge bounce"
    case release = "Release"
    case snap = "Snap"
    case content = "Content"
    case behaviour = "Behaviour"
  }
}
