/// The samples of the motion that ends with the release, without samples from before a rest or a gap.
struct MotionSegment {
  let samples: UnsafeBufferPointer<PointerSample>
  /// The ends of the segment, as indices into `samples`, both included.
  let oldest: Int
  let newest: Int
  /// The time at which the pointer left its oldest position: the end of a rest if the device reports rest.
  let start: Double
  let release: Double
  let reportInterval: Double
  /// The time without a report after which the pointer counts as stopped, in seconds.
  let timeout: Double
  /// Whether all samples are whole points apart, so that their positions are known to be rounded.
  let isQuantized: Bool
  /// The length of the path, in points: the sum of |Δx| + |Δy|.
  let pathLength: Double

  /// Creates the segment; `nil` if there is no motion, because the pointer has stopped or samples are too few.
  init?(_ samples: UnsafeBufferPointer<PointerSample>, release: Double) {
    guard samples.count > 1 else { return nil }
    self.samples = samples
    newest = samples.count - 1
    self.release = max(samples[newest].time, release)
    reportInterval = samples.reportInterval
    timeout = min(max(0.04, 2.5 * reportInterval), 0.15)
    isQuantized = samples.isQuantized
    (oldest, start) = samples.segmentStart(timeout: timeout, shortestPath: isQuantized ? Self.shortestQuantizedPath : 0)
    pathLength = samples.pathLength(from: oldest)
    guard pathLength > 0, pathLength.isFinite, !hasStopped else { return nil }
  }

  func time(_ index: Int) -> Double { index == oldest ? start : samples[index].time }

  /// The maximum apparent movement of a pointer at rest, in points: 1.5, or 12 % of the path if that is less.
  var jitter: Double { min(1.5, 0.12 * pathLength) }

  /// The path, in points, below which older samples are used as well, since the rounding of its ends weighs too much.
  private static let shortestQuantizedPath = 8.0

  private var hasStopped: Bool { release - samples[newest].time > timeout || hasJitteredInPlace }

  /// Whether the pointer moved back and forth within its jitter for longer than the timeout.
  private var hasJitteredInPlace: Bool {
    var (index, isMonotone) = (newest, true)
    let last = step(newest)
    while index > oldest, samples[index - 1].position.manhattanDistance(to: samples[newest].position) <= jitter {
      let step = step(index)
      if step.x * last.x + step.y * last.y < 0 { isMonotone = false }
      index -= 1
    }
    return !isMonotone && release - time(index) > timeout
  }

  private func step(_ index: Int) -> Vector2 { samples[index].position - samples[max(oldest, index - 1)].position }
}

extension UnsafeBufferPointer<PointerSample> {
  /// The median of the last three intervals, in seconds, which one late report does not change.
  fileprivate var reportInterval: Double {
    switch count {
    case 2: interval(1)
    case 3: Swift.min(interval(1), interval(2))
    default: median(interval(count - 1), interval(count - 2), interval(count - 3))
    }
  }

  /// Returns the start of the newest motion: at most the window's duration ago, and not before a rest.
  ///
  /// A rest that the device reported ends when the pointer was last seen there. An interval without reports is either a
  /// rest or a loss of reports. It counts as a rest if the pointer was three times as fast right after it. Since nobody
  /// knows when that rest ended, the segment begins after it. A single sample after the interval cannot tell, and gets
  /// the mean velocity since the sample before.
  fileprivate func segmentStart(timeout: Double, shortestPath: Double) -> (index: Int, time: Double) {
    let newest = count - 1
    var index = newest
    while index > 0, index == newest || isRecent(index - 1, shortestPath: shortestPath) {
      if interval(index) > timeout {
        if wasSeenResting(before: index, for: timeout / 2) { return (index - 1, self[index - 1].lastSeen) }
        if index == newest { return (index - 1, self[index - 1].time) }
        if 3 * speed(index) < speed(index + 1) { return (index, self[index].time) }
      }
      index -= 1
    }
    return (index, self[index].time)
  }

  /// Returns whether a sample is in the window, three times as long for a path no longer than `shortestPath`.
  private func isRecent(_ index: Int, shortestPath: Double) -> Bool {
    let age = self[count - 1].time - self[index].time
    guard age > SampleWindow.duration else { return true }
    return age <= 3 * SampleWindow.duration
      && self[count - 1].position.manhattanDistance(to: self[index].position) <= shortestPath
  }

  fileprivate var isQuantized: Bool {
    let newest = self[count - 1].position
    for sample in self where !(sample.position - newest).isWhole { return false }
    return true
  }

  private func speed(_ index: Int) -> Double {
    self[index].position.manhattanDistance(to: self[index - 1].position) / interval(index)
  }

  private func wasSeenResting(before index: Int, for time: Double) -> Bool {
    let rest = self[index - 1]
    return rest.lastSeen - rest.time > time && self[index].time - rest.lastSeen >= SampleWindow.resolution
  }

  fileprivate func pathLength(from oldest: Int) -> Double {
    var length = 0.0
    for index in stride(from: oldest + 1, to: count, by: 1) {
      length += self[index].position.manhattanDistance(to: self[index - 1].position)
    }
    return length
  }

  private func interval(_ index: Int) -> Double { self[index].time - self[index - 1].time }

  private func median(_ a: Double, _ b: Double, _ c: Double) -> Double {
    Swift.max(Swift.min(a, b), Swift.min(Swift.max(a, b), c))
  }
}

extension Vector2 {
  /// Whether both coordinates are whole, by a test that is faster than rounding; false past 2⁵¹.
  fileprivate var isWhole: Bool {
    let coarse = 0x1.8p52
    return (x + coarse) - coarse == x && (y + coarse) - coarse == y
  }

  fileprivate func manhattanDistance(to other: Vector2) -> Double { abs(x - other.x) + abs(y - other.y) }
}
