import OverscrollDemoKit
import OverscrollStudio

// What a trace keeps of the app.

extension App {
  var header: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [size.width, size.height], bare: isBare,
      feel: parameters.base.name, parameters: recordedParameters, values: snapshot.values,
      reducedMotion: isMotionReduced ? true : nil)
  }

  var traceLayout: TraceLayout { TraceLayout(demo.layout, origin: layout.stage.origin) }

  /// The parameters that the demo uses, as they are; a slop that was not set is each pointer's own.
  var recordedParameters: [String: Double] {
    let used = card.parameters.filter { $0 != .slop || parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.id.rawValue, parameters[$0]) })
  }
}
