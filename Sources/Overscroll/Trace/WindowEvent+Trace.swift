import OverscrollFormats
import OverscrollInput
import ScrollGeometry
import ScrollInteraction

extension WindowEvent {
  /// Whether traces contain the event. A hovering pointer or a redraw moves nothing.
  var isTraced: Bool {
    switch kind {
    case .input(.hover), .focusLost, .exposed, .preferences, .composition, .drop, .quit: false
    case .input, .secondaryClick, .resize, .text, .modifiers, .accessibility: true
    }
  }
}

/// The format of an event in a trace.
extension WindowEvent: Encodable, JSONReadable {
  package init(_ value: JSONTree.Value) throws(Malformation) {
    let fields = try TracedEvent(value)
    self.init(time: fields.time, kind: try fields.eventKind)
  }

  package func encode(to encoder: any Encoder) throws { try TracedEvent(self).encode(to: encoder) }
}

/// The fields of an event in a trace. Each kind of event has some of them.
private struct TracedEvent: Encodable {
  var time: Double
  var kind = ""
  var pointer: String?
  var x, y, dx, dy: Double?
  var precise, end: Bool?
  var phase: String?
  var scale: Double?
  var key: String?
  var modifiers: [String]?
  var isRepeat: Bool?
  var size: [Double]?
  var text: String?
  var element, action: String?
  var value: Double?
  var range: [Int]?

  enum CodingKeys: String, CodingKey {
    case time, kind, pointer, x, y, dx, dy, precise, end, phase, scale, key, modifiers, size, text
    case element, action, value, range
    case isRepeat = "repeat"
  }

  // MARK: - Writing

  init(_ event: WindowEvent) {
    time = event.time
    switch event.kind {
    case .input(.pointer(let event)):
      (kind, pointer, position) = (event.phase.traceName, event.device.traceName, event.position)
    case .input(.wheel(let event)):
      (kind, dx, dy, position) = ("wheel", event.delta.x, event.delta.y, event.position)
      (precise, end) = (event.isPrecise, event.isEnd ? true : nil)
      modifiers = event.isZoom ? KeyPress.Modifiers.control.traceNames : nil
    case .input(.pinch(let event)):
      (kind, phase, scale, position) = ("pinch", event.phase.traceName, event.scale, event.center)
    case .input(.key(let press)):
      (kind, key, isRepeat) = ("key", press.key.name, press.isRepeat ? true : nil)
      modifiers = press.modifiers.isEmpty ? nil : press.modifiers.traceNames
    case .secondaryClick(let place): (kind, position) = ("secondaryClick", place)
    case .resize(let size): (kind, self.size) = ("resize", [size.width, size.height])
    case .text(let text): (kind, self.text) = ("text", text)
    case .modifiers(let modifiers): (kind, self.modifiers) = ("modifiers", modifiers.traceNames)
    case .accessibility(let request):
      (kind, element) = ("accessibility", request.element)
      switch request.kind {
      case .perform(let action): self.action = action
      case .focus: break
      case .setValue(let value): self.value = value
      case .select(let part): range = [part.lowerBound, part.upperBound]
      case .replace(let part, let text): (range, self.text) = ([part.lowerBound, part.upperBound], text)
      }
    case .input(.hover), .focusLost, .exposed, .preferences, .composition, .drop, .quit:
      preconditionFailure("Only events that are traced (isTraced) have a form in a trace.")
    }
  }

  private var position: Vector2? {
    get { x.flatMap { x in y.map { Vector2(x, $0) } } }
    set { (x, y) = (newValue?.x, newValue?.y) }
  }

  // MARK: - Reading

