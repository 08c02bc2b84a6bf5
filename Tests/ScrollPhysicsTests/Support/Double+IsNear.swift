extension Double {
  /// Relative to the other, or to `least` where that is smaller.
  func isNear(_ other: Double, by tolerance: Double = 1e-12, least: Double = 0) -> Bool {
    abs(self - other) <= tolerance * Swift.max(abs(other), least)
  }
}
