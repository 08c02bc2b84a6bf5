/// A contact of fingers with content along one axis, whose release may gain velocity from the flicks before it.
struct FlickContact: Sendable {
  /// The flicks in a row up to the latest release. A touchpad plans a release with each report.
  var series = FlickSeries()
  private var before = FlickSeries()
  private var caught = (velocity: 0.0, time: 0.0)
  /// The times of the first and of the latest movement; `nil` before the first.
  private var moves: (first: Double, latest: Double)?
  /// The longest time for which reports have shown no movement, in seconds.
  private var rest = 0.0
  /// The movement of the offset that the finger asks for, in points, and its part before a touchpad's latest pause.
  private var (travel, travelBefore) = (0.0, 0.0)

  /// Begins a contact with content. Content that has hit an edge, or was moved other than by a release, ends the series.
  mutating func begin(with content: DraggableValue, at time: Double) {
    let series = series
    self = FlickContact()
    self.series = series
    if content.isDecelerating(at: time) { before = series }
    caught = (content.velocity(at: time), time)
  }

  /// The contact of a touchpad after a pause, whose movement now counts from here.
  var resumed: FlickContact {
    var contact = self
    contact.travelBefore = travel
    return contact
  }

  mutating func move(by distance: Double, at time: Double) {
    if travelBefore + distance != travel {
      moves = (moves?.first ?? time, time)
    } else if let latest = moves?.latest {
      rest = max(rest, time - latest)
    }
    travel = travelBefore + distance
  }

  /// Ends the contact, and returns the velocity of the finger, 0 outside the limits, with what it gains from the series.
  fileprivate mutating func release(velocity: Double, by feel: ScrollFeel, at time: Double) -> Double {
    let isFlick = abs(velocity) >= feel.startingVelocity
    series =
      feel.accumulation.growth.map {
        before.released(at: isFlick ? velocity : 0, travel: travel, from: moves?.first ?? time, to: time, by: $0)
      } ?? FlickSeries()
    let gain = feel.accumulation.gain(
      of: velocity, caught: caught.velocity, held: time - caught.time, rest: rest, law: feel.decelerationLaw)
    return (velocity + gain) * series.multiplier
  }
}

extension DraggableValue {
  fileprivate func isDecelerating(at time: Double) -> Bool {
    guard let segment else { return false }
    let part = segment.movement.segment(at: max(0, time - segment.since))
    guard case .scroll(let motion) = part.movement else { return false }
    let elapsed = max(0, time - segment.since) - part.since
    return motion.phase(at: elapsed) != .bouncing && motion.impactTime.map { elapsed < $0 } ?? true
  }

  /// Ends the drag of content, which stays in place. The caller must start its motion at once.
  ///
  /// - Returns: The value in place, and the finger's velocity, within the limits with what `ScrollFeel.accumulation` adds.
  mutating func release(
    velocity: Double, of contact: inout FlickContact, by feel: ScrollFeel, at time: Double
  ) -> MotionState {
    let isWithin = elasticity.limits.contains(value(at: time))
    let gained = contact.release(velocity: isWithin ? velocity : 0, by: feel, at: time)
    let finger = isWithin ? gained : velocity
    let shown = endDragging(velocity: finger, at: time)
    return MotionState(value: shown.value, velocity: feel.releasesWithFingerVelocity ? finger : shown.velocity)
  }
}
