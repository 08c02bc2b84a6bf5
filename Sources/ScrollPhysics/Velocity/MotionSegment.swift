import ScrollGeometry

/// The part of a pointer's reports that belongs to the motion it is let go in: nothing before a rest or a gap.
struct Stroke {
  let samples: UnsafeBufferPointer<PointerSample>
  /// Indices into `samples`, both included.
  let oldest: Int
  let newest: Int
  /// When the oldest place was left: the end of a rest where the device reports rest.
  let start: Double
  let release: Double
  /// Seconds between reports of a moving pointer.
  let cadence: Double
  /// Seconds of silence after which the pointer has plainly stopped.
  let patience: Double
  /// Whether every place is whole pixels from the newest, so that each is known to be rounded.
  let isWhole: Bool
  /// The length of the path in points, by its steps along x and along y.
  let travel: Double

  /// nil where there is no motion to measure: stopped, or fewer than two places.
  init?(_ samples: UnsafeBufferPointer<PointerSample>, release: Double) {
    guard samples.count > 1 else { return nil }
    self.samples = samples
    newest = samples.count - 1
    self.release = max(samples[newest].time, release)
    cadence = samples.cadence
    patience = min(max(0.04, 2.5 * cadence), 0.15)
    isWhole = samples.isWhole
    (oldest, start) = samples.beginning(patience: patience, fewest: isWhole ? Self.fewestPixels : 0)
    travel = samples.travel(from: oldest)
    guard travel > 0, travel.isFinite, !hasStopped else { return nil }
  }

  func time(_ index: Int) -> Double { index == oldest ? start : samples[index].time }

  /// What a place may be off by without having moved: a pixel and a half, or about an eighth of the path where that is less.
  var jitter: Double { min(1.5, 0.12 * travel) }

  /// Pixels that a path must have for a rounded end to say little: fewer, and it goes on beyond the window.
  private static let fewestPixels = 8.0

  private var hasStopped: Bool { release - samples[newest].time > patience || hasTrembledToRest }

  /// Whether the pointer stayed within its jitter, to and fro, for longer than a moving one could.
  private var hasTrembledToRest: Bool {
    var (index, isMonotone) = (newest, true)
    let heading = step(newest)
    while index > oldest, samples[index - 1].position.blocks(to: samples[newest].position) <= jitter {
      let turn = step(index)
      if turn.x * heading.x + turn.y * heading.y < 0 { isMonotone = false }
      index -= 1
    }
    return !isMonotone && release - time(index) > patience
  }

  private func step(_ index: Int) -> Vector2 {
    samples[index].position - samples[max(oldest, index - 1)].position
  }
}

extension UnsafeBufferPointer<PointerSample> {
  /// Seconds from one place to the next, by the median of the last three steps: one late report changes nothing.
  fileprivate var cadence: Double {
    switch count {
    case 2: interval(1)
    case 3: Swift.min(interval(1), interval(2))
    default: median(interval(count - 1), interval(count - 2), interval(count - 3))
    }
  }

  /// Where the newest motion begins, going back no further than the window, and not past a rest.
  ///
  /// A rest that the device reported ends when the pointer was last seen there. A silence is a rest, or reports were lost
  /// in it: a rest where the pointer was three times as fast right after it, and nobody knows when it ended, so that
  /// nothing before it counts. One place after a silence cannot tell, and gets the mean velocity since the one before.
  fileprivate func beginning(patience: Double, fewest: Double) -> (index: Int, time: Double) {
    let newest = count - 1
    var index = newest
    while index > 0, index == newest || isRecent(index - 1, fewest: fewest) {
      if interval(index) > patience {
        if wasSeenResting(before: index, for: patience / 2) { return (index - 1, self[index - 1].until) }
        if index == newest { return (index - 1, self[index - 1].time) }
        if 3 * speed(index) < speed(index + 1) { return (index, self[index].time) }
      }
      index -= 1
    }
    return (index, self[index].time)
  }

  /// Whether a place is in the window, or in one of three times its length while the path since has few pixels.
  private func isRecent(_ index: Int, fewest: Double) -> Bool {
    let age = self[count - 1].time - self[index].time
    guard age > SampleWindow.length else { return true }
    return age <= 3 * SampleWindow.length && self[count - 1].position.blocks(to: self[index].position) <= fewest
  }

  fileprivate var isWhole: Bool {
    let newest = self[count - 1].position
    for sample in self where !(sample.position - newest).isWhole { return false }
    return true
  }

  private func speed(_ index: Int) -> Double {
    self[index].position.blocks(to: self[index - 1].position) / interval(index)
  }

  private func wasSeenResting(before index: Int, for time: Double) -> Bool {
    let rest = self[index - 1]
    return rest.until - rest.time > time && self[index].time - rest.until >= SampleWindow.resolution
  }

  fileprivate func travel(from oldest: Int) -> Double {
    var travel = 0.0
    for index in stride(from: oldest + 1, to: count, by: 1) {
      travel += self[index].position.blocks(to: self[index - 1].position)
    }
    return travel
  }

  private func interval(_ index: Int) -> Double { self[index].time - self[index - 1].time }

  private func median(_ a: Double, _ b: Double, _ c: Double) -> Double {
    Swift.max(Swift.min(a, b), Swift.min(Swift.max(a, b), c))
  }
}

extension Vector2 {
  /// By adding what leaves no room for a fraction, which is faster than rounding; never true past 2⁵¹.
  fileprivate var isWhole: Bool {
    let coarse = 0x1.8p52
    return (x + coarse) - coarse == x && (y + coarse) - coarse == y
  }

  /// The distance as one walks in a city: a measure of scale that needs no root.
  fileprivate func blocks(to other: Vector2) -> Double { abs(x - other.x) + abs(y - other.y) }
}
