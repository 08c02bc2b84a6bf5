internal import CScrollMath

/// How content follows wheels and keys.
public struct WheelFeel: Hashable, Sendable {
  /// What takes content to where notches and keys send it.
  public var spring: Spring
  /// How many points one notch of a wheel scrolls by; `nil` to follow from the size of the viewport.
  public var notch: Double?
  /// What one page is of the viewport: what was at one end is still seen at the other.
  public var pageShare: Double
  /// How far, in pages, content may be sent ahead of where it is by a key that repeats itself.
  public var longestLead: Double
  /// By what factor one notch zooms.
  public var zoomNotch: Double
  /// How many points of travel on a touchpad zoom by a factor of e.
  public var zoomTravel: Double

  /// - Parameters:
  ///   - spring: what takes content to where notches and keys send it.
  ///   - notch: points of one notch; `nil` to follow from the size of the viewport.
  ///   - pageShare: what one page is of the viewport, from 0 to 1.
  ///   - longestLead: how far a repeated key may send content ahead, in pages.
  ///   - zoomNotch: the factor of one notch, above 1.
  ///   - zoomTravel: points on a touchpad for a factor of e, above 0.
  public init(
    spring: Spring = Spring(response: 0.25, dampingRatio: 1), notch: Double? = nil, pageShare: Double = 0.9,
    longestLead: Double = 2, zoomNotch: Double = 1.2, zoomTravel: Double = 160
  ) {
    self.spring = spring
    self.notch = notch
    self.pageShare = pageShare
    self.longestLead = longestLead
    self.zoomNotch = zoomNotch
    self.zoomTravel = zoomTravel
  }

  public static let standard = WheelFeel()

  /// The distance of one notch in a viewport of `extent` points: extent^⅔, as GTK has it.
  public func notch(in extent: Double) -> Double {
    let root = extent > 0 && extent.isFinite ? cbrt(extent) : 0
    return notch ?? root * root
  }

  /// The distance of one page in a viewport of `extent` points.
  public func page(in extent: Double) -> Double { extent * pageShare }
}

/// Where a key sends content.
public enum ScrollStep: Hashable, Sendable {
  /// By so many notches of a wheel; positive towards the end.
  case lines(Double)
  /// By so many pages; positive towards the end.
  case pages(Double)
  case toStart
  case toEnd
}
