import ScrollGeometry

extension Size {
  /// The allowed width and height of a window, in points.
  private static let windowExtents = 1.0...16384.0

  /// Creates a window's size; `nil` unless `pair` has two numbers in the allowed range.
  init?(pair: [Double]) {
    guard pair.count == 2, pair.allSatisfy(Size.windowExtents.contains) else { return nil }
    self.init(pair[0], pair[1])
  }
}
