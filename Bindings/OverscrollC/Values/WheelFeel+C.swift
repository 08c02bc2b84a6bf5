public import COverscroll
internal import ScrollInteraction

extension SnapFeel {
  /// Creates a feel from C's numbers, or `standard` for `NULL`, and throws if a number is not valid.
  init(
    checking pointer: UnsafePointer<overscroll_snap>?, else standard: SnapFeel = SnapFeel()
  ) throws(overscroll_status) {
    guard let snap = pointer?.pointee else {
      self = standard
      return
    }
    try check(snap.deceleration_rate, snap.rubber_band_coefficient, snap.threshold)
    self.init(
      spring: try Spring(checking: snap.spring), decelerationRate: DecelerationRate(rawValue: snap.deceleration_rate),
      rubberBandCoefficient: snap.rubber_band_coefficient, threshold: snap.threshold)
  }
}

extension Landing {
  init(checking landing: overscroll_landing) throws(overscroll_status) {
    switch landing {
    case OVERSCROLL_LAND_BY_SPRING: self = .spring
    case OVERSCROLL_LAND_BY_DECELERATION: self = .deceleration
    default: throw OVERSCROLL_OUT_OF_RANGE
    }
  }
}

extension WheelFeel {
  init(checking feel: overscroll_wheel_feel) throws(overscroll_status) {
    try check(feel.notch, feel.page_share, feel.zoom_notch)
    try check(feel.notch_speed, feel.touchpad_speed)
    guard feel.notch >= 0, feel.page_share >= 0, feel.zoom_notch > 1, feel.notch_speed >= 0, feel.touchpad_speed >= 0
    else { throw OVERSCROLL_OUT_OF_RANGE }
    self.init(
      spring: try Spring(checking: feel.spring), notch: feel.notch > 0 ? feel.notch : nil, pageShare: feel.page_share,
      zoomNotch: feel.zoom_notch, notchSpeed: feel.notch_speed, touchpadSpeed: feel.touchpad_speed,
      hasMomentum: try checked(flag: feel.has_momentum), isReversed: try checked(flag: feel.is_reversed))
  }
}

@implementation @c
public func overscroll_snap_standard() -> overscroll_snap {
  let feel = SnapFeel()
  return overscroll_snap(
    spring: feel.spring.exported, deceleration_rate: feel.decelerationRate.rawValue,
    rubber_band_coefficient: feel.rubberBandCoefficient, threshold: feel.threshold)
}

@implementation @c
public func overscroll_wheel_feel_standard() -> overscroll_wheel_feel {
  let feel = WheelFeel.standard
  return overscroll_wheel_feel(
    spring: feel.spring.exported, notch: feel.notch ?? 0, page_share: feel.pageShare, zoom_notch: feel.zoomNotch,
    notch_speed: feel.notchSpeed, touchpad_speed: feel.touchpadSpeed, has_momentum: feel.hasMomentum ? 1 : 0,
    is_reversed: feel.isReversed ? 1 : 0)
}
