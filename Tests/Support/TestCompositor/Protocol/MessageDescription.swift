/// A request or an event, as a protocol's XML describes it.
struct MessageDescription {
  struct Argument {
    var type: String
    var interface: String?
    var allowsNull = false
  }

  var name: String
  var since: Int
  /// Whether the object is gone after it.
  var isDestructor: Bool
  var arguments: [Argument] = []

  /// As libwayland writes it: the version that it came with, and a letter for each argument.
  var signature: String {
    let letters = arguments.map { argument in
      // An object of an interface that only the client knows (`wl_registry.bind`) comes with name and version of that.
      let prefix = argument.type == "new_id" && argument.interface == nil ? "su" : ""
      return prefix + (argument.allowsNull ? "?" : "") + (Self.letters[argument.type] ?? "")
    }
    return (since > 1 ? "\(since)" : "") + letters.joined()
  }

  /// The interface of each argument; none for those that are no objects.
  var interfaces: [String?] {
    arguments.flatMap { $0.type == "new_id" && $0.interface == nil ? [nil, nil, nil] : [$0.interface] }
  }

  private static let letters = [
    "int": "i", "uint": "u", "fixed": "f", "string": "s", "object": "o", "new_id": "n", "array": "a", "fd": "h",
  ]
}
