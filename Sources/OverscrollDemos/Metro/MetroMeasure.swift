/// How thick lines and marks are at a scale: they grow with it, but less at its ends.
struct MetroMeasure {
  let scale: Double

  var line: Double { (8 * scale).clamped(to: 3...22) }
  /// The seam of paper that lets one line pass over another.
  var seam: Double { (1.6 * scale).clamped(to: 0.8...3) }

  /// The size of a station's name, in whole points: the glyphs of each size are rasterized and cached.
  var name: Double { 12 + (2 * (scale - 1.5)).clamped(to: 0...5).rounded() }

  func radius(of station: MetroMap.Station) -> Double {
    station.isInterchange ? line * 0.5 + (3.4 * scale).clamped(to: 2...8) : line * 0.62
  }
}
