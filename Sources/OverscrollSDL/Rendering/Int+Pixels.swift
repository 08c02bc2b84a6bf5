extension Int {
  /// Rounds `value` to the nearest whole number. NaN and far values become a coordinate off any screen.
  init(pixel value: Double) {
    self = value.isNaN ? Self.farthest : Int(Swift.min(Swift.max(value, -1e6), 1e6).nearestWhole)
  }

  private static let farthest = 1_000_000
}

extension Int32 {
  init(pixel value: Double) { self.init(Int(pixel: value)) }
}

extension Double {
  /// The nearest whole number, as `rounded()` returns it, except for the number just below ½. `rounded()` is a call
  /// into the C library unless the build assumes SSE 4.1.
  var nearestWhole: Double { magnitude < 1e15 ? Double(Int(self < 0 ? self - 0.5 : self + 0.5)) : rounded() }
}
