public import OverscrollGraphics
public import ScrollGeometry

/// Draws canvases in memory, without a display: the same picture, byte by byte, wherever the fonts are the same.
public final class OffscreenRenderer {
  public let size: Size
  public let pixelRatio: Double
  private let target: MemoryTarget
  private let renderer: CanvasRenderer

  /// `size` in points; the picture has `size` × `pixelRatio` pixels, rounded.
  public init(size: Size, pixelRatio: Double = 1, fontFile: String? = nil) throws(BackendError) {
    self.size = size
    self.pixelRatio = pixelRatio
    let surface = try SDLPicture(
      width: max(1, Int(pixel: size.width * pixelRatio)), height: max(1, Int(pixel: size.height * pixelRatio)))
    target = MemoryTarget(surface)
    renderer = CanvasRenderer(target: target, fonts: try Fonts(file: fontFile))
  }

  public var textMeasure: any TextMeasuring & Sendable { renderer.measure(pixelRatio: pixelRatio) }

  public func makeCanvas() -> Canvas {
    Canvas(size: size, pixelRatio: pixelRatio, measure: textMeasure)
  }

  /// Paints `canvas` without giving the picture.
  public func paint(_ canvas: Canvas) { renderer.draw(canvas) }

  public func render(_ canvas: Canvas) throws(BackendError) -> Picture {
    renderer.draw(canvas)
    return try target.picture()
  }

  /// How many calls a graphics card would be given to draw `canvas`.
  public func drawCalls(for canvas: Canvas) -> Int { renderer.drawCalls(for: canvas) }

  public func screenshot(of canvas: Canvas, to path: String) throws(BackendError) {
    try render(canvas).write(toPNG: path)
  }
}
