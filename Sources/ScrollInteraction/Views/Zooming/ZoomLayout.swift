internal import CScrollMath

/// The sizes and zoom scales that determine the limits of a zoomable scroll view.
public struct ZoomLayout: Hashable, Sendable, Codable {
  /// The size of the viewport, in points.
  public var viewport: Size
  /// The size of the content at a zoom scale of 1, in points.
  public var contentSize: Size
  /// The zoom scales at which content can rest. Limits are clamped to 10⁻⁶ and 10¹⁰⁰.
  public var zoomLimits: ClosedRange<Double>
  /// The insets around the content that can be scrolled to, in points of the viewport at any scale.
  public var contentInset: EdgeInsets
  /// Whether content bounces at the ends of an axis.
  public var bounces: PerAxis<Bool>
  /// Whether the zoom scale bounces at its limits.
  public var bouncesZoom: Bool

  /// Creates a layout. Sizes and insets are in points, the content's size at a zoom scale of 1.
  public init(
    viewport: Size, contentSize: Size, zoomLimits: ClosedRange<Double>, contentInset: EdgeInsets = .zero,
    bounces: PerAxis<Bool> = PerAxis(x: true, y: true), bouncesZoom: Bool = true
  ) {
    (self.viewport, self.contentSize, self.contentInset) = (viewport, contentSize, contentInset)
    (self.zoomLimits, self.bounces, self.bouncesZoom) = (zoomLimits, bounces, bouncesZoom)
  }

  /// Returns the offsets at which content can rest at a zoom scale. If all of it is visible along the axis, this is the
  /// single offset that centers it between the insets. An inset that is NaN counts as 0. If the length of the content
  /// or the viewport is NaN, this is the offset of the beginning.
  public func limits(along axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let (before, after) = (contentInset[axis].before.bounded, contentInset[axis].after.bounded)
    let last = contentSize[axis] * zoomScale + after - viewport[axis]
    if last + before > .rounding { return 0 - before...last.bounded }
    let middle = ((last - before) / 2).clamped(to: -1e100...1e100)
    return middle.isNaN ? 0 - before...0 - before : middle...middle
  }

  /// The scale at which all of the content just fits the viewport.
  public var fittingZoomScale: Double {
    guard !contentSize.isEmpty, !viewport.isEmpty else { return 1 }
    return min(viewport.width / contentSize.width, viewport.height / contentSize.height)
  }

  /// Returns a zoom scale within the limits; the lower limit for a number that is no scale.
  func clamped(_ zoomScale: Double) -> Double { self.zoomScale(log: logarithm(of: zoomScale).clamped(to: logLimits)) }

  var logLimits: ClosedRange<Double> { log(scaleLimits.lowerBound)...log(scaleLimits.upperBound) }

  private var scaleLimits: ClosedRange<Double> {
    zoomLimits.lowerBound.clamped(to: 1e-6...1e100)...zoomLimits.upperBound.clamped(to: 1e-6...1e100)
  }

  /// Returns the zoom scale of a logarithm within or past the limits. A limit is returned exactly.
  func zoomScale(log value: Double) -> Double {
    if value == logLimits.lowerBound { return scaleLimits.lowerBound }
    if value == logLimits.upperBound { return scaleLimits.upperBound }
    return exp(value.clamped(to: -15...231))
  }

  /// Returns the logarithm of a zoom scale or a zoom factor. For a number that is neither: that of the lower limit.
  func logarithm(of zoomScale: Double) -> Double {
    guard zoomScale > 0, zoomScale.isFinite else { return logLimits.lowerBound }
    if zoomScale == scaleLimits.lowerBound { return logLimits.lowerBound }
    if zoomScale == scaleLimits.upperBound { return logLimits.upperBound }
    return log(zoomScale)
  }

  enum CodingKeys: NumberKey { case viewport, contentSize, zoomLimits, contentInset, bounces, bouncesZoom }
}
