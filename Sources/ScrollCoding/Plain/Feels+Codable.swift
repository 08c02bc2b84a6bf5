extension ScrollFeel: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    ScrollFeel(
      name: try fields("name", value?.name),
      touchVelocityRule: try fields("touchVelocityRule", value?.touchVelocityRule),
      startingVelocity: try fields.finite("startingVelocity", value?.startingVelocity),
      greatestVelocity: try fields.number("greatestVelocity", value?.greatestVelocity),
      releaseLatency: try fields.number("releaseLatency", value?.releaseLatency, in: 0 ... .greatestFiniteMagnitude),
      accumulation: try fields("accumulation", value?.accumulation), coasting: try fields("coasting", value?.coasting),
      stoppingVelocity: try fields.finite("stoppingVelocity", value?.stoppingVelocity),
      threshold: try fields.finite("threshold", value?.threshold), edge: try fields("edge", value?.edge),
      rubberBandCoefficient: try fields.finite("rubberBandCoefficient", value?.rubberBandCoefficient),
      touchpadRubberBandCoefficient: try fields.optionalNumber(
        "touchpadRubberBandCoefficient", value?.touchpadRubberBandCoefficient),
      rubberBandShape: try fields("shape", value?.rubberBandShape),
      longestPull: try fields.number("longestPull", value?.longestPull),
      releasesWithFingerVelocity: try fields("releasesWithFingerVelocity", value?.releasesWithFingerVelocity),
      bounce: try fields("bounce", value?.bounce), release: try fields("release", value?.release))
  }
}

extension VelocityRule: NamedCodable {
  package static var names: KeyValuePairs<String, Self> {
    [
      "leastError": .leastError, "uikit": .uikit, "android": .android, "chromium": .chromium, "flutter": .flutter,
      "gtk": .gtk,
    ]
  }
}

extension EdgeEffect: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let stretch: EdgeStretch? = if case .stretches(let stretch)? = value { stretch } else { nil }
    if let stretch = try fields.optional("stretches", stretch) { return .stretches(stretch) }
    return try fields.choice("effect", value, ["moves": .moves, "glows": .glows, "stops": .stops])
  }
}

extension EdgeStretch: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EdgeStretch(
      linear: try fields.finite("linear", value?.linear),
      exponential: try fields.finite("exponential", value?.exponential), reach: try fields.finite("reach", value?.reach)
    )
  }
}

extension EdgeReturn: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EdgeReturn(
      spring: try fields("spring", value?.spring),
      velocityShare: try fields.finite("velocityShare", value?.velocityShare),
      greatestVelocity: try fields.number("greatestVelocity", value?.greatestVelocity),
      kick: try fields.finite("kick", value?.kick), ceiling: try fields.number("ceiling", value?.ceiling),
      threshold: try fields.optionalNumber("threshold", value?.threshold),
      tail: try fields.optional("tail", value?.tail), carriesOn: try fields("carriesOn", value?.carriesOn))
  }
}

extension EdgeReturn.Tail: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    EdgeReturn.Tail(
      distance: try fields.finite("distance", value?.distance), velocity: try fields.finite("velocity", value?.velocity)
    )
  }
}

extension SnapFeel: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    SnapFeel(
      spring: try fields("spring", value?.spring),
      decelerationRate: try fields("decelerationRate", value?.decelerationRate),
      rubberBandCoefficient: try fields.finite("rubberBandCoefficient", value?.rubberBandCoefficient),
      threshold: try fields.finite("threshold", value?.threshold),
      landing: try fields("landing", value?.landing))
  }
}

extension Landing: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["spring": .spring, "deceleration": .deceleration] }
}

extension WheelFeel: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    WheelFeel(
      spring: try fields("spring", value?.spring), easing: try fields.optional("easing", value?.easing),
      notch: try fields.optionalNumber("notch", value?.notch),
      acceleration: try fields.optional("acceleration", value?.acceleration),
      pageShare: try fields.finite("pageShare", value?.pageShare),
      longestLead: try fields.number("longestLead", value?.longestLead),
      zoomNotch: try fields.finite("zoomNotch", value?.zoomNotch),
      zoomTravel: try fields.finite("zoomTravel", value?.zoomTravel),
      notchSpeed: try fields.finite("notchSpeed", value?.notchSpeed),
      touchpadSpeed: try fields.finite("touchpadSpeed", value?.touchpadSpeed),
      hasMomentum: try fields("hasMomentum", value?.hasMomentum),
      isReversed: try fields("isReversed", value?.isReversed))
  }
}

extension NotchEasing: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    NotchEasing(
      longest: try fields.finite("longest", value?.longest), shortest: try fields.finite("shortest", value?.shortest),
      shortWay: try fields.finite("shortWay", value?.shortWay), longWay: try fields.finite("longWay", value?.longWay))
  }
}

extension NotchAcceleration: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    NotchAcceleration(
      lowestSpeed: try fields.finite("lowestSpeed", value?.lowestSpeed),
      highestSpeed: try fields.finite("highestSpeed", value?.highestSpeed),
      greatestFactor: try fields.finite("greatestFactor", value?.greatestFactor))
  }
}

extension PanGesture.Slop: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    PanGesture.Slop(mouse: try fields.number("mouse", value?.mouse), touch: try fields.number("touch", value?.touch))
  }
}

/// Directions are their bits, a number.
extension PanGesture.Directions: Codable {}

extension PanCoordinates: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    var circle: (center: Vector2, radius: Double)?
    if case .circle(let center, let radius)? = value { circle = (center, radius) }
    guard let center = try fields.optional("center", circle?.center) else { return .plane }
    return .circle(center: center, radius: try fields.number("radius", circle?.radius))
  }
}
