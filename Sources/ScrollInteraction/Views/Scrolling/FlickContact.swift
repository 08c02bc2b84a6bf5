/// A contact of fingers with content, whose release continues a series of flicks along each axis or ends it.
struct FlickContact: Sendable {
  /// The series after the latest release. A touchpad plans a release with each report.
  private(set) var series = PerAxis(x: FlickSeries(), y: FlickSeries())
  /// The series that the contact continues.
  private var before = PerAxis(x: FlickSeries(), y: FlickSeries())
  /// The time of the first movement; `nil` before it.
  private var start: Double?
  /// The movement of the content offset that the finger asks for, in points, and its part before the latest pause of a
  /// touchpad.
  private var travel = Vector2.zero
  private var travelBefore = Vector2.zero

  /// Begins a contact.
  ///
  /// - Parameter continues: Whether content along an axis has only moved by the latest release, and hit no edge.
  mutating func begin(continuing continues: PerAxis<Bool>) {
    before = PerAxis { continues[$0] ? series[$0] : FlickSeries() }
    (start, travel) = (nil, .zero)
  }

  /// Resumes the contact of a touchpad, whose drag now counts from here.
  mutating func resume() { travelBefore = travel }

  /// Moves content along an axis by a distance since the contact began or resumed.
  mutating func move(_ axis: Axis, by distance: Double, at time: Double) {
    if start == nil { start = time }
    travel[axis] = travelBefore[axis] + distance
  }

  /// Continues or ends the series along an axis, and returns the multiplier on the velocity.
  ///
  /// - Parameter velocity: The velocity of the release, in points per second; 0 outside the limits.
  mutating func release(_ axis: Axis, velocity: Double, _ feel: ScrollFeel, at time: Double) -> Double {
    guard let growth = feel.accumulation.growth else { return 1 }
    let isFlick = abs(velocity) >= feel.startingVelocity
    series[axis] = before[axis].released(
      at: isFlick ? velocity : 0, travel: travel[axis], from: start ?? time, to: time, by: growth)
    return series[axis].multiplier
  }
}

extension DraggableValue {
  /// Returns whether the latest motion is that of a release, and has hit no edge by `time`.
  func isCoasting(at time: Double) -> Bool {
    guard let movement else { return false }
    let segment = movement.motion.segment(at: max(0, time - movement.since))
    guard case .scroll(let motion) = segment.motion else { return false }
    let elapsed = max(0, time - movement.since) - segment.since
    return motion.phase(at: elapsed) != .bouncing && motion.crossing.map { elapsed < $0 } ?? true
  }
}
