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

extension WindowEvent: Encodable, JSONReadable {
  package init(_ fields: JSONTree.Value) throws(Malformation) {
    let time: Double = try fields.required("time")
    // A run without a display computes every frame up to the last event.
    guard time <= 86_400 else { throw Malformation("time: expected at most 86400 seconds") }
    self.init(time: time, kind: try fields.eventKind(at: time))
  }

  package func encode(to encoder: any Encoder) throws { try TracedEvent(self).encode(to: encoder) }
}

/// The fields of an event in a trace, for writing. Each kind of event has some of them.
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
  var `repeat`: Bool?
  var size: [Double]?
  var text: String?
  var element, action: String?
  var value: Double?
  var range: [Int]?

  init(_ event: WindowEvent) {
    time = event.time
    switch event.kind {
    case .input(.pointer(let event)):
      (kind, pointer) = (event.phase.traceName, event.device.traceName)
      (x, y) = (event.position.x, event.position.y)
    case .input(.wheel(let event)):
      (kind, dx, dy, x, y) = ("wheel", event.delta.x, event.delta.y, event.position.x, event.position.y)
      (precise, end) = (event.isPrecise, event.isEnd ? true : nil)
      modifiers = event.isZoom ? KeyPress.Modifiers.control.namesInTrace : nil
    case .input(.pinch(let event)):
      (kind, phase, scale) = ("pinch", event.phase.traceName, event.scale)
      (x, y) = (event.center.x, event.center.y)
    case .input(.key(let press)):
      (kind, key, self.repeat) = ("key", press.key.name, press.isRepeat ? true : nil)
      modifiers = press.modifiers.isEmpty ? nil : press.modifiers.namesInTrace
    case .secondaryClick(let position): (kind, x, y) = ("secondaryClick", position.x, position.y)
    case .resize(let size): (kind, self.size) = ("resize", [size.width, size.height])
    case .text(let text): (kind, self.text) = ("text", text)
    case .modifiers(let modifiers): (kind, self.modifiers) = ("modifiers", modifiers.namesInTrace)
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
}

extension JSONTree.Value {
  fileprivate func eventKind(at time: Double) throws(Malformation) -> WindowEvent.Kind {
    switch try required("kind", String.self) {
    case "wheel":
      return .input(
        .wheel(
          WheelEvent(
            delta: Vector2(try optional("dx") ?? 0, try optional("dy") ?? 0),
            isPrecise: try optional("precise") ?? false,
            isZoom: try modifiers.contains(.control), isEnd: try optional("end") ?? false, position: try position,
            time: time)))
    case "pinch":
      let phase: PinchEvent.Phase = try named(try required("phase"), "phase")
      let scale: Double = try required("scale")
      guard scale > 0 else { throw Malformation("scale: expected a number above 0") }
      return .input(.pinch(PinchEvent(phase, scale: scale, center: try position, time: time)))
    case "key":
      let (key, isRepeat) = (Key(name: try required("key")), try optional("repeat", Bool.self))
      return .input(.key(KeyPress(key, modifiers: try modifiers, isRepeat: isRepeat ?? false)))
    case "secondaryClick": return .secondaryClick(try position)
    case "modifiers": return .modifiers(try modifiers)
    case "text": return .text(try required("text"))
    case "accessibility": return .accessibility(.init(try required("element"), try requestKind))
    case "resize":
      guard let size = Size(pair: try required("size")) else {
        throw Malformation("size: expected two numbers from 1 to 16384")
      }
      return .resize(size)
    case let kind:
      let phase: PointerEvent.Phase = try named(kind, "kind")
      let device: PointerEvent.Device = try named(try optional("pointer") ?? "mouse", "pointer")
      return .input(.pointer(PointerEvent(phase, device: device, position: try position, time: time)))
    }
  }

  /// The request of an `accessibility` event: by default, that for the focus.
  private var requestKind: AccessibilityRequest.Kind {
    get throws(Malformation) {
      if let action: String = try optional("action") { return .perform(action) }
      if let value: Double = try optional("value") { return .setValue(value) }
      guard let range: [Int] = try optional("range") else { return .focus }
      guard range.count == 2, range[0] >= 0, range[1] >= range[0] else {
        throw Malformation("range: expected two ascending positions")
      }
      let (part, text) = (range[0]..<range[1], try optional("text", String.self))
      return text.map { .replace(part, by: $0) } ?? .select(part)
    }
  }

  private var position: Vector2 { get throws(Malformation) { Vector2(try required("x"), try required("y")) } }

  private var modifiers: KeyPress.Modifiers {
    get throws(Malformation) {
      KeyPress.Modifiers(
        try (optional("modifiers", [String].self) ?? []).map { name throws(Malformation) in
          try named(name, "modifiers")
        })
    }
  }

  /// Returns the case with a name in `field`.
  private func named<Named: TraceNamed>(_ name: String, _ field: String) throws(Malformation) -> Named {
    guard let value = Named(traceName: name) else { throw Malformation("\(field): unknown name \"\(name.excerpt)\"") }
    return value
  }
}
