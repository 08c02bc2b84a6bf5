import OverscrollInput
import ScrollInteraction

/// A type whose cases have names in traces, which stay the same if a case is renamed.
protocol TraceNamed: CaseIterable {
  var traceName: String { get }
}

extension TraceNamed {
  init?(traceName: String) {
    guard let value = Self.allCases.first(where: { $0.traceName == traceName }) else { return nil }
    self = value
  }
}

extension PointerEvent.Phase: TraceNamed {
  var traceName: String {
    switch self {
    case .down: "down"
    case .move: "move"
    case .up: "up"
    case .cancel: "cancel"
    }
  }
}

extension PointerEvent.Device: TraceNamed {
  var traceName: String {
    switch self {
    case .mouse: "mouse"
    case .touch: "touch"
    }
  }
}

extension PinchEvent.Phase: TraceNamed {
  var traceName: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    }
  }
}

extension KeyPress.Modifiers: TraceNamed {
  package static let allCases: [KeyPress.Modifiers] = [.alt, .command, .control, .shift]

  var traceName: String {
    switch self {
    case .alt: "alt"
    case .command: "command"
    case .control: "control"
    default: "shift"
    }
  }

  var traceNames: [String] { Self.allCases.filter(contains).map(\.traceName) }
}

extension ViewState: TraceNamed {
  /// The name, which readers of traces know for every state but that of a zoom animation: it counts as snapping.
  var traceName: String { (self == .zooming ? .snapping : self).rawValue }
}
