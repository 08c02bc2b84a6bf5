/// The growth of the multiplier on flicks in a row: the numbers of a ``FlickSeries``. The defaults are those of iOS.
package struct FlickGrowth: Hashable, Sendable, Codable {
  enum CodingKeys: String, NumberKey {
    case firstCount, rate
    case maximumTravel = "longestTravel"
    case maximum = "greatest"
    case maximumPause = "longestPause"
  }

  /// The number of flicks before the first contact in which the multiplier grows.
  package var firstCount: Int
  package var rate: Double
  /// The maximum movement of a contact that counts, in points.
  package var maximumTravel: Double
  /// The maximum multiplier; below 1 counts as 1.
  package var maximum: Double
  /// The longest time from the end of a flick to the first movement of the next, in seconds.
  package var maximumPause: Double

  package init(
    firstCount: Int = 3, rate: Double = 1.0 / 480, maximumTravel: Double = 216, maximum: Double = 16,
    maximumPause: Double = 0.9
  ) {
    (self.firstCount, self.rate, self.maximumTravel) = (firstCount, rate, maximumTravel)
    (self.maximum, self.maximumPause) = (maximum, maximumPause)
  }

  package func growth(after count: Int, travel: Double) -> Double {
    guard count >= max(firstCount, 2), rate > 0, travel > 0, maximumTravel > 0 else { return 0 }
    return (Double(count - 1) * min(rate, .maximumMagnitude) * min(travel, maximumTravel)).bounded
  }

  func limited(_ multiplier: Double) -> Double { min(multiplier, max(1, maximum)) }
}

/// Flicks in a row along one axis, and the multiplier on the velocity of the latest. A series ends when content is
/// released without a flick, when the direction turns, and after a pause of 0.9 s.
///
/// In a contact that follows k ≥ 3 flicks, the multiplier grows from 1 by (k − 1)/480 for each point of the finger's
/// movement, of at most 216 points, and to at most 16 (Quinn, Malacria and Cockburn, "Touch Scrolling Transfer
/// Functions", UIST 2013, iOS 5.1, doi 10.1145/2501988.2501995).
public struct FlickSeries: Hashable, Sendable {
  /// The number of flicks; 0 if the latest release was no flick.
  public private(set) var count = 0
  /// The multiplier on the velocity of the latest flick, from 1 on.
  public private(set) var multiplier = 1.0
  package private(set) var isForward = true
  package private(set) var end = -Double.infinity

  package init() {}

  package func delayed(by shift: Double) -> FlickSeries {
    var series = self
    series.end += shift
    return series
  }

  /// Returns the series after a release at a velocity in pt/s, 0 or NaN if it is no flick, of a contact that moved by
  /// `travel` points from its first movement at `start` to its release at `end`, in seconds.
  package func released(
    at velocity: Double, travel: Double, from start: Double, to end: Double, by growth: FlickGrowth
  ) -> FlickSeries {
    var next = FlickSeries()
    guard abs(velocity) > 0 else { return next }
    next.isForward = velocity.sign == .plus
    next.end = end
    let isPaused = start - self.end > growth.maximumPause || start.restarts(after: self.end)
    let continues = count > 0 && next.isForward == isForward && !isPaused
    let before = continues ? self : next
    let grown = before.multiplier + growth.growth(after: before.count, travel: next.isForward ? travel : -travel)
    next.count = before.count < .max ? before.count + 1 : before.count
    next.multiplier = growth.limited(grown.bounded)
    return next
  }
}

#if !hasFeature(Embedded)
  extension FlickSeries: Codable {
    enum CodingKeys: NumberKey { case count, multiplier, isForward, end }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      (count, multiplier) = try (fields[.count], fields[.multiplier])
      (isForward, end) = try (fields[.isForward], fields[.end])
      guard count >= 0, multiplier >= 1, multiplier < .infinity else {
        throw fields.failure("A series has no negative number of flicks, and a multiplier from 1 on.", .count)
      }
    }
  }
#endif
