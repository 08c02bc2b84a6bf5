/// The thin bar that shows how much of the content is visible, and which part.
public struct ScrollIndicator: Hashable, Sendable {
  /// Along the track, in points from its beginning.
  public var position: Double
  /// In points.
  public var length: Double

  /// Its least length, however large the content.
  public static let shortest = 36.0
  /// Its least length when it is squeezed at an end of its track.
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
