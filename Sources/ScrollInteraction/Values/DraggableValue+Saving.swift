extension DraggableValue {
  /// Returns the value as it can be saved at `time`: without closures, and not frozen by a touchpad. A drag is kept. A
  /// motion or a deceleration law of your own is replaced by a spring that keeps position, velocity and destination.
  public func saved(at time: Double) -> DraggableValue {
    var value = DraggableValue(state, elasticity: elasticity)
    guard let segment else { return value }
    // Followed again, it is not frozen.
    value.follow(segment.movement, from: segment.since)
    guard segment.movement.isCustom else { return value }
    let end = segment.since + segment.movement.duration
    guard time < end else {
      value.follow(.rest(target(at: time)), from: end)
      return value
    }
    let motion = SpringMotion(
      from: self.value(at: time), to: target(at: time), velocity: velocity(at: time), spring: .snap)
    value.follow(.spring(motion), from: time)
    return value
  }

  /// Returns the value with its motion begun `shift` seconds later, for another clock.
  public func delayed(by shift: Double) -> DraggableValue {
    var value = self
    if let segment { value.follow(segment.movement, from: segment.since + shift) }
    return value
  }
}

extension DraggableValue.Movement {
  /// Whether a closure defines the movement or a part of it.
  fileprivate var isCustom: Bool {
    switch self {
    case .motion: true
    case .scroll(let motion): motion.feel.decelerationLaw.isCustom
    case .sequence(let parts): parts.first.isCustom || parts.second.isCustom
    case .rest, .deceleration, .spring, .ease: false
    }
  }
}

extension ScrollFeel {
  /// The feel as it can be saved: with the exponential law of the same rate in place of a law of your own.
  var saved: ScrollFeel {
    guard decelerationLaw.isCustom else { return self }
    var feel = self
    feel.decelerationLaw = .exponential(decelerationRate)
    return feel
  }
}

extension DecelerationLaw {
  var saved: DecelerationLaw? { isCustom ? nil : self }
}

#if !hasFeature(Embedded)
  extension DraggableValue.State: Codable {
    enum CodingKeys: FiniteKey { case idle, drag, movement, since }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if let drag = try fields.decodeIfPresent(DraggableValue.Drag.self, forKey: .drag) {
        self = .dragging(drag)
      } else if let movement = try fields.decodeIfPresent(DraggableValue.Movement.self, forKey: .movement) {
        self = .moving(movement, since: try fields.decode(Double.self, forKey: .since))
      } else {
        self = .idle(try fields.decode(Double.self, forKey: .idle))
      }
    }

    package func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .idle(let value): try fields.encode(value, forKey: .idle)
      case .dragging(let drag): try fields.encode(drag, forKey: .drag)
      case .moving(let movement, let since, _):
        try fields.encode(movement, forKey: .movement)
        try fields.encode(since, forKey: .since)
      }
    }
  }
#endif
