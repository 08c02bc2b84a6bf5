public import COverscroll
internal import ScrollInteraction

extension ScrollFeel {
  /// The numbers of C that ``overscroll_feel`` lacks.
  var exportedExtras: overscroll_feel_extras {
    let growth = accumulation.growth ?? FlickGrowth(rate: 0)
    return overscroll_feel_extras(
      flick_rate: growth.rate, longest_flick_travel: growth.maximumTravel, greatest_flick: growth.maximum,
      longest_flick_pause: growth.maximumPause,
      touchpad_rubber_band_coefficient: touchpadRubberBandCoefficient ?? rubberBandCoefficient,
      flick_share: accumulation.share, first_flick_count: Int32(clamping: growth.firstCount), reserved: 0)
  }

  /// Returns the feel with other numbers. A rate and a share of 0 remove a multiplier or a share, and no other rule.
  func replacing(_ extras: overscroll_feel_extras) -> ScrollFeel {
    var feel = self
    let growth = FlickGrowth(
      firstCount: Int(extras.first_flick_count), rate: extras.flick_rate, maximumTravel: extras.longest_flick_travel,
      maximum: extras.greatest_flick, maximumPause: extras.longest_flick_pause)
    if growth.rate > 0 {
      feel.accumulation = FlickAccumulation(.series(growth))
    } else if extras.flick_share > 0 {
      feel.accumulation = .share(extras.flick_share)
    } else if accumulation.growth != nil || accumulation.share != 0 {
      feel.accumulation = .none
    }
    let coefficient = extras.touchpad_rubber_band_coefficient
    if coefficient != touchpadRubberBandCoefficient ?? rubberBandCoefficient {
      feel.touchpadRubberBandCoefficient = coefficient
    }
    return feel
  }
}

private func checkedExtras(
  _ pointer: UnsafePointer<overscroll_feel_extras>?
) throws(overscroll_status) -> overscroll_feel_extras {
  let extras = try checked(pointer)
  try check(extras.flick_rate, extras.longest_flick_travel, extras.greatest_flick, extras.longest_flick_pause)
  try check(extras.touchpad_rubber_band_coefficient, extras.flick_share)
  guard extras.flick_rate >= 0, extras.longest_flick_travel >= 0, extras.greatest_flick >= 1,
    extras.longest_flick_pause >= 0, 0...(extras.flick_rate > 0 ? 0 : 1) ~= extras.flick_share
  else { throw OVERSCROLL_OUT_OF_RANGE }
  return extras
}

@implementation @c
public func overscroll_feel_extras_get(
  _ number: Int32, _ extras: UnsafeMutablePointer<overscroll_feel_extras>?
) -> overscroll_status {
  status { () throws(overscroll_status) in
    guard let platform = Platform(rawValue: number) else { throw OVERSCROLL_OUT_OF_RANGE }
    try checked(extras).pointee = platform.feel.exportedExtras
  }
}

@implementation @c
public func overscroll_set_feel_extras(
  _ context: Context, _ number: overscroll_view, _ extras: UnsafePointer<overscroll_feel_extras>?, _ time: Double
) -> overscroll_status {
  perform(context, number, at: time) { () throws(overscroll_status) in .feelExtras(try checkedExtras(extras)) }
}
