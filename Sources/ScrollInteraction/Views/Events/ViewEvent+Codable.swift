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
      func encode(_ name: String, target: Target? = nil) throws {
        try fields.encode(name, forKey: .kind)
        if let target { try fields.encode(target, forKey: .target) }
      }
      switch self {
      case .willBeginDragging: try encode("willBeginDragging")
      case .willEndDragging(let velocity, let target):
        try encode("willEndDragging", target: target)
        try fields.encode(velocity, forKey: .velocity)
      case .didEndDragging(let willDecelerate):
        try encode("didEndDragging")
        try fields.encode(willDecelerate, forKey: .willDecelerate)
      case .didEndDecelerating: try encode("didEndDecelerating")
      case .willMove(let target): try encode("willMove", target: target)
      case .handedOver(let receiver):
        try encode("handedOver")
        try fields.encode(receiver, forKey: .receiver)
      case .didPass(let mark):
        try encode("didPass")
        try fields.encode(mark, forKey: .mark)
      case .didSettle(let target): try encode("didSettle", target: target)
      }
    }
  }
#endif
