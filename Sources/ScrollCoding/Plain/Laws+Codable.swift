/// A rate is its raw value, a number.
extension DecelerationRate: Codable {}

extension DecelerationLaw: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let numbers = value?.parts.numbers
    switch try fields("law", value?.parts.name) {
    case "exponential":
      return .exponential(
        DecelerationRate(rawValue: try fields.finite("rate", numbers?[0])),
        form: try fields("form", numbers.map { $0[1] == 0 ? DecelerationForm.integral : .sum }))
    case "power":
      return .power(
        exponent: try fields.finite("exponent", numbers?[0]), scale: try fields.finite("scale", numbers?[1]))
    case "friction":
      return .friction(
        resistance: try fields.finite("resistance", numbers?[0]), drag: try fields.finite("drag", numbers?[1]),
        greatestVelocity: try fields.number("greatestVelocity", numbers?[2]))
    case "spline":
      return .spline(
        inflexion: try fields.finite("inflexion", numbers?[0]), drag: try fields.finite("drag", numbers?[1]))
    case "bezier":
      return .bezier(
        deceleration: try fields.finite("deceleration", numbers?[0]), pace: try fields.finite("pace", numbers?[1]),
        longestDuration: try fields.number("longestDuration", numbers?[2]),
        longestDistance: try fields.number("longestDistance", numbers?[3]))
    case "custom": throw fields.failure("A deceleration law of your own cannot be encoded.")
    case let name: throw fields.failure("There is no deceleration law \"\(name)\".")
    }
  }

  private var parts: (name: String, numbers: [Double]) {
    switch self {
    case .exponential(let rate, let form): ("exponential", [rate.rawValue, form == .integral ? 0 : 1])
    case .power(let exponent, let scale): ("power", [exponent, scale])
    case .friction(let resistance, let drag, let greatest): ("friction", [resistance, drag, greatest])
    case .spline(let inflexion, let drag): ("spline", [inflexion, drag])
    case .bezier(let deceleration, let pace, let duration, let distance):
      ("bezier", [deceleration, pace, duration, distance])
    case .custom: ("custom", [])
    }
  }
}

extension DecelerationForm: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["integral": .integral, "sum": .sum] }
}

extension FlickAccumulation: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    FlickAccumulation(try Rule.coded(value?.rule, &fields))
  }
}

extension FlickAccumulation.Rule: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let numbers = value?.parts.numbers
    switch try fields("rule", value?.parts.name) {
    case "none": return .none
    case "share": return .share(try fields.finite("share", numbers?[0]))
    case "multiplied":
      return .multiplied(
        floor: try fields.finite("floor", numbers?[0]), ceiling: try fields.finite("ceiling", numbers?[1]),
        greatest: try fields.number("greatest", numbers?[2]))
    case "power":
      return .power(
        factor: try fields.finite("factor", numbers?[0]), exponent: try fields.finite("exponent", numbers?[1]),
        greatest: try fields.number("greatest", numbers?[2]), floor: try fields.finite("floor", numbers?[3]),
        longestRest: try fields.number("longestRest", numbers?[4]))
    case "series": return .series(try fields("growth", value.flatMap { FlickAccumulation($0).growth }))
    case let name: throw fields.failure("There is no rule \"\(name)\".")
    }
  }

  private var parts: (name: String, numbers: [Double]) {
    switch self {
    case .none: ("none", [])
    case .share(let share): ("share", [share])
    case .multiplied(let floor, let ceiling, let greatest): ("multiplied", [floor, ceiling, greatest])
    case .power(let factor, let exponent, let greatest, let floor, let rest):
      ("power", [factor, exponent, greatest, floor, rest])
    case .series: ("series", [])
    }
  }
}

extension FlickGrowth: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    FlickGrowth(
      firstCount: try fields("firstCount", value?.firstCount), rate: try fields.finite("rate", value?.rate),
      longestTravel: try fields.number("longestTravel", value?.longestTravel),
      greatest: try fields.number("greatest", value?.greatest),
      longestPause: try fields.number("longestPause", value?.longestPause))
  }
}

extension FlickSeries: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    FlickSeries(
      count: try fields.count("count", value?.count),
      multiplier: try fields.number("multiplier", value?.multiplier, in: 1 ... .greatestFiniteMagnitude),
      isForward: try fields("isForward", value?.isForward), end: try fields.number("end", value?.end))
  }
}
