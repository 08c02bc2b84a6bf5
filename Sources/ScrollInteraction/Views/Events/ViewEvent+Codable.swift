#if !hasFeature(Embedded)
  /// A kind is encoded by its name and what belongs to it.
  extension ViewEvent.Kind: Codable where Target: Codable {
    enum CodingKeys: CodingKey { case kind, velocity, target, willDecelerate, receiver, mark }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      func target() throws -> Target { try fields.decode(Target.self, forKey: .target) }
      switch try fields.decode(String.self, forKey: .kind) {
      case "willBeginDragging": self = .willBeginDragging
      case "willEndDragging":
        self = .willEndDragging(
          velocity: try fields.decode(Vector2.self, forKey: .velocity).bounded, target: try target())
      case "didEndDragging":
        self = .didEndDragging(willDecelerate: try fields.decode(Bool.self, forKey: .willDecelerate))
      case "didEndDecelerating": self = .didEndDecelerating
      case "willMove": self = .willMove(to: try target())
      case "handedOver": self = .handedOver(to: try fields.decode(Int.self, forKey: .receiver))
      case "didPass": self = .didPass(try fields.decode(Int.self, forKey: .mark))
      case "didSettle": self = .didSettle(at: try target())
      case let name: throw fields.failure("There is no event \"\(name)\".", .kind)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      func encode(_ name: String, _ value: some Encodable, _ key: CodingKeys) throws {
        try fields.encode(name, forKey: .kind)
        try fields.encode(value, forKey: key)
      }
      switch self {
      case .willBeginDragging: try fields.encode("willBeginDragging", forKey: .kind)
      case .willEndDragging(let velocity, let target):
        try encode("willEndDragging", target, .target)
        try fields.encode(velocity, forKey: .velocity)
      case .didEndDragging(let willDecelerate): try encode("didEndDragging", willDecelerate, .willDecelerate)
      case .didEndDecelerating: try fields.encode("didEndDecelerating", forKey: .kind)
      case .willMove(let target): try encode("willMove", target, .target)
      case .handedOver(let receiver): try encode("handedOver", receiver, .receiver)
      case .didPass(let mark): try encode("didPass", mark, .mark)
      case .didSettle(let target): try encode("didSettle", target, .target)
      }
    }
  }
#endif
