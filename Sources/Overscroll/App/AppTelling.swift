import OverscrollSDL
import ScrollGeometry

// What others may know of the app.

extension App {
  var snapshot: TraceFrame { demo.snapshot(at: shown) }

  /// The demo's layout in points of the window.
  var traceLayout: TraceLayout {
    var layout = demo.layout
    layout.viewport[0] += self.layout.stage.minX
    layout.viewport[1] += self.layout.stage.minY
    return layout
  }

  /// The parameters that the demo uses, as they are; a slop that was not set is each pointer's own.
  var recordedParameters: [String: Double] {
    let ids = card.parameters.filter { $0 != .slop || parameters.isSet($0) }
    return Dictionary(uniqueKeysWithValues: ids.map { ($0.rawValue, parameters[$0]) })
  }

  var header: TraceHeader {
    TraceHeader(
      version: TraceHeader.currentVersion, demo: card.name, size: [size.width, size.height], bare: isBare,
      feel: parameters.base.name, parameters: recordedParameters, values: snapshot.values,
      reducedMotion: isMotionReduced ? true : nil)
  }

  /// The shape of the mouse pointer where it is.
  var cursor: CursorShape {
    guard let hover else { return .arrow }
    switch press?.target ?? target(at: hover) {
    case .stage: return demo.cursor(at: hover - layout.stage.origin, time: shown)
    case .slider, .graph: return .resizeHorizontal
    case .demo, .control, .help, .item, .figures: return .pointingHand
    case .row, .outsideOfOverlay, .nothing: return .arrow
    }
  }

  /// What is kept for the next start.
  func settings(over earlier: Settings) -> Settings {
    var settings = earlier
    settings.feel = parameters.base.name
    settings.theme = chosenAppearance?.rawValue
    settings.parameters = parameters.recorded
    settings.presets = presets.isEmpty ? nil : presets
    settings.vocabulary = vocabulary == .physical ? nil : vocabulary.rawValue
    if !isBare, !isFullScreen { settings.size = [size.width, size.height] }
    settings.scale = scale == 1 ? nil : scale
    settings.hasSeenHints = true
    return settings
  }
}

// MARK: - What became of a request

extension App {
  enum Outcome: Equatable, Sendable {
    case saved(String)
    case recordingBegan
    case recordingEnded(String)
    case scaled(Double)
    case failed(String)
  }

  mutating func note(_ outcome: Outcome) {
    switch outcome {
    case .saved(let path): show("Saved \(path)")
    case .recordingBegan:
      isRecording = true
      show("Recording: F9 ends it")
    case .recordingEnded(let path):
      isRecording = false
      show("Recorded \(path)")
    case .scaled(let scale):
      self.scale = scale
      show("\(Figures.text(scale * 100, decimals: 0)) %")
    case .failed(let problem): show(problem, .problem)
    }
  }

  /// Takes the parameters from the clipboard's text.
  mutating func paste(_ text: String) {
    do {
      replaceParameters(by: try PastedFeel(text).preset.values(replacing: parameters))
      show("Pasted; Ctrl Z takes it back")
    } catch {
      show(error.words, .problem)
    }
  }
}
