import OverscrollGraphics

/// A paint laid over a shape's pixels: one colour, or bands of colours along an axis.
///
/// A gradient is cut where its 8-bit colour changes, so that it needs no blending between vertices, which software
/// renderers do slowly and differently.
enum Ink {
  case even(Color)
  case down([Band])
  case right([Band])

  struct Band {
    /// Where the next one begins.
    var end: Int
    var color: Color
  }

  /// `bounds` is the rectangle that the gradient spans; only `visible` is ever painted.
  init(_ paint: Paint, bounds: PixelRect, visible: PixelRect) {
    switch paint {
    case .solid(let color): self = .even(color)
    case .vertical(let a, let b): self = .down(Self.bands(a, b, bounds.y..<bounds.maxY, visible.y..<visible.maxY))
    case .horizontal(let a, let b): self = .right(Self.bands(a, b, bounds.x..<bounds.maxX, visible.x..<visible.maxX))
    }
  }

  /// Calls `paint` with each part of `rect` that has one colour.
  func forEachBand(in rect: PixelRect, _ paint: (PixelRect, Color) -> Void) {
    switch self {
    case .even(let color): paint(rect, color)
    case .down(let bands):
      Self.parts(of: rect.y..<rect.maxY, bands) { paint(PixelRect(rect.x..<rect.maxX, $0), $1) }
    case .right(let bands):
      Self.parts(of: rect.x..<rect.maxX, bands) { paint(PixelRect($0, rect.y..<rect.maxY), $1) }
    }
  }

  private static func parts(of range: Range<Int>, _ bands: [Band], _ paint: (Range<Int>, Color) -> Void) {
    var start = range.lowerBound
    for band in bands where band.end > start && start < range.upperBound {
      let end = min(band.end, range.upperBound)
      paint(start..<end, band.color)
      start = end
    }
  }

  private static func bands(_ a: Color, _ b: Color, _ range: Range<Int>, _ visible: Range<Int>) -> [Band] {
    var bands: [Band] = []
    for pixel in range.clamped(to: visible) {
      let color = a.mixed(with: b, (Double(pixel - range.lowerBound) + 0.5) / Double(range.count))
      if let last = bands.last, PixelColor(last.color) == PixelColor(color) {
        bands[bands.count - 1].end = pixel + 1
      } else {
        bands.append(Band(end: pixel + 1, color: color))
      }
    }
    return bands
  }
}
