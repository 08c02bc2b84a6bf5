import FoundationEssentials

/// Springs as design tokens: JSON in the format of the Design Tokens Community Group, with a `$type` of our own
/// (Documentation/App.md).
enum SpringTokens {
  private static let type = "spring"

  private struct Quantity: Codable {
    var value: Double
    var unit: String

    init(_ value: Double, _ unit: String) { (self.value, self.unit) = (value, unit) }

    /// Reads an object, or a number of seconds.
    init(from decoder: any Decoder) throws {
      if let seconds = try? decoder.singleValueContainer().decode(Double.self) {
        self.init(seconds, "s")
        return
      }
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self.init(try fields.decode(Double.self, forKey: .value), try fields.decode(String.self, forKey: .unit))
    }

    var seconds: Double { unit == "ms" ? value / 1000 : value }
  }

  private struct Value: Codable {
    var duration: Quantity?
    var bounce, mass, stiffness, damping, dampingRatio: Double?
    var linear: String?
    var linearDuration: Quantity?

    init(_ spring: Spring) {
      let easing = SpringEasing(spring)
      (duration, bounce) = (Quantity(spring.response, "s"), spring.bounce)
      (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
      dampingRatio = spring.dampingRatio
      (linear, linearDuration) = (easing.css, Quantity((easing.duration * 1000).rounded(), "ms"))
    }

    /// The spring of the physical numbers, or else of duration and bounce.
    var spring: Spring? {
      if let stiffness {
        return dampingRatio.map { Spring(mass: mass ?? 1, stiffness: stiffness, dampingRatio: $0) }
          ?? damping.map { Spring(mass: mass ?? 1, stiffness: stiffness, damping: $0) }
      }
      return duration.flatMap { duration in bounce.map { Spring(duration: duration.seconds, bounce: $0) } }
    }
  }

  // MARK: - Writing

  private struct Token: Encodable {
    let code: SpringCode

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: JSONKey.self)
      try fields.encode(SpringTokens.type, forKey: JSONKey("$type"))
      try fields.encode(code.spring.words, forKey: JSONKey("$description"))
      try fields.encode(Value(code.spring), forKey: JSONKey("$value"))
    }
  }

  private struct Document: Encodable {
    let codes: [SpringCode]
    let remark: String

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: JSONKey.self)
      if !remark.isEmpty { try fields.encode(remark, forKey: JSONKey("$description")) }
      for code in codes { try fields.encode(Token(code: code), forKey: JSONKey(code.name)) }
    }
  }

  /// Returns the tokens of springs, with a remark on all of them; empty if there are no springs.
  static func text(_ codes: [SpringCode], remark: String) -> String {
    guard !codes.isEmpty else { return "" }
    return Document(codes: codes, remark: remark).json() + "\n"
  }

  // MARK: - Reading

  /// A token, or a group of tokens whose `$type` they have if they have none.
  private struct Group: Decodable {
    private(set) var springs: [(name: String, type: String?, value: Value)] = []

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: JSONKey.self)
      let type = try? fields.decode(String.self, forKey: JSONKey("$type"))
      if let value = try? fields.decode(Value.self, forKey: JSONKey("$value")) {
        springs = [(decoder.codingPath.last?.stringValue ?? "", type, value)]
        return
      }
      for key in fields.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
        guard !key.stringValue.hasPrefix("$"), let group = try? fields.decode(Group.self, forKey: key) else { continue }
        springs += group.springs.map { ($0.name, $0.type ?? type, $0.value) }
      }
    }
  }

  /// Returns the springs among tokens in any depth of groups; `nil` if `text` has no tokens. The last part of a token's
  /// path is its name.
  static func springs(in text: String) -> [PastedCode.NamedSpring]? {
    guard let group = try? JSONDecoder().decode(Group.self, from: Data(text.utf8)), !group.springs.isEmpty else {
      return nil
    }
    return group.springs.compactMap { token in
      guard token.type == type, let spring = token.value.spring else { return nil }
      let role = SpringRole.allCases.first { $0.isNamed(by: token.name) }
      return (role, spring, token.value.stiffness != nil)
    }
  }
}
