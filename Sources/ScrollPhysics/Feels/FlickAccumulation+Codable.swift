#if !hasFeature(Embedded)
  /// A rule is encoded by its name and its numbers.
  extension FlickAccumulation: Codable {
    enum CodingKeys: NumberKey {
      case rule, share, floor, ceiling, greatest, factor, exponent, longestRest, growth
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      func number(_ key: CodingKeys) throws -> Double { try fields.decode(Double.self, forKey: key) }
      switch try fields.decode(String.self, forKey: .rule) {
      case "none": self.init(.none)
      case "share": self.init(.share(try number(.share)))
      case "multiplied":
        self.init(
          .multiplied(floor: try number(.floor), ceiling: try number(.ceiling), greatest: try number(.greatest)))
      case "power":
        self.init(
          .power(
            factor: try number(.factor), exponent: try number(.exponent), greatest: try number(.greatest),
            floor: try number(.floor), longestRest: try number(.longestRest)))
      case "series": self.init(.series(try fields.decode(FlickGrowth.self, forKey: .growth)))
      case let name: throw fields.failure("There is no rule \"\(name)\".", .rule)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      func encode(_ name: String, _ numbers: KeyValuePairs<CodingKeys, Double> = [:]) throws {
        try fields.encode(name, forKey: .rule)
        for (key, number) in numbers { try fields.encode(number, forKey: key) }
      }
      switch rule {
      case .none: try encode("none")
      case .share(let share): try encode("share", [.share: share])
      case .multiplied(let floor, let ceiling, let greatest):
        try encode("multiplied", [.floor: floor, .ceiling: ceiling, .greatest: greatest])
      case .power(let factor, let exponent, let greatest, let floor, let rest):
        try encode(
          "power",
          [.factor: factor, .exponent: exponent, .greatest: greatest, .floor: floor, .longestRest: rest])
      case .series(let growth):
        try encode("series")
        try fields.encode(growth, forKey: .growth)
      }
    }
  }
#endif
