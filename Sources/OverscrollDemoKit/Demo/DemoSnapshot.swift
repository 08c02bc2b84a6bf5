/// The values of a demo at one time, for traces and graphs, not for drawing.
package struct DemoSnapshot: Equatable, Sendable {
  package let state: ViewState
  /// The values, in points.
  package private(set) var values: [DemoValue: Double] = [:]
  /// The velocity of each value, in points per second.
  package private(set) var velocities: [DemoValue: Double] = [:]

  package init(_ state: ViewState, _ entries: KeyValuePairs<DemoValue, (value: Double, velocity: Double)>) {
    self.state = state
    for (name, entry) in entries { set(name, entry.value, velocity: entry.velocity) }
  }

  package mutating func set(_ name: DemoValue, _ value: Double, velocity: Double) {
    values[name] = value
    velocities[name] = velocity
  }
}
