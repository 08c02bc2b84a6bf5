import OverscrollDemoKit
import OverscrollInput
import ScrollGeometry

// What others may know of the app.

extension App {
  package var snapshot: DemoSnapshot { demo.snapshot(at: shown) }

  /// The shape of the mouse pointer where it is.
  package var cursor: CursorShape {
    guard let hover else { return .arrow }
    switch press?.target ?? target(at: hover) {
    case .stage: return demo.cursor(at: hover - layout.stage.origin, time: shown)
    case .slider, .graph: return .resizeHorizontal
    case .demo, .button, .help, .item, .figures: return .pointingHand
    case .row, .outsideOfOverlay, .nothing: return .arrow
    }
  }
}

// MARK: - What became of a request

extension App {
  package enum Outcome: Equatable, Sendable {
    case saved(String)
    case recordingBegan
    case recordingEnded(String)
    case scaled(Double)
    case failed(String)
  }

  package mutating func note(_ outcome: Outcome) {
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
  package mutating func paste(_ text: String) {
    do {
      replaceParameters(by: try PastedFeel(text, catalog).preset.values(replacing: parameters, catalog))
      show("Pasted; Ctrl Z takes it back")
    } catch {
      show(error.words, .problem)
    }
  }
}
