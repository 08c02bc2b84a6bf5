extension Double {
  /// Returns whether the numbers differ by at most `tolerance` times the other, or times `least` if that is more.
  func isNear(_ other: Double, by tolerance: Double = 1e-12, least: Double = 0) -> Bool {
    abs(self - other) <= tolerance * Swift.max(abs(other), least)
  }
}
