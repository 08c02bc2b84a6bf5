#if !hasFeature(Embedded)
  /// A law is encoded by its name and its numbers. A law of your own has neither.
  extension DecelerationLaw: Codable {
    enum CodingKeys: NumberKey {
      case law, rate, form, exponent, scale, resistance, drag, greatestVelocity, inflexion, deceleration, pace
      case longestDuration, longestDistance
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      func number(_ key: CodingKeys) throws -> Double { try fields.decode(Double.self, forKey: key) }
      switch try fields.decode(String.self, forKey: .law) {
      case "exponential":
        self = .exponential(
          try fields.decode(DecelerationRate.self, forKey: .rate),
          form: try fields.decode(DecelerationForm.self, forKey: .form))
      case "power": self = .power(exponent: try number(.exponent), scale: try number(.scale))
      case "friction":
        self = .friction(
          resistance: try number(.resistance), drag: try number(.drag), greatestVelocity: try number(.greatestVelocity))
      case "spline": self = .spline(inflexion: try number(.inflexion), drag: try number(.drag))
      case "bezier":
        self = .bezier(
          deceleration: try number(.deceleration), pace: try number(.pace),
          longestDuration: try number(.longestDuration), longestDistance: try number(.longestDistance))
      case let name: throw fields.failure("There is no deceleration law \"\(name)\".", .law)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      func encode(_ name: String, _ numbers: KeyValuePairs<CodingKeys, Double>) throws {
        try fields.encode(name, forKey: .law)
        for (key, number) in numbers { try fields.encode(number, forKey: key) }
      }
      switch self {
      case .exponential(let rate, let form):
        try encode("exponential", [.rate: rate.rawValue])
        try fields.encode(form, forKey: .form)
      case .power(let exponent, let scale): try encode("power", [.exponent: exponent, .scale: scale])
      case .friction(let resistance, let drag, let greatest):
        try encode("friction", [.resistance: resistance, .drag: drag, .greatestVelocity: greatest])
      case .spline(let inflexion, let drag): try encode("spline", [.inflexion: inflexion, .drag: drag])
      case .bezier(let deceleration, let pace, let duration, let distance):
        try encode(
          "bezier",
          [.deceleration: deceleration, .pace: pace, .longestDuration: duration, .longestDistance: distance])
      case .custom:
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "A law of your own cannot be encoded."))
      }
    }
  }
#endif
