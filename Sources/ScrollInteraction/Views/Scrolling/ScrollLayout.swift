/// The sizes from which the limits of a scroll view's offset follow.
public struct ScrollLayout: Hashable, Sendable {
  /// The size of the window onto the content, in points.
  public var viewport: Size
  /// The size of all there is to see, in points.
  public var contentSize: Size
  /// Room around the content that can be scrolled to.
  public var contentInset: EdgeInsets
  /// Whether an axis gives way to a drag even though everything along it is visible.
  public var alwaysBounces: PerAxis<Bool>
  /// Whether content gives way at the ends of an axis at all.
  public var bounces: PerAxis<Bool>

  /// - Parameters:
  ///   - viewport: the size of the window onto the content, in points.
  ///   - contentSize: in points.
  ///   - contentInset: room around the content that can be scrolled to, in points.
  ///   - alwaysBounces: whether each axis gives way though everything along it is visible.
  ///   - bounces: whether content gives way at the ends of each axis at all.
  public init(
    viewport: Size, contentSize: Size, contentInset: EdgeInsets = .zero,
    alwaysBounces: PerAxis<Bool> = PerAxis(x: false, y: false), bounces: PerAxis<Bool> = PerAxis(x: true, y: true)
  ) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.contentInset = contentInset
    self.alwaysBounces = alwaysBounces
    self.bounces = bounces
  }

  /// The offsets at which content may rest: only one, that of its top left corner, where all of it is visible.
  /// An inset that is not a number counts as 0.
  public func limits(_ axis: Axis) -> ClosedRange<Double> {
    let (before, after) = contentInset[axis]
    let lowest = before.isNaN ? 0 : 0 - before
    return lowest...max(lowest, contentSize[axis] + after - viewport[axis])
  }

  /// Whether a drag moves content along `axis`.
  public func isScrollable(_ axis: Axis) -> Bool {
    let limits = limits(axis)
    return bounces[axis] && alwaysBounces[axis] || limits.lowerBound < limits.upperBound
  }
}
