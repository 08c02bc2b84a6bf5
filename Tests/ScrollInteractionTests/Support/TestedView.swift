import ScrollInteraction

/// The interface that all views of the library share: pointers and touchpads drag them, and their state can be read at
/// any time.
protocol TestedView: DraggableView {
  func state(at time: Double) -> ViewState

  func place(at time: Double) -> [Double]
  func speed(at time: Double) -> [Double]
  /// Returns the distance scrolled along y from an arbitrary origin, less the resistance of rubber bands past the ends.
  func scrolled(at time: Double) -> Double
  /// Changes the feel.
  mutating func retune(at time: Double)
  /// Handles a report of a wheel with the pointer over the part that moves.
  mutating func send(_ wheel: WheelEvent)
}

extension DraggableView {
  /// Begins a drag by a program and releases it at once.
  mutating func flick(_ velocity: Vector2, at time: Double) {
    beginDragging(at: time)
    endDragging(velocity: velocity, at: time)
  }
}

extension TestedView {
  /// Handles a pointer event at its own time.
  ///
  /// - Returns: Whether the event completed a click.
  @discardableResult
  mutating func send(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }

  mutating func send(_ events: [PointerEvent]) { for event in events { send(event) } }

  mutating func send(_ wheel: WheelEvent) { handle(wheel, at: wheel.time) }

  mutating func send(_ wheels: [WheelEvent]) { for wheel in wheels { send(wheel) } }

  @discardableResult
  mutating func handle(_ events: [PointerEvent]) -> [Click] { events.compactMap { handle($0, at: $0.time) } }

  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }

  /// The scrolled distance at rest.
  var end: Double { scrolled(at: max(0, restTime ?? .infinity)) }
}

private let otherFeel = SnapFeel(
  spring: Spring(stiffness: 90, dampingRatio: 0.6), decelerationRate: .fast, rubberBandCoefficient: 0.3)

extension SimpleScrollView: TestedView {
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x, contentOffset(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func scrolled(at time: Double) -> Double { contentOffset(at: time).y }
  mutating func retune(at time: Double) { setFeel(.uikit, at: time) }
}

extension Drawer: TestedView {
  func place(at time: Double) -> [Double] { [origin(at: time)] }
  func speed(at time: Double) -> [Double] { [velocity(at: time)] }
  func scrolled(at time: Double) -> Double { -origin(at: time) }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }
}

extension ListDrawer: TestedView {
  func place(at time: Double) -> [Double] { [origin(at: time), contentOffset(at: time)] }
  func speed(at time: Double) -> [Double] { [velocity(at: time), contentVelocity(at: time)] }
  func scrolled(at time: Double) -> Double { contentOffset(at: time) - origin(at: time) }
  mutating func retune(at time: Double) { setFeel(.uikit, snap: otherFeel, at: time) }
}

extension PagingScrollView: TestedView {
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x, contentOffset(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func scrolled(at time: Double) -> Double { contentOffset(at: time).y }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }
}

extension PictureInPicture: TestedView {
  func place(at time: Double) -> [Double] { [origin(at: time).x, origin(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func scrolled(at time: Double) -> Double { -origin(at: time).y }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }

  mutating func send(_ wheel: WheelEvent) {
    var wheel = wheel
    wheel.position = frame(at: wheel.time).center
    handle(wheel, at: wheel.time)
  }
}

extension ZoomableScrollView: TestedView {
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x, contentOffset(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func scrolled(at time: Double) -> Double { contentOffset(at: time).y }
  mutating func retune(at time: Double) {
    setFeel(.uikit, zoomSpring: Spring(stiffness: 90, dampingRatio: 0.8), at: time)
  }
}

extension NestedScrollView: TestedView {
  func place(at time: Double) -> [Double] { contentOffsets(at: time) }
  func speed(at time: Double) -> [Double] { velocities(at: time) }
  func scrolled(at time: Double) -> Double { contentOffsets(at: time).reduce(0, +) }
  mutating func retune(at time: Double) { setFeel(.uikit, at: time) }
}
