import OverscrollInput
import ScrollInteraction

/// A type whose values have names in traces, which stay the same if a case is renamed.
protocol TraceNamed: Hashable {
  static var traceNames: [Self: String] { get }
}

extension TraceNamed {
  init?(traceName: String) {
    guard let value = Self.traceNames.first(where: { $0.value == traceName })?.key else { return nil }
    self = value
  }

  var traceName: String { Self.traceNames[self]! }
}

extension PointerEvent.Phase: TraceNamed {
  static let traceNames: [Self: String] = [.down: "down", .move: "move", .up: "up", .cancel: "cancel"]
}

extension PointerEvent.Device: TraceNamed {
  static let traceNames: [Self: String] = [.mouse: "mouse", .touch: "touch"]
}

extension PinchEvent.Phase: TraceNamed {
  static let traceNames: [Self: String] = [.began: "began", .changed: "changed", .ended: "ended"]
}

extension KeyPress.Modifiers: TraceNamed {
  static let traceNames: [Self: String] = [.alt: "alt", .command: "command", .control: "control", .shift: "shift"]

  var namesInTrace: [String] { Self.traceNames.filter { contains($0.key) }.values.sorted() }
}

extension ViewState {
  /// The name, which readers of traces know for every state but that of a zoom animation: it counts as snapping.
  var traceName: String { (self == .zooming ? .snapping : self).rawValue }
}
