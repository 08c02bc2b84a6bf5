/// A combined pointer of one or two: it begins at the first and moves with the midpoint between both.
package struct PointerPair: Sendable {
  private struct Pointer: Sendable {
    let id: Int
    /// The measured position, and the position to which content has followed: see ``PointerEvent/Part``.
    var (measured, shown): (Vector2, Vector2)
    var time: Double
    var tracker = PointerVelocityTracker()
    /// The detector of a resting finger. It may roll by 2.5 points when it lifts from rest, which is no flick.
    var rest = FingerRest(reach: 2.5)

    init(_ event: PointerEvent) {
      (id, measured, shown, time) = (event.id, event.position, event.position, event.time)
      measure(event)
    }

    mutating func measure(_ event: PointerEvent) {
      tracker.add(event.position, at: event.time)
      if event.device == .touch { rest.add(event.position - measured, at: event.time) }
      (measured, time) = (event.position, event.time)
    }

    func velocity(at time: Double, after travel: Vector2, of device: PointerEvent.Device, by touchRule: VelocityRule)
      -> Vector2
    {
      let rule = device == .touch ? touchRule : .leastError
      let isResting = device == .touch && rule == .leastError && rest.isResting(at: time, after: travel)
      return isResting ? .zero : tracker.velocity(at: time, by: rule)
    }
  }

  /// The silence of a pointer after which a press shows that its lift was lost: a second, less the rounding of times.
  private static let maximumSilence = 1 - 1e-6
  /// The time, in seconds, in which two fingers that let go together lift one after the other. The rule is our own.
  private static let maximumLiftInterval = 0.1
  /// The time after a pinch, in seconds, in which the remaining finger moves content by at most so many points.
  private static let (rollTime, maximumRoll) = (0.03, 20.0)

  private struct Lift: Sendable {
    let pointer: Pointer
    let endsPinch: Bool
    let combined: (measured: Vector2, shown: Vector2)
  }

  package let device: PointerEvent.Device
  private var pointers: [Pointer]
  /// The lift of a pointer; empty if there is none. An optional would make every view larger.
  private var lifted: [Lift] = []
  /// The offsets from the midpoint to the combined pointer, for measured and for shown positions.
  private var measuredOffset = Vector2.zero
  private var shownOffset = Vector2.zero
  private var startDistance = 1.0

  package init(_ event: PointerEvent) { (device, pointers) = (event.device, [Pointer(event)]) }
  package var hasTwo: Bool { pointers.count == 2 }

  /// Returns whether `event` is a press which shows that the lift of this one was lost: see ``PanGesture``.
  package func hasLostLift(before event: PointerEvent) -> Bool {
    guard event.phase == .down, event.position.isFinite, event.time.isFinite else { return false }
    return event.device != device || pointers.contains { $0.id == event.id }
      || pointers.allSatisfy { abs(event.time - $0.time) >= Self.maximumSilence }
  }

  /// Returns the event as one of the combined pointer, and the pinch that it causes. A third pointer has no effect.
  package mutating func merge(_ event: PointerEvent) -> (pointer: PointerEvent?, pinch: PinchEvent?) {
    guard let index = pointers.firstIndex(where: { $0.id == event.id }) else {
      guard event.phase == .down, !hasTwo else { return (nil, nil) }
      keepingCombined { $0.pointers.append(Pointer(event)) }
      startDistance = distance
      return (nil, pinch(.began, at: event.time))
    }
    var event = event
    switch event.phase {
    case .down: return (nil, nil)
    case .cancel: return (event, pinch(.ended, at: event.time))
    case .up where hasTwo:
      let ended = pinch(.ended, at: event.time)
      let endsPinch = velocity(at: event.time, by: .leastError) == .zero
      let combined = combined
      keepingCombined { pair in
        var pointer = pair.pointers.remove(at: index)
        (pointer.shown, pointer.time) = (event.position, event.time)
        pair.lifted = [Lift(pointer: pointer, endsPinch: endsPinch, combined: combined)]
      }
      return (nil, ended)
    case .up: return (event, nil)
    case .move:
      if event.part != .position { pointers[index].measure(event) }
      if event.part != .velocity { pointers[index].shown = event.position }
    }
    if let lift = lifted.first, lift.endsPinch, !hasTwo, abs(event.time - lift.pointer.time) < Self.rollTime {
      measuredOffset -= Self.excess(of: combined.measured - lift.combined.measured)
      shownOffset -= Self.excess(of: combined.shown - lift.combined.shown)
    }
    event.position = event.part == .velocity ? combined.measured : combined.shown
    return (event, pinch(.changed, at: event.time))
  }

  /// Returns the velocity of a release at `time` of the host's clock, in points per second, with the last pointer at
  /// `position`, or that of its latest report if `nil`. Two fingers that are down or lift together share that of their
  /// midpoint, less the speed at which each moves away from it.
  package func velocity(at time: Double, position: Vector2? = nil, by rule: VelocityRule) -> Vector2 {
    func velocity(_ pointer: Pointer, _ time: Double, _ position: Vector2) -> Vector2 {
      pointer.velocity(at: time, after: position - pointer.measured, of: device, by: rule)
    }
    let own = velocity(pointers[0], time, position ?? pointers[0].measured)
    if hasTwo { return Self.shared(own, velocity(pointers[1], time, pointers[1].measured)) }
    guard isLiftingTogether(at: time) else { return own }
    let other = lifted[0].pointer
    return Self.shared(own, velocity(other, other.time, other.shown))
  }

  private func isLiftingTogether(at time: Double) -> Bool {
    lifted.contains { abs(time - $0.pointer.time) < Self.maximumLiftInterval }
  }

  /// Returns whether a lift at `time` ends a pinch, which leaves the combined pointer no velocity.
  package func endsPinch(at time: Double) -> Bool {
    isLiftingTogether(at: time) && velocity(at: time, by: .leastError) == .zero
  }

  private static func excess(of travel: Vector2) -> Vector2 {
    travel.length > maximumRoll ? travel * (1 - maximumRoll / travel.length) : .zero
  }

  private static func shared(_ a: Vector2, _ b: Vector2) -> Vector2 {
    let (middle, parting) = ((a + b) / 2, ((a - b) / 2).length)
    return middle.length > parting ? middle * (1 - parting / middle.length) : .zero
  }

  /// Converts the reports and positions of the pointers, and the position of the combined one.
  func converted(
    combined: Vector2, path: (Int, [Vector2]) -> [Vector2], shown: (Int, Vector2) -> Vector2
  ) -> PointerPair {
    var pair = self
    pair.lifted = []
    for (index, pointer) in pointers.enumerated() {
      pair.pointers[index].tracker = pointer.tracker.mapped { path(pointer.id, $0) }
      pair.pointers[index].rest.convert(endingAt: pointer.measured) { path(pointer.id, $0) }
      let position = shown(pointer.id, pointer.shown)
      (pair.pointers[index].measured, pair.pointers[index].shown) = (position, position)
    }
    (pair.measuredOffset, pair.shownOffset) = (combined - pair.middle.measured, combined - pair.middle.shown)
    return pair
  }

  private var middle: (measured: Vector2, shown: Vector2) {
    let sum = pointers.reduce((Vector2.zero, Vector2.zero)) { ($0.0 + $1.measured, $0.1 + $1.shown) }
    return (sum.0 / Double(pointers.count), sum.1 / Double(pointers.count))
  }

  private var combined: (measured: Vector2, shown: Vector2) {
    (middle.measured + measuredOffset, middle.shown + shownOffset)
  }

  private mutating func keepingCombined(_ change: (inout PointerPair) -> Void) {
    let before = combined
    change(&self)
    (measuredOffset, shownOffset) = (before.measured - middle.measured, before.shown - middle.shown)
  }

  private var distance: Double { max(1, pointers[0].shown.distance(to: pointers[1].shown)) }

  package func pinch(_ phase: PinchEvent.Phase, at time: Double) -> PinchEvent? {
    hasTwo ? PinchEvent(phase, scale: distance / startDistance, center: middle.shown, time: time) : nil
  }
}
