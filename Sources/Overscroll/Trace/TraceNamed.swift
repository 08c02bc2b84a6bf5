import OverscrollInput
import ScrollInteraction

/// A type whose cases have names in traces, by default the names of the cases.
protocol TraceNamed: CaseIterable {
  var traceName: String { get }
}

extension TraceNamed {
  var traceName: String { "\(self)" }

  init?(traceName: String) {
    guard let value = Self.allCases.first(where: { $0.traceName == traceName }) else { return nil }
    self = value
  }
}

extension PointerEvent.Phase: TraceNamed {}
extension PointerEvent.Device: TraceNamed {}
extension PinchEvent.Phase: TraceNamed {}

extension KeyPress.Modifiers: TraceNamed {
  package static let allCases: [KeyPress.Modifiers] = [.alt, .command, .control, .shift]

  /// The name of a single modifier.
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
