import OverscrollDemoKit
import OverscrollSDL

/// The text of `--diagnose`, for which a window opens for a moment.
@MainActor
enum Diagnosis {
  static var text: String {
    get throws(Failure) {
      let window = try Failure.mapping { () throws(BackendError) in
        try Window(
          size: Size(480, 360), scale: nil, fontFile: nil, waitsForSwap: false, onLoss: { Failure.exit(with: $0) })
      }
      _ = window.present(window.makeCanvas())
      _ = window.events(until: window.time() + 0.2)
      defer { window.close() }
      return window.diagnosis.map { "\($0.name): \($0.value)\n" }.joined()
    }
  }
}
