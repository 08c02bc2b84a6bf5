import OverscrollGraphics

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
  func draw(_ canvas: Canvas) { target.draw(quads(of: canvas), pages: atlas.pages) }

  /// How many calls a graphics card would be given to draw `canvas`; nothing is drawn.
  func drawCalls(for canvas: Canvas) -> Int { QuadBatcher.drawCalls(for: quads(of: canvas)) }

  /// Where the masks of one frame find no room beside those of earlier frames, the atlas is emptied.
  private func quads(of canvas: Canvas) -> ContiguousArray<Quad> {
    let (width, height) = target.size
    atlas.beginFrame()
    let quads = painter.quads(of: canvas, width: width, height: height)
    guard atlas.isFull else { return quads }
    atlas.removeAll()
    return painter.quads(of: canvas, width: width, height: height)
  }
}
