/// What a demo shows at one time.
package struct DemoSnapshot: Equatable, Sendable {
  /// What moves it.
  package enum State: String, Sendable {
    case idle, dragging, decelerating, bouncing, snapping
  }

  package var state: State
  /// In points, by name.
  package var values: [String: Double]
  /// In points per second, by the name of the value.
  package var velocities: [String: Double]

  package init(state: State, values: [String: Double], velocities: [String: Double]) {
    (self.state, self.values, self.velocities) = (state, values, velocities)
  }
}
