/// A state is its raw value, a name.
extension ViewState: Codable {}

extension ViewEvent: Codable, PlainCodable where Target: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    ViewEvent(try fields("event", value?.kind), at: try fields.finite("time", value?.time))
  }
}

extension ViewEvent.Kind: Codable, PlainCodable where Target: Codable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let parts = value?.parts
    switch try fields("kind", parts?.name) {
    case "willBeginDragging": return .willBeginDragging
    case "willEndDragging":
      return .willEndDragging(
        velocity: try fields("velocity", parts?.velocity), target: try fields("target", parts?.target))
    case "didEndDragging": return .didEndDragging(willDecelerate: try fields("willDecelerate", parts?.willDecelerate))
    case "didEndDecelerating": return .didEndDecelerating
    case "willMove": return .willMove(to: try fields("target", parts?.target))
    case "handedOver": return .handedOver(to: try fields.count("receiver", parts?.receiver))
    case "didSettle": return .didSettle(at: try fields("target", parts?.target))
    case "didPass": return .didPass(try fields("mark", parts?.mark))
    case let name: throw fields.failure("There is no event \"\(name)\".")
    }
  }

  private struct Parts {
    var name: String
    var velocity: Vector2?
    var target: Target?
    var willDecelerate: Bool?
    var receiver: Int?
    var mark: Int?
  }

  private var parts: Parts {
    switch self {
    case .willBeginDragging: Parts(name: "willBeginDragging")
    case .willEndDragging(let velocity, let target): Parts(name: "willEndDragging", velocity: velocity, target: target)
    case .didEndDragging(let willDecelerate): Parts(name: "didEndDragging", willDecelerate: willDecelerate)
    case .didEndDecelerating: Parts(name: "didEndDecelerating")
    case .willMove(let target): Parts(name: "willMove", target: target)
    case .handedOver(let receiver): Parts(name: "handedOver", receiver: receiver)
    case .didPass(let mark): Parts(name: "didPass", mark: mark)
    case .didSettle(let target): Parts(name: "didSettle", target: target)
    }
  }
}

extension PointerEvent: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    PointerEvent(
      try fields("phase", value?.phase), device: try fields("device", value?.device),
      id: try fields("id", value?.id), position: try fields("position", value?.position),
      time: try fields.finite("time", value?.time), part: try fields("part", value?.part))
  }
}

extension PointerEvent.Phase: NamedCodable {
  package static var names: KeyValuePairs<String, Self> {
    ["down": .down, "move": .move, "up": .up, "cancel": .cancel]
  }
}

extension PointerEvent.Device: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["mouse": .mouse, "touch": .touch] }
}

extension PointerEvent.Part: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["all": .all, "velocity": .velocity, "position": .position] }
}

extension WheelEvent: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    WheelEvent(
      delta: try fields("delta", value?.delta), isPrecise: try fields("isPrecise", value?.isPrecise),
      isZoom: try fields("isZoom", value?.isZoom), isEnd: try fields("isEnd", value?.isEnd),
      position: try fields("position", value?.position), time: try fields.finite("time", value?.time))
  }
}

extension PinchEvent: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    PinchEvent(
      try fields("phase", value?.phase),
      scale: try fields.number("scale", value?.scale, in: Double.leastNonzeroMagnitude ... .greatestFiniteMagnitude),
      center: try fields("center", value?.center), time: try fields.finite("time", value?.time))
  }
}

extension PinchEvent.Phase: NamedCodable {
  package static var names: KeyValuePairs<String, Self> { ["began": .began, "changed": .changed, "ended": .ended] }
}

extension ScrollStep: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    let lines: Double? = if case .lines(let count)? = value { count } else { nil }
    if let lines = try fields.optionalNumber("lines", lines) { return .lines(lines) }
    let pages: Double? = if case .pages(let count)? = value { count } else { nil }
    if let pages = try fields.optionalNumber("pages", pages) { return .pages(pages) }
    return try fields.choice("to", value, ["start": .toStart, "end": .toEnd])
  }
}

extension MarkPassing: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    MarkPassing(index: try fields("index", value?.index), time: try fields.finite("time", value?.time))
  }
}

extension Handover: PlainCodable {
  package static func coded(_ value: Self?, _ fields: inout Fields) throws -> Self {
    Handover(time: try fields.finite("time", value?.time), receiver: try fields.count("receiver", value?.receiver))
  }
}
