/// What a demo shows at one time: made for traces and graphs, not for drawing.
package struct DemoSnapshot: Equatable, Sendable {
  /// What moves the demo.
  package enum State: String, Sendable {
    case idle, dragging, decelerating, bouncing, snapping
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

// MARK: - The states of views

/// The state of a view that goes to its places by springs.
package protocol SnapState: Equatable {
  static var idle: Self { get }
  static var dragging: Self { get }
}

/// The state of a view that also coasts.
package protocol ScrollState: SnapState {
  static var decelerating: Self { get }
  static var bouncing: Self { get }
}

extension PagingScrollView.State: SnapState {}
extension PictureInPicture.State: SnapState {}
extension ListDrawer.State: ScrollState {}
extension SimpleScrollView.State: ScrollState {}
extension ZoomableScrollView.State: ScrollState {}

extension DemoSnapshot.State {
  package init(_ state: some SnapState) {
    self = state == .idle ? .idle : state == .dragging ? .dragging : .snapping
  }

  package init(_ state: some ScrollState) {
    switch state {
    case .idle: self = .idle
    case .dragging: self = .dragging
    case .decelerating: self = .decelerating
    case .bouncing: self = .bouncing
    default: self = .snapping
    }
  }
}
