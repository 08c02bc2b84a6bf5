import OverscrollSDL
import OverscrollStudio

/// A folder with a picture of every frame: `00000.png`, `00001.png` and so on.
struct FrameFolder {
  private let path: String
  private let pixelRatio: Double
  private let fontFile: String?
  private var count = 0
  private var renderer: OffscreenRenderer?
  private var size: Size?

  /// Creates the folder if there is none; throws `Failure.unwritable` if that is impossible.
  init(path: String, pixelRatio: Double, fontFile: String?) throws(Failure) {
    (self.path, self.pixelRatio, self.fontFile) = (path, pixelRatio, fontFile)
    try AtomicFile(path: path + "/00000.png").makeFolder()
  }

  mutating func add(_ app: App) throws(Failure) {
    let renderer = try renderer(for: app.shell.size)
    let number = String(count)
    count += 1
    let name = String(repeating: "0", count: max(0, 5 - number.count)) + number
    try renderer.saveScreenshot(of: app, to: "\(path)/\(name).png")
  }

  private mutating func renderer(for size: Size) throws(Failure) -> OffscreenRenderer {
    if let renderer, self.size == size { return renderer }
    let new = try OffscreenRenderer.make(size, pixelRatio: pixelRatio, fontFile: fontFile)
    (renderer, self.size) = (new, size)
    return new
  }
}

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
