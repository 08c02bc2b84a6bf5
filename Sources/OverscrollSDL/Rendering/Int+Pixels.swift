extension Int {
  /// The whole number nearest to `value`; far ones and NaN become a coordinate far off any screen, instead of trapping.
  init(pixel value: Double) {
    self = value.isNaN ? Self.farthest : Int(Swift.min(Swift.max(value, -1e6), 1e6).nearestWhole)
  }

  private static let farthest = 1_000_000
}

extension Int32 {
  init(pixel value: Double) { self.init(Int(pixel: value)) }
}

extension Double {
  /// As `rounded()`, except for the number right below ½; `rounded()` is a call into the C library where the build does
  /// not assume SSE 4.1.
  var nearestWhole: Double { magnitude < 1e15 ? Double(Int(self < 0 ? self - 0.5 : self + 0.5)) : rounded() }
}
