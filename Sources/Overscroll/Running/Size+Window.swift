import ScrollGeometry

extension Size {
  /// The extents that a window may have, in points.
  private static let windowExtents = 1.0...16384.0

  /// A window's size from a pair of numbers; `nil` where it is none, or none that a window can have.
  init?(pair: [Double]) {
    guard pair.count == 2, pair.allSatisfy(Size.windowExtents.contains) else { return nil }
    self.init(pair[0], pair[1])
  }
}
