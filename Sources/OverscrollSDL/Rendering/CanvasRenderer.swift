final class CanvasRenderer {
  private let target: any QuadTarget
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let painter: CanvasPainter

  init(target: any QuadTarget, fonts: Fonts, atlas: MaskAtlas? = nil) {
    (self.target, self.fonts) = (target, fonts)
    let maximum = target.maximumTextureSide
    self.atlas = atlas ?? MaskAtlas(side: min(2048, maximum), maximumSide: min(4096, maximum))
    painter = CanvasPainter(fonts: fonts, atlas: self.atlas)
  }

  func measure(pixelRatio: Double) -> any TextMeasuring & Sendable { Typesetter(fonts: fonts, pixelRatio: pixelRatio) }

  func draw(_ canvas: Canvas) {
    let (width, height) = target.size
    atlas.beginFrame()
    var quads = painter.quads(of: canvas, width: width, height: height)
    while atlas.isFull, atlas.grow() { quads = painter.quads(of: canvas, width: width, height: height) }
    target.draw(quads, pages: atlas.pages, pictures: painter.pictures.pages)
  }
}

/// A renderer that draws canvases in memory, without a display. Equal fonts give equal pictures, byte by byte.
package final class OffscreenRenderer {
  private let size: Size
  private let pixelRatio: Double
  private let target: MemoryTarget
  private let renderer: CanvasRenderer

  /// The longest side of a picture that cairo saves, in pixels.
  private static let maximumSide = 32_767

  /// Returns the number of pixels of a picture of `size` points, rounded. Throws `Failure.usage` if a side has more
  /// than 32,767 pixels, or if there are more than 67 million, which take about a gigabyte.
  package static func pixels(of size: Size, at pixelRatio: Double) throws(Failure) -> (width: Int, height: Int) {
    let (width, height) = (max(1, Int(pixel: size.width * pixelRatio)), max(1, Int(pixel: size.height * pixelRatio)))
    guard max(width, height) <= maximumSide, width <= PictureHead.maximumPixelCount / height else {
      throw .usage(
        "\(width) × \(height) pixels are too many for a picture; "
          + "size times scale may be \(maximumSide) on a side, and 67 million in all")
    }
    return (width, height)
  }

  /// Creates a renderer for `size` points with `size` × `pixelRatio` pixels, rounded. `usesOneThread` leaves the other
  /// processors to the window. Throws `Failure.usage` for too large a picture.
  package init(
    size: Size, pixelRatio: Double = 1, fontFile: String? = nil, usesOneThread: Bool = false
  ) throws(Failure) {
    (self.size, self.pixelRatio) = (size, pixelRatio)
    let (width, height) = try Self.pixels(of: size, at: pixelRatio)
    let surface = try SDLSurface(width: width, height: height)
    target = MemoryTarget(surface, usesOneThread: usesOneThread)
    renderer = CanvasRenderer(target: target, fonts: try Fonts(file: fontFile))
  }

  package var textMeasure: any TextMeasuring & Sendable { renderer.measure(pixelRatio: pixelRatio) }
  package func makeCanvas() -> Canvas { Canvas(size: size, pixelRatio: pixelRatio, measure: textMeasure) }
  package func paint(_ canvas: Canvas) { renderer.draw(canvas) }

  package func render(_ canvas: Canvas) throws(Failure) -> Bitmap {
    renderer.draw(canvas)
    return try target.picture()
  }
}
