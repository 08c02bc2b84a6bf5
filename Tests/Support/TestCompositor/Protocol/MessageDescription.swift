/// A request or an event, as described by a protocol's XML.
struct MessageDescription {
  struct Argument {
    var type: String
    var interface: String?
    var allowsNull = false
  }

  var name: String
  var since: Int
  /// Whether the message destroys its object.
  var isDestructor: Bool
  var arguments: [Argument] = []

  /// The signature in libwayland's form: the version that introduced the message, and a letter for each argument.
  var signature: String {
    let letters = arguments.map { argument in
      // If the client chooses the new object's interface (`wl_registry.bind`), its name and version come first.
      let prefix = argument.type == "new_id" && argument.interface == nil ? "su" : ""
      return prefix + (argument.allowsNull ? "?" : "") + (Self.letters[argument.type] ?? "")
    }
    return (since > 1 ? "\(since)" : "") + letters.joined()
  }

  /// The interface of each argument; `nil` for an argument that is not an object.
  var interfaces: [String?] {
    arguments.flatMap { $0.type == "new_id" && $0.interface == nil ? [nil, nil, nil] : [$0.interface] }
  }

  private static let letters = [
    "int": "i", "uint": "u", "fixed": "f", "string": "s", "object": "o", "new_id": "n", "array": "a", "fd": "h",
  ]
}
