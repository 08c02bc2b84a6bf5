import OverscrollInput
import ScrollGeometry
import ScrollInteraction

extension WindowEvent {
  /// Whether traces contain the event. A hovering pointer or a redraw moves nothing.
  var isTraced: Bool {
    switch kind {
    case .input(.hover), .focusLost, .exposed, .preferences, .composition, .drop, .quit: false
    case .input, .resize, .text, .modifiers: true
    }
  }

  /// The longest time in a trace, in seconds: a run without a display computes every frame up to the last event.
  private static let latestTime = 86_400.0

  fileprivate enum Field: String, CodingKey {
    case time, kind, pointer, x, y, dx, dy, precise, end, phase, scale, key, modifiers, size, text
    case isRepeat = "repeat"
  }

  fileprivate typealias Reader = KeyedDecodingContainer<Field>
  fileprivate typealias Writer = KeyedEncodingContainer<Field>
}

/// The format of an event in a trace.
extension WindowEvent: Codable {
  package init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    let time = try fields.decode(Double.self, forKey: .time)
    guard time <= Self.latestTime else {
      throw fields.malformed(.time, "expected at most 86400 seconds")
    }
    self.init(time: time, kind: try Kind(fields))
  }

  package func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(time, forKey: .time)
    switch kind {
    case .input(.pointer(let event)):
      try fields.encode(event.phase.traceName, forKey: .kind)
      try fields.encode(event.device.traceName, forKey: .pointer)
      try fields.encode(event.position)
    case .input(.wheel(let event)): try event.encode(into: &fields)
    case .input(.pinch(let event)): try event.encode(into: &fields)
    case .input(.key(let press)): try press.encode(into: &fields)
    case .resize(let size):
      try fields.encode("resize", forKey: .kind)
      try fields.encode([size.width, size.height], forKey: .size)
    case .text(let text):
      try fields.encode("text", forKey: .kind)
      try fields.encode(text, forKey: .text)
    case .modifiers(let modifiers):
      try fields.encode("modifiers", forKey: .kind)
      try fields.encode(modifiers.traceNames, forKey: .modifiers)
    case .input(.hover), .focusLost, .exposed, .preferences, .composition, .drop, .quit:
      preconditionFailure("Only events that are traced (isTraced) have a form in a trace.")
    }
  }
}

extension WindowEvent.Kind {
  fileprivate init(_ fields: WindowEvent.Reader) throws {
    switch try fields.decode(String.self, forKey: .kind) {
    case "wheel": self = .input(.wheel(try WheelEvent(fields)))
    case "pinch": self = .input(.pinch(try PinchEvent(fields)))
    case "key": self = .input(.key(try KeyPress(fields)))
    case "modifiers": self = .modifiers(try fields.modifiers())
    case "text": self = .text(try fields.decode(String.self, forKey: .text))
    case "resize":
      guard let size = Size(pair: try fields.decode([Double].self, forKey: .size)) else {
        throw fields.malformed(.size, "expected two numbers from 1 to 16384")
      }
      self = .resize(size)
    case let phase:
      let event = PointerEvent(
        try fields.named(phase, for: .kind, kind: "kind"),
        device: try fields.named(
          try fields.decodeIfPresent(String.self, forKey: .pointer) ?? "mouse", for: .pointer, kind: "pointer"),
        position: try fields.position(), time: try fields.decode(Double.self, forKey: .time))
      self = .input(.pointer(event))
    }
  }
}

extension WheelEvent {
  fileprivate init(_ fields: WindowEvent.Reader) throws {
    self.init(
      delta: Vector2(
        try fields.decodeIfPresent(Double.self, forKey: .dx) ?? 0,
        try fields.decodeIfPresent(Double.self, forKey: .dy) ?? 0),
      isPrecise: try fields.decodeIfPresent(Bool.self, forKey: .precise) ?? false,
      isZoom: try fields.modifiers().contains(.control),
      isEnd: try fields.decodeIfPresent(Bool.self, forKey: .end) ?? false,
      position: try fields.position(), time: try fields.decode(Double.self, forKey: .time))
  }

  fileprivate func encode(into fields: inout WindowEvent.Writer) throws {
    try fields.encode("wheel", forKey: .kind)
    try fields.encode(delta.x, forKey: .dx)
    try fields.encode(delta.y, forKey: .dy)
    try fields.encode(isPrecise, forKey: .precise)
    if isEnd { try fields.encode(true, forKey: .end) }
    if isZoom { try fields.encode(KeyPress.Modifiers.control.traceNames, forKey: .modifiers) }
    try fields.encode(position)
  }
}

extension PinchEvent {
  fileprivate init(_ fields: WindowEvent.Reader) throws {
    let phase: Phase = try fields.named(try fields.decode(String.self, forKey: .phase), for: .phase, kind: "phase")
    let scale = try fields.decode(Double.self, forKey: .scale)
    guard scale > 0 else { throw fields.malformed(.scale, "expected a number above 0") }
    self.init(
      phase, scale: scale, center: try fields.position(),
      time: try fields.decode(Double.self, forKey: .time))
  }

  fileprivate func encode(into fields: inout WindowEvent.Writer) throws {
    try fields.encode("pinch", forKey: .kind)
    try fields.encode(phase.traceName, forKey: .phase)
    try fields.encode(scale, forKey: .scale)
    try fields.encode(center)
  }
}

extension KeyPress {
  fileprivate init(_ fields: WindowEvent.Reader) throws {
    self.init(
      Key(name: try fields.decode(String.self, forKey: .key)), modifiers: try fields.modifiers(),
      isRepeat: try fields.decodeIfPresent(Bool.self, forKey: .isRepeat) ?? false)
  }

  fileprivate func encode(into fields: inout WindowEvent.Writer) throws {
    try fields.encode("key", forKey: .kind)
    try fields.encode(key.name, forKey: .key)
    if !modifiers.isEmpty { try fields.encode(modifiers.traceNames, forKey: .modifiers) }
    if isRepeat { try fields.encode(true, forKey: .isRepeat) }
  }
}

extension WindowEvent.Reader {
  fileprivate func malformed(_ field: WindowEvent.Field, _ problem: String) -> DecodingError {
    .dataCorruptedError(forKey: field, in: self, debugDescription: problem)
  }

  /// Returns the case with a name; `kind` names the type in the error if there is no such case.
  fileprivate func named<Value: TraceNamed>(
    _ name: String, for field: WindowEvent.Field, kind: String
  ) throws -> Value {
    guard let value = Value(traceName: name) else { throw malformed(field, "unknown \(kind) \"\(name)\"") }
    return value
  }

  fileprivate func position() throws -> Vector2 {
    Vector2(try decode(Double.self, forKey: .x), try decode(Double.self, forKey: .y))
  }

  fileprivate func modifiers() throws -> KeyPress.Modifiers {
    let names = try decodeIfPresent([String].self, forKey: .modifiers) ?? []
    return KeyPress.Modifiers(try names.map { try named($0, for: .modifiers, kind: "modifier") })
  }
}

extension WindowEvent.Writer {
  fileprivate mutating func encode(_ position: Vector2) throws {
    try encode(position.x, forKey: .x)
    try encode(position.y, forKey: .y)
  }
}
