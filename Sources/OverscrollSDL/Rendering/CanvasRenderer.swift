import OverscrollGraphics
import ScrollGeometry

/// Replays canvases on a target.
final class CanvasRenderer {
  private let target: any QuadTarget
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let painter: CanvasPainter

  convenience init(target: any QuadTarget, fonts: Fonts) {
    self.init(target: target, fonts: fonts, atlas: MaskAtlas(side: min(2048, target.maximumTextureSide)))
  }

  init(target: any QuadTarget, fonts: Fonts, atlas: MaskAtlas) {
    (self.target, self.fonts, self.atlas) = (target, fonts, atlas)
    painter = CanvasPainter(fonts: fonts, atlas: atlas)
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
