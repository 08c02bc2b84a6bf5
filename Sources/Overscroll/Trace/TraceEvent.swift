import OverscrollInput
import ScrollGeometry
import ScrollInteraction

/// The form of an input event in a trace.
struct TraceEvent: Equatable {
  var time: Double
  var kind: InputEvent.Kind
}

extension TraceEvent {
  /// `nil` for what does not belong in a trace: it moves nothing.
  init?(_ event: InputEvent) {
    switch event.kind {
    case .pointer, .wheel, .pinch, .key, .resize: self.init(time: event.time, kind: event.kind)
    case .hover, .hoverEnded, .focusLost, .exposed, .preferences, .quit: return nil
    }
  }

  var input: InputEvent { InputEvent(time: time, kind: kind) }
}

extension TraceEvent: Codable {
  private enum Field: String, CodingKey {
    case time, kind, pointer, x, y, dx, dy, precise, phase, scale, key, modifiers, size
    case isRepeat = "repeat"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    time = try TraceEvent.time(fields)
    kind = try TraceEvent.kind(fields)
  }

  /// A trace lasts a day at most: a time beyond would keep a run without a display busy for as good as ever.
  private static func time(_ fields: KeyedDecodingContainer<Field>) throws -> Double {
    let time = try fields.decode(Double.self, forKey: .time)
    guard time <= 86_400 else {
      throw DecodingError.dataCorruptedError(
        forKey: .time, in: fields, debugDescription: "an event happens within 86400 seconds of the start")
    }
    return time
  }

  private static func kind(_ fields: KeyedDecodingContainer<Field>) throws -> InputEvent.Kind {
    let name = try fields.decode(String.self, forKey: .kind)
    switch name {
    case "wheel": return .wheel(try wheel(fields))
    case "pinch": return .pinch(try pinch(fields))
    case "key": return .key(try key(fields))
    case "resize": return .resize(try size(fields))
    default:
      guard let phase = PointerEvent.Phase(name) else {
        throw DecodingError.dataCorruptedError(forKey: .kind, in: fields, debugDescription: "unknown kind \"\(name)\"")
      }
      return .pointer(phase, try device(fields), position: try position(fields))
    }
  }

  private static func device(_ fields: KeyedDecodingContainer<Field>) throws -> PointerEvent.Device {
    let name = try fields.decodeIfPresent(String.self, forKey: .pointer) ?? "mouse"
    guard let device = PointerEvent.Device(name) else {
      throw DecodingError.dataCorruptedError(
        forKey: .pointer, in: fields, debugDescription: "unknown pointer \"\(name)\"")
    }
    return device
  }

  private static func position(_ fields: KeyedDecodingContainer<Field>) throws -> Vector2 {
    Vector2(try fields.decode(Double.self, forKey: .x), try fields.decode(Double.self, forKey: .y))
  }

  private static func wheel(_ fields: KeyedDecodingContainer<Field>) throws -> WheelEvent {
    WheelEvent(
      delta: Vector2(
        try fields.decodeIfPresent(Double.self, forKey: .dx) ?? 0,
        try fields.decodeIfPresent(Double.self, forKey: .dy) ?? 0),
      isPrecise: try fields.decodeIfPresent(Bool.self, forKey: .precise) ?? false,
      isZoom: try modifiers(fields).contains(.control),
      position: try position(fields), time: try time(fields))
  }

  private static func pinch(_ fields: KeyedDecodingContainer<Field>) throws -> PinchEvent {
    let name = try fields.decode(String.self, forKey: .phase)
    guard let phase = PinchEvent.Phase(name) else {
      throw DecodingError.dataCorruptedError(forKey: .phase, in: fields, debugDescription: "unknown phase \"\(name)\"")
    }
    let scale = try fields.decode(Double.self, forKey: .scale)
    guard scale > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .scale, in: fields, debugDescription: "the scale of a pinch is above 0")
    }
    return PinchEvent(phase, scale: scale, center: try position(fields), time: try time(fields))
  }

  private static func key(_ fields: KeyedDecodingContainer<Field>) throws -> Key {
    Key(
      try fields.decode(String.self, forKey: .key), modifiers: try modifiers(fields),
      isRepeat: try fields.decodeIfPresent(Bool.self, forKey: .isRepeat) ?? false)
  }

  private static func modifiers(_ fields: KeyedDecodingContainer<Field>) throws -> Key.Modifiers {
    let names = try fields.decodeIfPresent([String].self, forKey: .modifiers) ?? []
    let modifiers = try names.map { name in
      guard let modifier = Key.Modifiers(name) else {
        throw DecodingError.dataCorruptedError(
          forKey: .modifiers, in: fields, debugDescription: "unknown modifier \"\(name)\"")
      }
      return modifier
    }
    return Key.Modifiers(modifiers)
  }

  private static func size(_ fields: KeyedDecodingContainer<Field>) throws -> Size {
    guard let size = Size(pair: try fields.decode([Double].self, forKey: .size)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .size, in: fields, debugDescription: "a size is two numbers from 1 to 16384")
    }
    return size
  }

  func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(time, forKey: .time)
    try encodeKind(into: &fields)
  }

  private func encodeKind(into fields: inout KeyedEncodingContainer<Field>) throws {
    switch kind {
    case .pointer(let phase, let device, let position):
      try fields.encode(phase.name, forKey: .kind)
      try fields.encode(device.name, forKey: .pointer)
      try TraceEvent.encode(position, into: &fields)
    case .wheel(let wheel): try TraceEvent.encode(wheel, into: &fields)
    case .pinch(let pinch): try TraceEvent.encode(pinch, into: &fields)
    case .key(let key): try TraceEvent.encode(key, into: &fields)
    case .resize(let size):
      try fields.encode("resize", forKey: .kind)
      try fields.encode([size.width, size.height], forKey: .size)
    case .hover, .hoverEnded, .focusLost, .exposed, .preferences, .quit:
      preconditionFailure("A trace event is made by init?(_:), which lets these kinds not pass.")
    }
  }

  private static func encode(_ position: Vector2, into fields: inout KeyedEncodingContainer<Field>) throws {
    try fields.encode(position.x, forKey: .x)
    try fields.encode(position.y, forKey: .y)
  }

  private static func encode(_ wheel: WheelEvent, into fields: inout KeyedEncodingContainer<Field>) throws {
    try fields.encode("wheel", forKey: .kind)
    try fields.encode(wheel.delta.x, forKey: .dx)
    try fields.encode(wheel.delta.y, forKey: .dy)
    try fields.encode(wheel.isPrecise, forKey: .precise)
    if wheel.isZoom { try fields.encode(Key.Modifiers.control.names, forKey: .modifiers) }
    try encode(wheel.position, into: &fields)
  }

  private static func encode(_ pinch: PinchEvent, into fields: inout KeyedEncodingContainer<Field>) throws {
    try fields.encode("pinch", forKey: .kind)
    try fields.encode(pinch.phase.name, forKey: .phase)
    try fields.encode(pinch.scale, forKey: .scale)
    try encode(pinch.center, into: &fields)
  }

  private static func encode(_ key: Key, into fields: inout KeyedEncodingContainer<Field>) throws {
    try fields.encode("key", forKey: .kind)
    try fields.encode(key.name, forKey: .key)
    if !key.modifiers.isEmpty { try fields.encode(key.modifiers.names, forKey: .modifiers) }
    if key.isRepeat { try fields.encode(true, forKey: .isRepeat) }
  }
}
