/// When the indicators of a scroll view are visible: while something moves, and a little longer.
public enum ScrollIndicatorFade {
  /// How long they stay when content has come to rest, in seconds.
  public static let delay = 0.6
  /// How long they take to vanish, in seconds.
  public static let duration = 0.35

  /// The opacity from 0 to 1 at `time`, of content that rests from `restTime` on (`nil`: it is dragged).
  public static func opacity(at time: Double, restTime: Double?) -> Double {
    guard let restTime else { return 1 }
    guard time < end(restTime: restTime) else { return 0 }
    return min(1, (end(restTime: restTime) - time) / duration)
  }

  /// From when on nothing is seen of them.
  public static func end(restTime: Double) -> Double { restTime + delay + duration }
}
