import FoundationEssentials
import OverscrollSDL
import OverscrollStudio

/// A painter of pictures of the app, for runs without a window.
struct OffscreenPainter {
  private let pixelRatio: Double
  private let fontFile: String?
  private var latest: (size: Size, renderer: OffscreenRenderer)?

  /// Creates a painter; throws for an unusable font, even if nothing is painted later.
  init(pixelRatio: Double, fontFile: String?) throws(Failure) {
    (self.pixelRatio, self.fontFile) = (pixelRatio, fontFile)
    if fontFile != nil { latest = (Size(1, 1), try renderer(for: Size(1, 1))) }
  }

  /// Paints the app into a PNG file.
  mutating func save(_ app: App, to path: String) throws(Failure) {
    let size = app.shell.size
    let renderer =
      if let latest, latest.size == size { latest.renderer } else { try renderer(for: size) }
    latest = (size, renderer)
    var canvas = renderer.makeCanvas()
    app.draw(on: &canvas)
    try OutputFile.write(Data(renderer.render(canvas).pngData()), to: path)
  }

  private func renderer(for size: Size) throws(Failure) -> OffscreenRenderer {
    try OffscreenRenderer(size: size, pixelRatio: pixelRatio, fontFile: fontFile)
  }
}
