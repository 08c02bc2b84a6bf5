internal import COverscrollDBus

indirect enum DBusValue: Hashable, Sendable {
  case text(String)
  case path(String)
  case int(Int)
  case uint(Int)
  case number(Double)
  case flag(Bool)
  case array(of: String, [DBusValue])
  case structure([DBusValue])
  case entry(DBusValue, DBusValue)
  case variant(DBusValue)

  var signature: String {
    switch self {
    case .text: "s"
    case .path: "o"
    case .int: "i"
    case .uint: "u"
    case .number: "d"
    case .flag: "b"
    case .array(let element, _): "a" + element
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .entry(let key, let value): "{\(key.signature)\(value.signature)}"
    case .variant: "v"
    }
  }

  // MARK: - Writing

  func append(to iterator: inout DBusMessageIter) {
    switch self {
    case .text(let text), .path(let text): text.withCString { Self.append(Optional($0), type, to: &iterator) }
    case .int(let number): Self.append(Int32(clamping: number), type, to: &iterator)
    case .uint(let number): Self.append(UInt32(clamping: number), type, to: &iterator)
    case .number(let number): Self.append(number, type, to: &iterator)
    case .flag(let flag): Self.append(dbus_bool_t(flag ? 1 : 0), type, to: &iterator)
    case .array(let element, let values): Self.append(values, type, element, to: &iterator)
    case .structure(let values): Self.append(values, "r".dbusType, nil, to: &iterator)
    case .entry(let key, let value): Self.append([key, value], "e".dbusType, nil, to: &iterator)
    case .variant(let value): Self.append([value], type, value.signature, to: &iterator)
    }
  }

  private var type: Int32 { signature.dbusType }

  private static func append<Value>(_ value: Value, _ type: Int32, to iterator: inout DBusMessageIter) {
    withUnsafePointer(to: value) { _ = dbus_message_iter_append_basic(&iterator, type, $0) }
  }

  private static func append(
    _ values: [DBusValue], _ type: Int32, _ contents: String?, to iterator: inout DBusMessageIter
  ) {
    var inner = DBusMessageIter()
    dbus_message_iter_open_container(&iterator, type, contents, &inner)
    for value in values { value.append(to: &inner) }
    dbus_message_iter_close_container(&iterator, &inner)
  }

  // MARK: - Reading

  /// Reads the value at `iterator`; `nil` at the end, and for other types.
  init?(_ iterator: inout DBusMessageIter) {
    func basic<Value: BitwiseCopyable>(_ value: Value) -> Value {
      var value = value
      withUnsafeMutablePointer(to: &value) { dbus_message_iter_get_basic(&iterator, $0) }
      return value
    }
    func text() -> String { basic(UnsafePointer<CChar>?.none).map { String(cString: $0) } ?? "" }
    func inner() -> [DBusValue] {
      var inner = DBusMessageIter()
      dbus_message_iter_recurse(&iterator, &inner)
      return Self.values(&inner)
    }
    switch UnicodeScalar(UInt8(truncatingIfNeeded: dbus_message_iter_get_arg_type(&iterator))) {
    case "s": self = .text(text())
    case "o": self = .path(text())
    case "i": self = .int(Int(basic(Int32(0))))
    case "u": self = .uint(Int(basic(UInt32(0))))
    case "d": self = .number(basic(0.0))
    case "b": self = .flag(basic(dbus_bool_t(0)) != 0)
    case "a":
      let values = inner()
      self = .array(of: values.first?.signature ?? "s", values)
    case "r": self = .structure(inner())
    case "e":
      let members = inner()
      guard members.count == 2 else { return nil }
      self = .entry(members[0], members[1])
    case "v":
      guard let value = inner().first else { return nil }
      self = .variant(value)
    default: return nil
    }
  }

  static func values(_ iterator: inout DBusMessageIter) -> [DBusValue] {
    var values: [DBusValue] = []
    while let value = DBusValue(&iterator) {
      values.append(value)
      if dbus_message_iter_next(&iterator) == 0 { break }
    }
    return values
  }

  /// The value without the variants around it.
  var content: DBusValue { if case .variant(let value) = self { value.content } else { self } }

  var string: String? {
    switch self {
    case .text(let text), .path(let text): text
    default: nil
    }
  }

  /// The values of a dictionary with text keys, without the variants around them; empty for other values.
  var dictionary: [String: DBusValue] {
    guard case .array(_, let entries) = self else { return [:] }
    return entries.reduce(into: [:]) { found, entry in
      if case .entry(let key, let value) = entry, let name = key.string { found[name] = value.content }
    }
  }

  var double: Double? { if case .number(let number) = self { number } else { integer.map(Double.init) } }

  var integer: Int? {
    switch self {
    case .int(let number), .uint(let number): number
    default: nil
    }
  }
}

extension String {
  fileprivate var dbusType: Int32 { Int32(utf8.first ?? 0) }
}
