/// The sizes of lines and marks at a scale. They grow less than the scale, and are clamped.
struct MetroMeasure {
  let scale: Double

  var line: Double { (8 * scale).clamped(to: 3...22) }
  /// The width of the seam of paper around a line that passes over another.
  var seam: Double { (1.6 * scale).clamped(to: 0.8...3) }

  /// The size of a station's name, in whole points, because the glyphs of each size are rasterized and cached.
  var name: Double { 12 + (2 * (scale - 1.5)).clamped(to: 0...5).rounded() }

  func radius(of station: MetroMap.Station) -> Double {
    station.isInterchange ? line * 0.5 + (3.4 * scale).clamped(to: 2...8) : line * 0.62
  }
}
