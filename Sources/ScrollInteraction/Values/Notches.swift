/// The timing of an `EasedMotion` by notches or keys: the longer the distance, the shorter the duration.
public struct NotchEasing: Hashable, Sendable, Codable {
  package var maximumDuration, minimumDuration: Double
  /// The distances up to which the maximum and from which the minimum applies, in points; linear in between.
  package var shortDistance, longDistance: Double

  /// The easing of Chromium's wheels (`DurationBehavior::kInverseDelta`).
  public static let chromium = NotchEasing(
    maximumDuration: 0.2, minimumDuration: 0.1, shortDistance: 120, longDistance: 480)

  /// Returns the duration of a motion over a signed distance, in seconds. If the velocity in pt/s leads to the target, the
  /// duration is at most 2.5 times as long as at that velocity, so that fast content does not wait.
  package func duration(of distance: Double, velocity: Double) -> Double {
    let range = longDistance - shortDistance
    let share = longDistance > shortDistance ? ((abs(distance) - shortDistance) / range).clamped(to: 0...1) : 0
    let time = maximumDuration + (minimumDuration - maximumDuration) * share
    return distance * velocity > 0 && abs(velocity) >= 0.01 ? min(time, 2.5 * distance / velocity) : time
  }

  func motion(from: Double, to destination: Double, velocity: Double) -> EasedMotion {
    EasedMotion(
      from: from, to: destination, velocity: velocity,
      duration: duration(of: destination - from, velocity: velocity))
  }

  enum CodingKeys: String, NumberKey {
    case maximumDuration = "longest"
    case minimumDuration = "shortest"
    case shortDistance = "shortWay"
    case longDistance = "longWay"
  }
}

/// The acceleration of a wheel: notches in fast succession count more than slow ones.
public struct NotchAcceleration: Hashable, Sendable, Codable {
  /// The maximum speed, in notches per second, at which each notch counts as one.
  package var lowestSpeed: Double
  /// The speed, in notches per second, from which each notch counts as ``maximumFactor``; linear in between.
  package var highestSpeed: Double
  package var maximumFactor: Double

  /// The acceleration of Android, up to four times (AOSP, `InputReaderConfiguration` and `SimpleVelocityControl`).
  public static let android = NotchAcceleration(lowestSpeed: 15, highestSpeed: 50, maximumFactor: 4)

  package func factor(at speed: Double) -> Double {
    guard speed > lowestSpeed else { return 1 }
    guard speed < highestSpeed else { return maximumFactor }
    return 1 + (speed - lowestSpeed) / (highestSpeed - lowestSpeed) * (maximumFactor - 1)
  }

  enum CodingKeys: String, NumberKey {
    case lowestSpeed, highestSpeed
    case maximumFactor = "greatestFactor"
  }
}

/// The silence, in seconds, after which earlier reports of a wheel are forgotten, and it counts as resting in a notch.
private let wheelTimeout = 0.5

struct NotchSpeed: Sendable {
  private static let maximumReportCount = 20

  private var reports: PerAxis<[(time: Double, travel: Double)]> = PerAxis(x: [], y: [])

  /// Adds a report of `travel` notches, and returns the speed in notches per second by ``VelocityRule/android``.
  mutating func add(_ travel: Double, _ axis: Axis, at time: Double) -> Double {
    if let last = reports[axis].last, !(time < last.time + wheelTimeout) || time.restarts(after: last.time) {
      reports[axis] = []
    }
    if reports[axis].count == Self.maximumReportCount { reports[axis].removeFirst() }
    reports[axis].append((time, (reports[axis].last?.travel ?? 0) + travel))
    var tracker = VelocityTracker()
    for report in reports[axis] { tracker.add(report.travel, at: report.time) }
    return abs(tracker.velocity(at: time, by: .android))
  }
}

/// A counter of whole notches, for views that move from anchor to anchor. A notch counts from its middle on.
struct NotchCounter: Sendable {
  private var remainder = 0.0
  private var latest = (travel: 0.0, time: -Double.infinity)

  mutating func add(_ travel: Double, at time: Double) -> Int {
    let isPaused = time - latest.time > wheelTimeout || time.restarts(after: latest.time)
    if travel * latest.travel < 0 || isPaused { remainder = 0 }
    latest = (travel, time)
    let sum = remainder + travel.clamped(to: -1e6...1e6)
    remainder = sum - sum.rounded()
    return Int(sum.rounded())
  }
}
