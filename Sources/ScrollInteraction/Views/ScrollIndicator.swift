/// The thin bar that shows the size and position of the visible part of the content.
public struct ScrollIndicator: Hashable, Sendable {
  /// The distance from the beginning of the track, in points.
  public var position: Double
  /// The length of the bar, in points.
  public var length: Double

  static let minimumLength = 36.0
  /// The minimum length at an end of the track, where overscroll squeezes the bar.
  package static let minimumSqueezedLength = 8.0

  /// Creates an indicator for lengths in points; `nil` if everything is visible, or if the viewport or the track has no
  /// length. Past the limits of the offset, the overshoot squeezes the bar.
  public init?(offset: Double, limits: ClosedRange<Double>, viewport: Double, track: Double) {
    let range = limits.upperBound - limits.lowerBound
    guard range > .rounding, viewport > 0, track > 0 else { return nil }
    let whole = min(track, max(track * viewport / (range + viewport), ScrollIndicator.minimumLength))
    let squeeze = limits.excess(of: offset).magnitude
    length = max(whole - squeeze, min(whole, ScrollIndicator.minimumSqueezedLength))
    position = (offset.clamped(to: limits) - limits.lowerBound) / range * (track - length)
  }
}

/// The fading of scroll indicators, which are visible during motion and a short time after.
public enum ScrollIndicatorFade {
  /// The time for which indicators stay visible once content has come to rest, in seconds.
  static let timeAtRest = 0.6
  static let fadeDuration = 0.35

  /// Returns the opacity at `time`, from 0 to 1, of content that rests from `restTime` on; `nil` for a drag.
  public static func opacity(at time: Double, restTime: Double?) -> Double {
    guard let restTime else { return 1 }
    guard time < end(restTime: restTime) else { return 0 }
    return min(1, (end(restTime: restTime) - time) / fadeDuration)
  }

  /// Returns the time from which indicators are invisible.
  public static func end(restTime: Double) -> Double { restTime + timeAtRest + fadeDuration }
}
