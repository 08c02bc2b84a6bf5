import OverscrollSDL
import OverscrollStudio

extension OffscreenRenderer {
  static func make(
    _ size: Size, pixelRatio: Double = 1, fontFile: String?
  ) throws(Failure) -> OffscreenRenderer {
    try Failure.mapping { () throws(BackendError) in
      try OffscreenRenderer(size: size, pixelRatio: pixelRatio, fontFile: fontFile)
    }
  }

  /// Draws `app` on a new canvas, and saves that.
  func saveScreenshot(of app: App, to path: String) throws(Failure) {
    var canvas = makeCanvas()
    app.draw(on: &canvas)
    try Failure.mapping { () throws(BackendError) in try screenshot(of: canvas, to: path) }
  }
}
