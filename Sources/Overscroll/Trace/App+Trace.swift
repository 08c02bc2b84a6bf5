import OverscrollDemoKit
import OverscrollInput
import OverscrollStudio

// What a trace keeps of the app.

extension App {
  var header: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [shell.size.width, shell.size.height],
      bare: shell.isBare, feel: tuning.parameters.base.name, parameters: recordedParameters, values: snapshot.values,
      reducedMotion: shell.isMotionReduced ? true : nil)
  }

  var traceLayout: TraceLayout { TraceLayout(demo.layout, origin: shell.layout.stage.origin) }

  /// The parameters that the demo uses, as they are; a slop that was not set is each pointer's own.
  var recordedParameters: [String: Double] {
    let used = card.parameters.filter { $0 != .slop || tuning.parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.id.rawValue, tuning.parameters[$0]) })
  }

  /// An event in the form in which a trace keeps it, before the app has handled it; `nil` for one that changes nothing.
  ///
  /// A mouse that hovers over a demo to which that matters moves, in a trace, without having been pressed. A window that
  /// loses the keyboard cancels what was pressed.
  func recorded(_ event: InputEvent) -> InputEvent? {
    switch event.kind {
    case .focusLost:
      pointer.press.map {
        InputEvent(time: event.time, kind: .pointer(.cancel, $0.device, position: pointer.hover ?? .zero))
      }
    case .hover(let position) where card.usesHover:
      InputEvent(time: event.time, kind: .pointer(.move, .mouse, position: position))
    default: event
    }
  }
}
