/// What a demo shows at one time: made for traces and graphs, not for drawing.
package struct DemoSnapshot: Equatable, Sendable {
  /// What moves the demo.
  package enum State: String, Sendable {
    case idle, dragging, decelerating, bouncing, snapping

    /// The state of a view; one that zooms by itself goes to its scale by a spring.
    package init(_ state: some RawRepresentable<String>) { self = State(rawValue: state.rawValue) ?? .snapping }
  }

  package let state: State
  /// In points.
  package private(set) var values: [DemoValue: Double] = [:]
  /// In points per second: one for each value.
  package private(set) var velocities: [DemoValue: Double] = [:]

  package init(_ state: State, _ entries: KeyValuePairs<DemoValue, (value: Double, velocity: Double)>) {
    self.state = state
    for (name, entry) in entries { set(name, entry.value, velocity: entry.velocity) }
  }

  package mutating func set(_ name: DemoValue, _ value: Double, velocity: Double) {
    values[name] = value
    velocities[name] = velocity
  }
}
