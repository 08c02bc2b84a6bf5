internal import CScrollMath

/// The sizes and zoom scales from which the limits of a zoomable scroll view follow.
public struct ZoomLayout: Hashable, Sendable {
  /// The size of the window onto the content, in points.
  public var viewport: Size
  /// The size of the content at a zoom scale of 1, in points.
  public var contentSize: Size
  /// The zoom scales at which content may rest; what is below a millionth counts as that.
  public var zoomLimits: ClosedRange<Double>
  /// Room around the content that can be scrolled to, in points of the viewport at any scale.
  public var contentInset: EdgeInsets
  /// Whether content gives way at the ends of an axis.
  public var bounces: PerAxis<Bool>
  /// Whether the scale gives way at its limits.
  public var bouncesZoom: Bool

  /// - Parameters:
  ///   - viewport: the size of the window onto the content, in points.
  ///   - contentSize: at a zoom scale of 1, in points.
  ///   - zoomLimits: the scales at which content may rest; what is below a millionth counts as that.
  ///   - contentInset: room around the content, in points of the viewport.
  ///   - bounces: whether content gives way at the ends of each axis.
  ///   - bouncesZoom: whether the scale gives way at its limits.
  public init(
    viewport: Size, contentSize: Size, zoomLimits: ClosedRange<Double>, contentInset: EdgeInsets = .zero,
    bounces: PerAxis<Bool> = PerAxis(x: true, y: true), bouncesZoom: Bool = true
  ) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.zoomLimits = zoomLimits
    self.contentInset = contentInset
    self.bounces = bounces
    self.bouncesZoom = bouncesZoom
  }

  /// The offsets at which content may rest at a zoom scale: one number only, that which centres it between the insets,
  /// where all of it is visible along the axis. An inset that is not a number counts as 0, and content without a length, or in
  /// a viewport without one, is at the beginning.
  public func limits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let insets = contentInset[axis]
    let (before, after) = (insets.before.isNaN ? 0 : insets.before, insets.after.isNaN ? 0 : insets.after)
    let last = contentSize[axis] * zoomScale + after - viewport[axis]
    if last > 0 - before { return 0 - before...last }
    let middle = (last - before) / 2
    return middle.isNaN ? 0 - before...0 - before : middle...middle
  }

  /// The scale at which all of the content is just visible.
  public var fittingZoomScale: Double {
    guard !contentSize.isEmpty, !viewport.isEmpty else { return 1 }
    return min(viewport.width / contentSize.width, viewport.height / contentSize.height)
  }

  /// The scale within its limits that is nearest to a given one.
  func clamped(_ zoomScale: Double) -> Double {
    self.zoomScale(log: logarithm(of: zoomScale).clamped(to: logLimits))
  }

  // MARK: Logarithms

  /// The limits of the logarithm of the zoom scale: equal steps of it look equal.
  var logLimits: ClosedRange<Double> {
    log(scaleLimits.lowerBound)...log(scaleLimits.upperBound)
  }

  private var scaleLimits: ClosedRange<Double> { max(1e-6, zoomLimits.lowerBound)...max(1e-6, zoomLimits.upperBound) }

  /// The zoom scale whose logarithm is given; a limit comes back exactly.
  func zoomScale(log value: Double) -> Double {
    if value == logLimits.lowerBound { return scaleLimits.lowerBound }
    if value == logLimits.upperBound { return scaleLimits.upperBound }
    return exp(value)
  }

  /// The logarithm of a zoom scale; that of the lower limit for what is no scale.
  func logarithm(of zoomScale: Double) -> Double {
    guard zoomScale > 0, zoomScale.isFinite else { return logLimits.lowerBound }
    if zoomScale == scaleLimits.lowerBound { return logLimits.lowerBound }
    if zoomScale == scaleLimits.upperBound { return logLimits.upperBound }
    return log(zoomScale)
  }
}
