/// The thin bar that tells how much of the content is visible, and which part.
public struct ScrollIndicator: Hashable, Sendable {
  /// Along the track, in points from its beginning.
  public var position: Double
  public var length: Double

  /// It never gets shorter than this by the size of the content.
  public static let shortest = 36.0
  /// … and never shorter than this when it is squeezed at the end of its track.
  public static let shortestSqueezed = 8.0

  /// - Parameters:
  ///   - offset: the content offset along the axis; beyond its limits the bar is squeezed by as much.
  ///   - limits: the offsets at which content may rest.
  ///   - viewport: its length along the axis, in points.
  ///   - track: the length in which the bar moves, in points.
  /// - Returns: `nil` when everything is visible.
  public init?(offset: Double, limits: ClosedRange<Double>, viewport: Double, track: Double) {
    let range = limits.upperBound - limits.lowerBound
    guard range > 0, viewport > 0, track > 0 else { return nil }
    let whole = min(track, max(track * viewport / (range + viewport), ScrollIndicator.shortest))
    let squeeze = limits.excess(of: offset).magnitude
    length = max(whole - squeeze, min(whole, ScrollIndicator.shortestSqueezed))
    position = (offset.clamped(to: limits) - limits.lowerBound) / range * (track - length)
  }
}

/// When the bars of a scroll view are seen: while something moves, and a little longer.
public struct ScrollIndicatorFade: Hashable, Sendable {
  /// How long the bars stay when content has come to rest, in seconds.
  public static let delay = 0.6
  /// How long they take to vanish, in seconds.
  public static let duration = 0.35

  /// The opacity from 0 to 1 at `time`, of content that rests from `restTime` on (`nil`: it is held).
  public static func opacity(at time: Double, restTime: Double?) -> Double {
    guard let restTime else { return 1 }
    guard time < end(restTime: restTime) else { return 0 }
    return min(1, (end(restTime: restTime) - time) / duration)
  }

  /// From when on nothing is seen of them.
  public static func end(restTime: Double) -> Double { restTime + delay + duration }
}
