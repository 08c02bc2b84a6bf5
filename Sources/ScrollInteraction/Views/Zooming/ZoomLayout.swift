internal import CScrollMath

/// The sizes and zoom scales from which the limits of a zoomable scroll view follow.
public struct ZoomLayout: Hashable, Sendable {
  /// The size of the window onto the content, in points.
  public var viewport: Size
  /// The size of the content at a zoom scale of 1, in points.
  public var contentSize: Size
  /// The zoom scales at which content may rest; above 0.
  public var zoomLimits: ClosedRange<Double>

  public init(viewport: Size, contentSize: Size, zoomLimits: ClosedRange<Double>) {
    self.viewport = viewport
    self.contentSize = contentSize
    self.zoomLimits = zoomLimits
  }

  /// The offsets at which content may rest at a zoom scale: one number only, that which centres it, where all of it is
  /// visible along the axis.
  public func limits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let room = contentSize[axis] * zoomScale - viewport[axis]
    return room > 0 ? 0...room : (room / 2)...(room / 2)
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
    let lowest = log(max(zoomLimits.lowerBound, .leastNormalMagnitude))
    return lowest...max(lowest, log(max(zoomLimits.upperBound, .leastNormalMagnitude)))
  }

  /// The zoom scale whose logarithm is given; a limit comes back exactly.
  func zoomScale(log value: Double) -> Double {
    if value == logLimits.lowerBound { return zoomLimits.lowerBound }
    if value == logLimits.upperBound { return zoomLimits.upperBound }
    return exp(value)
  }

  /// The logarithm of a zoom scale; that of the lower limit for what is no scale.
  func logarithm(of zoomScale: Double) -> Double {
    guard zoomScale > 0, zoomScale.isFinite else { return logLimits.lowerBound }
    if zoomScale == zoomLimits.lowerBound { return logLimits.lowerBound }
    if zoomScale == zoomLimits.upperBound { return logLimits.upperBound }
    return log(zoomScale)
  }
}
