import ScrollInteraction

/// What every interaction of the library has in common: it takes a pointer, it can be asked where it is at any time.
protocol Interaction {
  mutating func take(_ event: PointerEvent) -> Bool
  mutating func cancel(at time: Double)
  func place(at time: Double) -> [Double]
  func speed(at time: Double) -> [Double]
  func isIdle(at time: Double) -> Bool
  var restTime: Double? { get }
  /// Gets numbers by which it moves otherwise.
  mutating func retune(at time: Double)
}

extension Interaction {
  mutating func take(_ events: [PointerEvent]) {
    for event in events { _ = take(event) }
  }
}

private let otherFeel = SnapFeel(
  spring: Spring(stiffness: 90, dampingRatio: 0.6), decelerationRate: .fast, rubberBandCoefficient: 0.3)

extension SimpleScrollView: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x, contentOffset(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) { setFeel(.uikit, at: time) }
}

extension Drawer: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [origin(at: time)] }
  func speed(at time: Double) -> [Double] { [velocity(at: time)] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }
}

extension ListDrawer: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [origin(at: time), contentOffset(at: time)] }
  func speed(at time: Double) -> [Double] { [velocity(at: time), contentVelocity(at: time)] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) { setFeel(.uikit, snap: otherFeel, at: time) }
}

extension PagingScrollView: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }
}

extension PictureInPicture: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [origin(at: time).x, origin(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) { setFeel(otherFeel, at: time) }
}

extension ZoomableScrollView: Interaction {
  mutating func take(_ event: PointerEvent) -> Bool { handle(event, at: event.time) != nil }
  func place(at time: Double) -> [Double] { [contentOffset(at: time).x, contentOffset(at: time).y] }
  func speed(at time: Double) -> [Double] { [velocity(at: time).x, velocity(at: time).y] }
  func isIdle(at time: Double) -> Bool { state(at: time) == .idle }
  mutating func retune(at time: Double) {
    setFeel(.uikit, zoomSpring: Spring(stiffness: 90, dampingRatio: 0.8), at: time)
  }
}
