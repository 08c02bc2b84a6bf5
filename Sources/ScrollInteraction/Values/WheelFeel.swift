internal import CScrollMath

/// How content follows wheels and keys.
public struct WheelFeel: Hashable, Sendable {
  /// What takes content to where notches and keys send it.
  public var spring: Spring
  /// What takes it there in place of the spring, in a time that depends on the way; `nil` for the spring.
  public var easing: NotchEasing?
  /// Points by which one notch of a wheel scrolls; `nil` to derive it from the size of the viewport.
  public var notch: Double?
  /// How much more fast notches scroll in a ``SimpleScrollView``; `nil` for as much as slow ones.
  public var acceleration: NotchAcceleration?
  /// The length of one page by the viewport's: 0 and above, and below 1, so that what was at one end is still
  /// seen at the other.
  public var pageShare: Double
  /// How many pages ahead of where it is a repeated key may send content; 0 and above.
  public var longestLead: Double
  /// The factor by which one notch zooms; above 1.
  public var zoomNotch: Double
  /// How many points of travel on a touchpad zoom by a factor of e; above 0.
  public var zoomTravel: Double
  /// The factor on the distance of notches; 0 and above.
  public var notchSpeed: Double
  /// The factor on the distance that fingers travel on a touchpad; 0 and above.
  public var touchpadSpeed: Double
  /// Whether content goes on when the fingers have lifted from a touchpad. Without momentum they let go at rest.
  public var hasMomentum: Bool
  /// Whether both scroll against the direction that the desktop has chosen. Zooming is not turned round.
  public var isReversed: Bool

  /// Its defaults are those of ``standard``.
  public init(
    spring: Spring = Spring(response: 0.25, dampingRatio: 1), easing: NotchEasing? = nil, notch: Double? = nil,
    acceleration: NotchAcceleration? = nil,
    pageShare: Double = 0.9, longestLead: Double = 2, zoomNotch: Double = 1.2, zoomTravel: Double = 160,
    notchSpeed: Double = 1, touchpadSpeed: Double = 1, hasMomentum: Bool = true, isReversed: Bool = false
  ) {
    self.spring = spring
    self.easing = easing
    self.notch = notch
    self.acceleration = acceleration
    self.pageShare = pageShare
    self.longestLead = longestLead
    self.zoomNotch = zoomNotch
    self.zoomTravel = zoomTravel
    self.notchSpeed = notchSpeed
    self.touchpadSpeed = touchpadSpeed
    self.hasMomentum = hasMomentum
    self.isReversed = isReversed
  }

  /// A notch as GTK has it, springs that glide for a quarter of a second.
  public static let standard = WheelFeel()

  /// The distance of one notch in a viewport of `extent` points: extent^⅔, as GTK has it.
  public func notch(in extent: Double) -> Double {
    let root = extent > 0 && extent.isFinite ? cbrt(extent) : 0
    return notch ?? root * root
  }

  /// The report as it counts here.
  func adjusted(_ wheel: WheelEvent) -> WheelEvent {
    guard !wheel.isZoom else { return wheel }
    var wheel = wheel
    wheel.delta = wheel.delta * ((wheel.isPrecise ? touchpadSpeed : notchSpeed) * (isReversed ? -1 : 1))
    return wheel
  }

  /// The distance of one page in a viewport of `extent` points.
  public func page(in extent: Double) -> Double { max(0, extent * pageShare) }
}
