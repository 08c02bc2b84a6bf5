import ScrollInteraction
import ScrollPhysics

/// What a demo shows at one time.
package struct TimedFrame: Sendable {
  package var time: Double
  package var frame: DemoSnapshot
}

/// The way of one value over time: as it was, and as it will be if nobody touches it.
package struct Curve: Equatable, Sendable {
  package struct Sample: Equatable, Sendable {
    package var time: Double
    package var value: Double
    package var velocity: Double
    /// Where the hand had pulled it when it was seen there, without the resistance of the rubber band; `nil` out of the
    /// hand, and while that was not seen to move.
    package var raw: Double?

    fileprivate func isHeld(as other: Sample) -> Bool {
      raw == nil && value == other.value && velocity == other.velocity
    }
  }

  /// A moment that has a name.
  package struct Mark: Equatable, Sendable {
    package enum Kind: Sendable {
      /// The hand let go.
      case release
      /// Coasting met a bound and handed over to the spring there.
      case crossing
      /// From here on it stands still.
      case rest

      package var words: String {
        switch self {
        case .release: "let go"
        case .crossing: "bound: coast → spring"
        case .rest: "rest"
        }
      }
    }

    package var kind: Kind
    package var time: Double
    package var value: Double

    package init(kind: Kind, time: Double, value: Double) {
      (self.kind, self.time, self.value) = (kind, time, value)
    }
  }

  /// When something with a name happens.
  package struct Moment: Equatable, Sendable {
    package var kind: Mark.Kind
    package var time: Double

    package init(kind: Mark.Kind, time: Double) {
      (self.kind, self.time) = (kind, time)
    }
  }

  package let name: String
  package let label: String
  package let unit: String
  /// The unit of its velocity.
  package let perSecond: String
  package private(set) var samples: [Sample] = []
  package private(set) var marks: [Mark] = []
  package private(set) var limits: ClosedRange<Double>?
  package private(set) var anchors: [Double] = []
  package private(set) var projection: Double?

  /// A longer future than this is drawn up to here, in seconds.
  package static let horizon = 8.0
  private static let finestStep = 1.0 / 240
  private static let mostSteps = 480.0
  private static let holdStep = 1.0 / 120
  private static let mostSamples = 6000

  package init(_ track: Track) {
    (name, label, unit, perSecond) = (track.name, track.label, track.unit, track.unit + "/s")
  }
}

// MARK: - Recording

extension Curve {
  /// From `time` on it goes as `track` says, or where that knows no motion, through `frames`, which begin at `time`.
  package mutating func record(_ track: Track, limits: ClosedRange<Double>?, _ frames: [TimedFrame], at time: Double) {
    cut(after: time)
    retell(track, limits: limits)
    projection = track.projection
    let moments = track.value?.movement.map { Curve.moments($0.motion, since: $0.since) } ?? track.moments
    if let value = track.value {
      record(value, from: time, corners: moments.map(\.time))
      marks = moments.map { Mark(kind: $0.kind, time: $0.time, value: value.value(at: $0.time)) }
    } else {
      samples += frames.map { Curve.sample($0, track.name) }
      marks = moments.map { Mark(kind: $0.kind, time: $0.time, value: sample(at: $0.time)?.value ?? 0) }
    }
  }

  /// A hand holds it, at `time` still as `track` says, or where that knows no motion, `frame`. However long it does, two
  /// samples tell of what has not changed.
  package mutating func hold(_ track: Track, _ frame: TimedFrame?, until time: Double) {
    guard let last = samples.last, time - last.time >= Curve.holdStep else { return }
    let told = track.value.map { Curve.sample($0, time) } ?? frame.map { Curve.sample($0, track.name) }
    guard var sample = told else { return }
    sample.raw = nil
    if samples.suffix(2).allSatisfy({ $0.isHeld(as: sample) }) { samples.removeLast() }
    samples.append(sample)
  }

  /// Takes the limits and anchors that there are now.
  package mutating func retell(_ track: Track, limits: ClosedRange<Double>?) {
    self.limits = track.value?.elasticity.limits ?? limits
    anchors = track.anchors
  }

  private mutating func cut(after time: Double) {
    samples.removeLast(samples.count - samples.partitioningIndex { $0.time >= time })
    if samples.count > Curve.mostSamples { samples.removeFirst(samples.count / 2) }
  }

  private mutating func record(_ value: DraggableValue, from start: Double, corners: [Double]) {
    samples.append(Curve.sample(value, start))
    guard let rest = value.restTime, rest > start else { return }
    let end = min(rest, start + Curve.horizon)
    let step = max(Curve.finestStep, (end - start) / Curve.mostSteps)
    let corners = corners.filter { $0 > start && $0 <= end }
    let times = (Array(stride(from: start + step, to: end, by: step)) + corners + [end]).sorted()
    for time in times { samples.append(Curve.sample(value, time)) }
  }

  private static func sample(_ value: DraggableValue, _ time: Double) -> Sample {
    Sample(time: time, value: value.value(at: time), velocity: value.velocity(at: time), raw: value.rawValue)
  }

  private static func sample(_ frame: TimedFrame, _ name: String) -> Sample {
    Sample(time: frame.time, value: frame.frame.values[name] ?? 0, velocity: frame.frame.velocities[name] ?? 0)
  }

  /// What happens in a movement: it begins, it meets a bound, it is over.
  package static func moments(_ movement: DraggableValue.Movement, since: Double) -> [Moment] {
    var moments = [Moment(kind: .release, time: since)]
    if case .scroll(let motion) = movement, let crossing = motion.crossing {
      moments.append(Moment(kind: .crossing, time: since + crossing))
    }
    if movement.duration.isFinite { moments.append(Moment(kind: .rest, time: since + movement.duration)) }
    return moments
  }

  /// Forgets what was before `time`, but for the sample in force then.
  package mutating func drop(before time: Double) {
    let index = samples.partitioningIndex { $0.time > time }
    if index > 1 { samples.removeFirst(index - 1) }
    if var first = samples.first, first.time < time {
      first.time = time
      samples[0] = first
    }
  }
}

// MARK: - Asking

extension Curve {
  /// Between two samples in proportion; before the first and after the last as these.
  package func sample(at time: Double) -> Sample? {
    let index = samples.partitioningIndex { $0.time > time }
    guard index > 0 else { return samples.first }
    guard index < samples.count else { return samples.last }
    let (a, b) = (samples[index - 1], samples[index])
    guard a.raw == nil, b.time > a.time else { return a }
    let share = (time - a.time) / (b.time - a.time)
    return Sample(
      time: time, value: a.value + (b.value - a.value) * share, velocity: a.velocity + (b.velocity - a.velocity) * share
    )
  }

  /// How far it goes between its lowest and its highest.
  package var travel: Double {
    guard let first = samples.first else { return 0 }
    let ends = samples.reduce((first.value, first.value)) { (min($0.0, $1.value), max($0.1, $1.value)) }
    return ends.1 - ends.0
  }
}

extension Array {
  /// The first index from which on `belongs` holds, in an array in which it holds for an end part.
  package func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
