/// A scroll command of a key or a notch.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum ScrollStep: Hashable, Sendable {
  /// A step by a number of notches of a wheel; positive towards the end.
  case lines(Double)
  /// A step by a number of pages; positive towards the end.
  case pages(Double)
  /// A jump to the lower limit.
  case toStart
  /// A jump to the upper limit.
  case toEnd
}

#if !hasFeature(Embedded)
  extension ScrollStep: Codable {
    enum CodingKeys: NumberKey { case lines, pages, to }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if let count = try fields.decodeIfPresent(Double.self, forKey: .lines) {
        self = .lines(count)
      } else if let count = try fields.decodeIfPresent(Double.self, forKey: .pages) {
        self = .pages(count)
      } else {
        switch try fields.decode(String.self, forKey: .to) {
        case "start": self = .toStart
        case "end": self = .toEnd
        case let name: throw fields.failure("There is no end \"\(name)\".", .to)
        }
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .lines(let count): try fields.encode(count, forKey: .lines)
      case .pages(let count): try fields.encode(count, forKey: .pages)
      case .toStart: try fields.encode("start", forKey: .to)
      case .toEnd: try fields.encode("end", forKey: .to)
      }
    }
  }
#endif
