import Graphics

/// A paint laid over a shape's pixels: one colour, or bands of colours along an axis.
///
/// A gradient is cut where its 8-bit colour changes, so that it needs no blending between vertices, which software
/// renderers do slowly and differently.
struct Ink {
  private enum Direction { case none, down, right }

  private let direction: Direction
  private let bands: [(end: Int, color: Color)]

  /// `bounds` is the rectangle that the gradient spans; only `visible` is ever painted.
  init(_ paint: Paint, bounds: PixelRect, visible: PixelRect) {
    switch paint {
    case .solid(let color):
      direction = .none
      bands = [(.max, color)]
    case .vertical(let a, let b):
      direction = .down
      bands = Self.bands(a, b, bounds.y..<bounds.maxY, visible.y..<visible.maxY)
    case .horizontal(let a, let b):
      direction = .right
      bands = Self.bands(a, b, bounds.x..<bounds.maxX, visible.x..<visible.maxX)
    }
  }

  /// Calls `paint` with each part of `rect` that has one colour.
  func forEachBand(in rect: PixelRect, _ paint: (PixelRect, Color) -> Void) {
    switch direction {
    case .none: paint(rect, bands[0].color)
    case .down: parts(of: rect.y..<rect.maxY) { paint(PixelRect(rect.x..<rect.maxX, $0), $1) }
    case .right: parts(of: rect.x..<rect.maxX) { paint(PixelRect($0, rect.y..<rect.maxY), $1) }
    }
  }

  private func parts(of range: Range<Int>, _ paint: (Range<Int>, Color) -> Void) {
    var start = range.lowerBound
    for band in bands where band.end > start && start < range.upperBound {
      let end = min(band.end, range.upperBound)
      paint(start..<end, band.color)
      start = end
    }
  }

  private static func bands(
    _ a: Color, _ b: Color, _ range: Range<Int>, _ visible: Range<Int>
  ) -> [(end: Int, color: Color)] {
    var bands: [(end: Int, color: Color)] = []
    for pixel in range.clamped(to: visible) {
      let color = a.mixed(with: b, (Double(pixel - range.lowerBound) + 0.5) / Double(range.count))
      if let last = bands.last, PixelColor(last.color) == PixelColor(color) {
        bands[bands.count - 1].end = pixel + 1
      } else {
        bands.append((pixel + 1, color))
      }
    }
    return bands
  }
}
