/// Replays canvases on a target.
final class CanvasRenderer {
  private let target: any QuadTarget
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let painter: CanvasPainter

  /// - Parameter atlas: `nil` for one of the usual size.
  init(target: any QuadTarget, fonts: Fonts, atlas: MaskAtlas? = nil) {
    (self.target, self.fonts) = (target, fonts)
    self.atlas = atlas ?? MaskAtlas(side: min(2048, target.maximumTextureSide))
    painter = CanvasPainter(fonts: fonts, atlas: self.atlas)
  }

  func measure(pixelRatio: Double) -> any TextMeasuring & Sendable {
    Typesetter(fonts: fonts, pixelRatio: pixelRatio)
  }

  /// Draws `canvas` over everything; nothing is shown yet.
  func draw(_ canvas: Canvas) {
    let (width, height) = target.size
    atlas.beginFrame()
    var quads = painter.quads(of: canvas, width: width, height: height)
    if atlas.isFull {
      // The masks of this frame find no room beside those of earlier ones.
      atlas.removeAll()
      quads = painter.quads(of: canvas, width: width, height: height)
    }
    target.draw(quads, pages: atlas.pages)
  }
}
