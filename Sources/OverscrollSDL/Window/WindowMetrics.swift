/// The relation between a window's units, pixels and points.
struct WindowMetrics: Hashable {
  /// The window's size in the window system's units, in which positions are reported.
  let units: Size
  /// The size of the window's contents in pixels.
  let pixels: Size
  /// The factor by which the user enlarges everything.
  let scale: Double

  /// The number of pixels per point.
  ///
  /// Window systems round a window's pixels: 866 units at a factor of 1.5 are 1300 pixels. The measured factor would
  /// then be 1.5012, and no edge would be crisp. Factors come in 120ths (Wayland's fractional-scale protocol). The
  /// nearest 120th is used if rounding explains the difference.
  var pixelRatio: Double {
    guard units.width > 0, pixels.width > 0 else { return scale }
    let measured = pixels.width / units.width
    let likely = (measured * 120).rounded() / 120
    return (abs(likely - measured) * units.width <= 2 && likely > 0 ? likely : measured) * scale
  }

  /// The window's size in points. It covers all pixels, even if that is not a whole number of points.
  var size: Size { pixels * (1 / pixelRatio) }

  /// The number of window units per point.
  var unitsPerPoint: Double {
    size.width > 0 ? units.width / size.width : scale
  }
}
