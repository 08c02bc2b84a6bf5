/// The fading of scroll indicators, which are visible during motion and a short time after.
public enum ScrollIndicatorFade {
  /// The time for which indicators stay visible once content has come to rest, in seconds.
  static let timeAtRest = 0.6
  /// The duration of the fade, in seconds.
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
