extension DraggableValue {
  /// A movement that a value follows by itself: a function of the time since its start.
  #if hasAttribute(nonexhaustive)
    @nonexhaustive(warn)
  #endif
  public indirect enum Movement: Motion, Hashable {
    /// Rest at a value.
    case rest(Double)
    /// A deceleration without limits.
    case deceleration(Deceleration)
    /// A deceleration that bounces at the limits.
    case scroll(ScrollMotion)
    /// A spring to one destination.
    case spring(SpringMotion)
    /// An eased motion to one destination, of a fixed duration.
    case ease(EasedMotion)
    /// A motion of your own.
    case motion(AnyMotion)
    /// Two movements in sequence, such as a rest until the lift of a touchpad's fingers and the release after it.
    case sequence(MotionSequence<Movement, Movement>)
  }
}

extension DraggableValue.Movement {
  package static func sequence(
    _ first: DraggableValue.Movement, until: Double, _ next: DraggableValue.Movement
  ) -> DraggableValue.Movement { .sequence(MotionSequence(first, until: until, next)) }

  public var duration: Double { end.duration }
  public var destination: Double { end.destination }

  private var end: (duration: Double, destination: Double) {
    switch self {
    case .rest(let value): (0, value)
    case .deceleration(let motion): (motion.duration, motion.destination)
    case .scroll(let motion): (motion.duration, motion.destination)
    case .spring(let motion): (motion.duration, motion.destination)
    case .ease(let motion): (motion.duration, motion.destination)
    case .motion(let motion): (motion.duration, motion.destination.bounded)
    case .sequence(let parts): (parts.duration, parts.destination)
    }
  }

  public func value(at time: Double) -> Double { state(at: time).value }
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Returns the value and velocity `time` seconds after the start, with any pull that an edge hides.
  public func state(at time: Double) -> MotionState {
    switch self {
    case .rest(let value): MotionState(value: value)
    case .deceleration(let motion): motion.state(at: time)
    case .scroll(let motion): motion.pulledState(at: time)
    case .spring(let motion): motion.state(at: time)
    case .ease(let motion): motion.state(at: time)
    case .motion(let motion): motion.state(at: time).bounded
    case .sequence(let parts): parts.state(at: time)
    }
  }

  public func nextTurn(after time: Double) -> Double {
    switch self {
    case .rest: .infinity
    case .deceleration(let motion): motion.nextTurn(after: time)
    case .scroll(let motion): motion.nextTurn(after: time)
    case .spring(let motion): motion.nextTurn(after: time)
    case .ease(let motion): motion.nextTurn(after: time)
    case .motion(let motion): motion.nextTurn(after: time)
    case .sequence(let parts): parts.nextTurn(after: time)
    }
  }

  /// Returns the part of a sequence that is active at `time`, which is no sequence. Any other movement is its only part.
  public func segment(at time: Double) -> DraggableValue.Segment {
    guard case .sequence(let parts) = self else { return DraggableValue.Segment(self, since: 0) }
    if time < parts.until { return parts.first.segment(at: time) }
    let segment = parts.second.segment(at: time - parts.until)
    return DraggableValue.Segment(segment.movement, since: parts.until + segment.since)
  }

  /// The part that follows an initial rest; `nil` if there is no such rest.
  package var afterRest: DraggableValue.Segment? {
    guard case .sequence(let parts) = self, case .rest = parts.first else { return nil }
    return DraggableValue.Segment(parts.second, since: parts.until)
  }

  /// Returns the same movement from another start; a scroll motion, with its limits.
  func shifted(by distance: Double) -> DraggableValue.Movement {
    switch self {
    case .rest(let value): .rest((value + distance).bounded)
    case .spring(let motion):
      .spring(
        SpringMotion(
          from: motion.from + distance, to: motion.destination + distance, velocity: motion.initialVelocity,
          spring: motion.spring, threshold: motion.threshold))
    case .ease(let motion):
      .ease(
        EasedMotion(
          from: motion.from + distance, to: motion.destination + distance, velocity: motion.initialVelocity,
          duration: motion.duration))
    case .deceleration(let motion): .deceleration(motion.shifted(by: distance))
    case .scroll(let motion):
      .scroll(
        motion.replanned(
          at: 0, from: motion.pulledState(at: 0).shifted(by: distance), limits: motion.limits.shifted(by: distance),
          feel: motion.feel))
    case .motion: .motion(AnyMotion(ShiftedMotion(base: self, distance: distance)))
    case .sequence(let parts):
      .sequence(parts.first.shifted(by: distance), until: parts.until, parts.second.shifted(by: distance))
    }
  }
}

extension DraggableValue {
  /// A movement, or a part of one, and its start time.
  public struct Segment: Hashable, Sendable {
    /// The movement, in its own time, which begins at 0.
    public let movement: Movement
    /// The start, in seconds: in the caller's clock, or since the start of the whole movement.
    public let since: Double

    package init(_ movement: Movement, since: Double) { (self.movement, self.since) = (movement, since) }
  }
}

extension MotionState {
  fileprivate var bounded: MotionState { MotionState(value: value.bounded, velocity: velocity.bounded) }
  func shifted(by distance: Double) -> MotionState { MotionState(value: value + distance, velocity: velocity) }
}

extension ClosedRange<Double> {
  func shifted(by distance: Double) -> ClosedRange { lowerBound + distance...upperBound + distance }
}

/// A motion along another by a constant distance.
struct ShiftedMotion<Base: Motion>: Motion {
  let base: Base
  let distance: Double

  var duration: Double { base.duration }
  var destination: Double { base.destination + distance }
  func value(at time: Double) -> Double { base.value(at: time) + distance }
  func velocity(at time: Double) -> Double { base.velocity(at: time) }
  func nextTurn(after time: Double) -> Double { base.nextTurn(after: time) }
}

#if !hasFeature(Embedded)
  /// A movement is encoded as its motion, under the name of its kind. A motion of the caller's cannot be encoded.
  extension DraggableValue.Movement: Codable {
    enum CodingKeys: FiniteKey { case rest, deceleration, scroll, spring, ease, sequence }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch fields.allKeys.first {
      case .rest: self = try .rest(fields[.rest])
      case .deceleration: self = try .deceleration(fields[.deceleration])
      case .scroll: self = try .scroll(fields[.scroll])
      case .spring: self = try .spring(fields[.spring])
      case .ease: self = try .ease(fields[.ease])
      case .sequence: self = try .sequence(fields[.sequence])
      case nil: throw fields.failure("There is no movement that is known.", .rest)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .rest(let value): try fields.encode(value, forKey: .rest)
      case .deceleration(let motion): try fields.encode(motion, forKey: .deceleration)
      case .scroll(let motion): try fields.encode(motion, forKey: .scroll)
      case .spring(let motion): try fields.encode(motion, forKey: .spring)
      case .ease(let motion): try fields.encode(motion, forKey: .ease)
      case .sequence(let parts): try fields.encode(parts, forKey: .sequence)
      case .motion:
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "A motion of your own cannot be encoded."))
      }
    }
  }
#endif
