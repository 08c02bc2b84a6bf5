/// The sizes that determine the limits of a scroll view's offset.
public struct ScrollLayout: Hashable, Sendable, Codable {
  /// The size of the viewport, in points.
  public var viewport: Size
  /// The size of the content, in points.
  public var contentSize: Size
  /// The room around the content that can be scrolled to, in points.
  public var contentInset: EdgeInsets
  /// Whether content bounces along an axis even though everything along it is visible.
  public var alwaysBounces: PerAxis<Bool>
  /// Whether content bounces at the ends of an axis.
  public var bounces: PerAxis<Bool>

  /// Creates a layout. Sizes and insets are in points.
  public init(
    viewport: Size, contentSize: Size, contentInset: EdgeInsets = .zero,
    alwaysBounces: PerAxis<Bool> = PerAxis(x: false, y: false), bounces: PerAxis<Bool> = PerAxis(x: true, y: true)
  ) {
    (self.viewport, self.contentSize, self.contentInset) = (viewport, contentSize, contentInset)
    (self.alwaysBounces, self.bounces) = (alwaysBounces, bounces)
  }

  /// Returns the offsets at which content can rest along an axis. If all content is visible, this is a single offset,
  /// at the content's top left corner. Content that exceeds the viewport by a millionth of a point or less is visible.
  /// An inset that is NaN counts as 0. Offsets are clamped to ±10¹⁰⁰.
  public func limits(along axis: Axis) -> ClosedRange<Double> {
    let (before, after) = contentInset[axis]
    return ClosedRange(from: 0 - before.bounded, to: (contentSize[axis] + after.bounded - viewport[axis]).bounded)
  }

  /// Returns whether a drag moves content along `axis`.
  public func isScrollable(along axis: Axis) -> Bool {
    let limits = limits(along: axis)
    return bounces[axis] && alwaysBounces[axis] || limits.lowerBound < limits.upperBound
  }
}
