/// The relation of a window's units, pixels and points.
struct WindowMetrics: Hashable {
  /// The window's size in the window system's units: what positions are reported in.
  let units: Size
  /// The picture's size in pixels.
  let pixels: Size
  /// How much larger than usual the user wants things.
  let scale: Double

  /// Pixels per point.
  ///
  /// Window systems round a window's pixels: 866 units at a factor of 1.5 are 1300 pixels, which would seem to be a
  /// factor of 1.5012, and no edge would be crisp. Factors come in 120ths (Wayland's fractional-scale protocol), so the
  /// nearest of these is taken where rounding explains the difference.
  var pixelRatio: Double {
    guard units.width > 0, pixels.width > 0 else { return scale }
    let measured = pixels.width / units.width
    let likely = (measured * 120).rounded() / 120
    return (abs(likely - measured) * units.width <= 2 && likely > 0 ? likely : measured) * scale
  }

  /// The window's size in points: all of its pixels, even where that is not a whole number of points.
  var size: Size { pixels * (1 / pixelRatio) }

  /// Window units per point.
  var unitsPerPoint: Double {
    size.width > 0 ? units.width / size.width : scale
  }
}
