/// The response of content to wheels, touchpads and keys.
public struct WheelFeel: Hashable, Sendable, Codable {
  /// The spring that moves content to the target of notches and keys.
  public var spring: Spring
  /// The easing that replaces the spring, with a duration that depends on the distance; `nil` to use the spring.
  public var easing: NotchEasing?
  /// The scroll distance of one notch, in points; `nil` to derive it from the size of the viewport.
  public var notch: Double?
  /// The acceleration of fast notches in a ``SimpleScrollView``; `nil` for none.
  public var acceleration: NotchAcceleration?
  /// The length of a page as a share of the viewport: 0 or more, and below 1 so that consecutive pages overlap.
  public var pageShare: Double
  /// The maximum distance from the content to the target of a repeated key, in pages; 0 or more.
  public var maximumLead: Double
  /// The zoom factor of one notch; above 1.
  public var zoomNotch: Double
  /// The travel on a touchpad that zooms by a factor of e, in points; above 0.
  public var zoomTravel: Double
  /// The factor on the scroll distance of notches; 0 or more.
  public var notchSpeed: Double
  /// The factor on the scroll distance of fingers on a touchpad; 0 or more.
  public var touchpadSpeed: Double
  /// Whether content keeps its velocity when the fingers lift from a touchpad. Otherwise, it is released at rest.
  public var hasMomentum: Bool
  /// Whether wheels and touchpads scroll against the direction that the desktop has set. Zooming is not reversed.
  public var isReversed: Bool

  /// Creates a wheel feel. The defaults are those of ``standard``.
  public init(
    spring: Spring = Spring(response: 0.25, dampingRatio: 1), easing: NotchEasing? = nil, notch: Double? = nil,
    acceleration: NotchAcceleration? = nil,
    pageShare: Double = 0.9, maximumLead: Double = 2, zoomNotch: Double = 1.2, zoomTravel: Double = 160,
    notchSpeed: Double = 1, touchpadSpeed: Double = 1, hasMomentum: Bool = true, isReversed: Bool = false
  ) {
    (self.spring, self.easing, self.notch, self.acceleration) = (spring, easing, notch, acceleration)
    (self.pageShare, self.maximumLead) = (pageShare, maximumLead)
    (self.zoomNotch, self.zoomTravel) = (zoomNotch, zoomTravel)
    (self.notchSpeed, self.touchpadSpeed) = (notchSpeed, touchpadSpeed)
    (self.hasMomentum, self.isReversed) = (hasMomentum, isReversed)
  }

  /// The default wheel feel: the notch distance of GTK, and springs that glide for a quarter of a second.
  public static let standard = WheelFeel()

  /// Returns the distance of one notch in a viewport of `extent` points: ``notch``, or extent^⅔, as in GTK.
  public func notch(in extent: Double) -> Double {
    let root = extent > 0 && extent.isFinite ? extent.cubeRoot : 0
    return notch ?? root * root
  }

  func adjusted(_ wheel: WheelEvent) -> WheelEvent {
    guard !wheel.isZoom else { return wheel }
    var wheel = wheel
    wheel.delta = wheel.delta * ((wheel.isPrecise ? touchpadSpeed : notchSpeed) * (isReversed ? -1 : 1))
    return wheel
  }

  package func page(in extent: Double) -> Double { max(0, extent * pageShare) }

  enum CodingKeys: String, NumberKey {
    case maximumLead = "longestLead"
    case spring, easing, notch, acceleration, pageShare, zoomNotch, zoomTravel, notchSpeed, touchpadSpeed
    case hasMomentum, isReversed
  }
}
