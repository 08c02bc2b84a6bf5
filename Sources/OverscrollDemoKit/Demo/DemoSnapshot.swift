/// The values of a demo at one time, for traces and graphs, not for drawing.
package struct DemoSnapshot: Equatable, Sendable {
  /// The kind of motion that a demo is in. Traces contain the raw values.
  package enum State: String, Sendable, CaseIterable {
    case idle = "idle"
    case dragging = "dragging"
    case decelerating = "decelerating"
    case bouncing = "bouncing"
    case snapping = "snapping"

    /// Converts the state of a view; a zoom animation counts as snapping.
    package init(_ state: ViewState) {
      switch state {
      case .idle: self = .idle
      case .dragging: self = .dragging
      case .decelerating: self = .decelerating
      case .bouncing: self = .bouncing
      case .snapping, .zooming: self = .snapping
      }
    }
  }

  package let state: State
  /// The values, in points.
  package private(set) var values: [DemoValue: Double] = [:]
  /// The velocity of each value, in points per second.
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
