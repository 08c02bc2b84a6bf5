/// A gradient is cut into horizontal bands wherever its 8-bit color changes. It then needs no interpolation between
/// vertices, which software renderers do slowly and in different ways.
enum QuantizedPaint {
  case solid(Color)
  case vertical([Band])

  struct Band {
    var end: Int
    var color: Color
  }

  /// Quantizes a paint. A gradient spans `bounds`; only the rows in `visible` get bands.
  init(_ paint: Paint, bounds: PixelRect, visible: PixelRect) {
    switch paint {
    case .solid(let color): self = .solid(color)
    case .vertical(let a, let b):
      self = .vertical(Self.bands(from: a, to: b, rows: bounds.y..<bounds.maxY, visible: visible.y..<visible.maxY))
    }
  }

  private static func bands(from a: Color, to b: Color, rows: Range<Int>, visible: Range<Int>) -> [Band] {
    var bands: [Band] = []
    for row in rows.clamped(to: visible) {
      let color = a.mixed(with: b, (Double(row - rows.lowerBound) + 0.5) / Double(rows.count))
      if let last = bands.last, PixelColor(last.color) == PixelColor(color) {
        bands[bands.count - 1].end = row + 1
      } else {
        bands.append(Band(end: row + 1, color: color))
      }
    }
    return bands
  }

  func forEachBand(in rect: PixelRect, _ paint: (PixelRect, Color) -> Void) {
    switch self {
    case .solid(let color): paint(rect, color)
    case .vertical(let bands):
      var start = rect.y
      for band in bands where band.end > start && start < rect.maxY {
        let end = min(band.end, rect.maxY)
        paint(PixelRect(left: rect.x, top: start, right: rect.maxX, bottom: end), band.color)
        start = end
      }
    }
  }
}