  init(_ fields: JSONTree.Value) throws(Malformation) {
    func optional<Field: JSONReadable>(_ key: CodingKeys) throws(Malformation) -> Field? {
      try fields.optional(key.rawValue)
    }
    time = try fields.required("time")
    kind = try fields.required("kind")
    pointer = try optional(.pointer)
    (x, y, dx, dy) = (try optional(.x), try optional(.y), try optional(.dx), try optional(.dy))
    (precise, end) = (try optional(.precise), try optional(.end))
    (phase, scale) = (try optional(.phase), try optional(.scale))
    (key, modifiers, isRepeat) = (try optional(.key), try optional(.modifiers), try optional(.isRepeat))
    (size, text) = (try optional(.size), try optional(.text))
    (element, action) = (try optional(.element), try optional(.action))
    (value, range) = (try optional(.value), try optional(.range))
  }

  /// The longest time in a trace, in seconds: a run without a display computes every frame up to the last event.
  private static let latestTime = 86_400.0

  var eventKind: WindowEvent.Kind {
    get throws(Malformation) {
      guard time <= Self.latestTime else { throw malformed(.time, "expected at most 86400 seconds") }
      switch kind {
      case "wheel":
        let (delta, isZoom) = (Vector2(dx ?? 0, dy ?? 0), try keyModifiers.contains(.control))
        return .input(
          .wheel(
            WheelEvent(
              delta: delta, isPrecise: precise ?? false, isZoom: isZoom, isEnd: end ?? false,
              position: try readPosition, time: time)))
      case "pinch":
        let phase: PinchEvent.Phase = try named(try required(phase, .phase), for: .phase, kind: "phase")
        let scale = try required(scale, .scale)
        guard scale > 0 else { throw malformed(.scale, "expected a number above 0") }
        return .input(.pinch(PinchEvent(phase, scale: scale, center: try readPosition, time: time)))
      case "key":
        let key = Key(name: try required(key, .key))
        return .input(.key(KeyPress(key, modifiers: try keyModifiers, isRepeat: isRepeat ?? false)))
      case "secondaryClick": return .secondaryClick(try readPosition)
      case "modifiers": return .modifiers(try keyModifiers)
      case "text": return .text(try required(text, .text))
      case "accessibility": return .accessibility(.init(try required(element, .element), try requestKind))
      case "resize":
        guard let size = Size(pair: try required(size, .size)) else {
          throw malformed(.size, "expected two numbers from 1 to 16384")
        }
        return .resize(size)
      default:
        let phase: PointerEvent.Phase = try named(kind, for: .kind, kind: "kind")
        let device: PointerEvent.Device = try named(pointer ?? "mouse", for: .pointer, kind: "pointer")
        return .input(.pointer(PointerEvent(phase, device: device, position: try readPosition, time: time)))
      }
    }
  }

  /// The request of an `accessibility` event: by default, that for the focus.
  private var requestKind: AccessibilityRequest.Kind {
    get throws(Malformation) {
      if let action { return .perform(action) }
      if let value { return .setValue(value) }
      guard let range else { return .focus }
      guard range.count == 2, range[0] >= 0, range[1] >= range[0] else {
        throw malformed(.range, "expected two ascending positions")
      }
      return text.map { .replace(range[0]..<range[1], by: $0) } ?? .select(range[0]..<range[1])
    }
  }

  private var readPosition: Vector2 { get throws(Malformation) { Vector2(try required(x, .x), try required(y, .y)) } }

  private var keyModifiers: KeyPress.Modifiers {
    get throws(Malformation) {
      KeyPress.Modifiers(
        try (modifiers ?? []).map { name throws(Malformation) in try named(name, for: .modifiers, kind: "modifier") })
    }
  }

  private func required<Value>(_ value: Value?, _ field: CodingKeys) throws(Malformation) -> Value {
    guard let value else { throw Malformation("\"\(field.rawValue)\" is missing") }
    return value
  }

  /// Returns the case with a name; `kind` names the type in the error if there is no such case.
  private func named<Value: TraceNamed>(
    _ name: String, for field: CodingKeys, kind: String
  ) throws(Malformation) -> Value {
    guard let value = Value(traceName: name) else { throw malformed(field, "unknown \(kind) \"\(name.excerpt)\"") }
    return value
  }

  private func malformed(_ field: CodingKeys, _ problem: String) -> Malformation {
    Malformation("\(field.rawValue): \(problem)")
  }
}
