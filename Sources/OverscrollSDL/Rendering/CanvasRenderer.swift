/// A renderer that draws canvases on a target.
final class CanvasRenderer {
  private let target: any QuadTarget
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let painter: CanvasPainter

  /// Creates a renderer for a target, with `atlas` or, if that is `nil`, a mask atlas of the usual size.
  init(target: any QuadTarget, fonts: Fonts, atlas: MaskAtlas? = nil) {
    (self.target, self.fonts) = (target, fonts)
    self.atlas = atlas ?? MaskAtlas(side: min(2048, target.maximumTextureSide))
    painter = CanvasPainter(fonts: fonts, atlas: self.atlas)
  }

  func measure(pixelRatio: Double) -> any TextMeasuring & Sendable {
    Typesetter(fonts: fonts, pixelRatio: pixelRatio)
  }

  /// Draws `canvas` over the previous contents, without presenting it.
  func draw(_ canvas: Canvas) {
    let (width, height) = target.size
    atlas.beginFrame()
    var quads = painter.quads(of: canvas, width: width, height: height)
    if atlas.isFull {
      // The masks of this frame do not fit beside those of earlier frames.
      atlas.removeAll()
      quads = painter.quads(of: canvas, width: width, height: height)
    }
    target.draw(quads, pages: atlas.pages)
  }
}
