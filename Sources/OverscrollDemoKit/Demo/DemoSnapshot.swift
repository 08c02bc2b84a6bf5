/// A number that a demo shows, by its name in traces. Each demo declares its own.
package struct DemoValue: RawRepresentable, Hashable, Sendable {
  package let rawValue: String
  package init(rawValue: String) { self.rawValue = rawValue }

  package static let contentOffsetX = DemoValue(rawValue: "contentOffset.x")
  package static let contentOffsetY = DemoValue(rawValue: "contentOffset.y")
}

/// The geometry that a reader of a trace needs to interpret a demo's snapshots.
package struct DemoLayout: Equatable, Sendable {
  /// The points to which a demo snaps: numbers along one axis, or positions in the plane.
  package enum Anchors: Equatable, Sendable {
    case numbers([Double])
    case points([Vector2])
  }

  package var viewport: Size
  package var contentSize: Size?
  package var anchors: Anchors?
  /// The lowest and the highest value at rest, for each limited value.
  package var limits: [DemoValue: ClosedRange<Double>]

  package init(
    viewport: Size, contentSize: Size? = nil, anchors: Anchors? = nil, limits: [DemoValue: ClosedRange<Double>] = [:]
  ) { (self.viewport, self.contentSize, self.anchors, self.limits) = (viewport, contentSize, anchors, limits) }
}

/// The values of a demo at one time, for traces and graphs, not for drawing.
package struct DemoSnapshot: Equatable, Sendable {
  package let state: ViewState
  package private(set) var values: [DemoValue: Double] = [:]
  package private(set) var velocities: [DemoValue: Double] = [:]

  package init(_ state: ViewState, contentOffset offset: Vector2, velocity: Vector2) {
    self.init(state, [.contentOffsetX: (offset.x, velocity.x), .contentOffsetY: (offset.y, velocity.y)])
  }

  package init(_ state: ViewState, _ entries: KeyValuePairs<DemoValue, (value: Double, velocity: Double)>) {
    self.state = state
    for (name, entry) in entries { set(name, entry.value, velocity: entry.velocity) }
  }

  package mutating func set(_ name: DemoValue, _ value: Double, velocity: Double) {
    values[name] = value
    velocities[name] = velocity
  }

  /// Returns a value as text, under a name for people.
  package func text(of name: DemoValue, _ label: String, unit: String = "pt") -> String {
    "\(label) \(DecimalFormat.short(values[name] ?? 0, decimals: unit == "pt" ? 1 : 3)) \(unit)"
  }
}
