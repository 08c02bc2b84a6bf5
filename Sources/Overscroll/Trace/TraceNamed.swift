import OverscrollInput
import ScrollInteraction

/// What has a word in traces: a case may be renamed, a word in a file may not.
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

extension Key.Modifiers: TraceNamed {
  package static let allCases: [Key.Modifiers] = [.alt, .command, .control, .shift]

  /// Of one of them.
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
