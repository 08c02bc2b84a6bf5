/// The recorded motion of scrolled content along one axis: offsets, times and the state of the finger.
package struct RecordedMotion: Sendable {
  package struct Sample: Hashable, Sendable {
    /// The time in seconds, from any origin.
    package var time: Double
    /// The content offset, in points.
    package var offset: Double
    package var finger: Finger

    package init(time: Double, offset: Double, finger: Finger = .unknown) {
      (self.time, self.offset, self.finger) = (time, offset, finger)
    }
  }

  package enum Finger: Hashable, Sendable {
    case unknown, up, down
    /// Down, at a position along the axis, in points.
    case at(Double)

    /// Whether the finger is down; `nil` if unknown.
    var isDown: Bool? {
      switch self {
      case .unknown: nil
      case .up: false
      case .down, .at: true
      }
    }
  }

  /// A reason why nothing can be fitted to a recording. `sample` counts from 0.
  package enum Problem: Error, Hashable, Sendable {
    case tooFewSamples(Int)
    case notFinite(sample: Int)
    case timeGoesBackwards(sample: Int)
    case nothingMoves, nothingMovesFreely, followsNoLaw
    /// An error, in points, of more than a twentieth of the distance that content moves.
    case isOff(rootMeanSquare: Double)
  }

  /// The smallest number of samples in a recording. Fewer do not determine a law with three unknowns.
  package static let minimumSampleCount = 8

  /// The samples in order of time. Of several samples with one time, only the last is kept.
  package let samples: [Sample]
  /// The dimension of the rubber band, in points; `nil` if the recording does not contain it.
  package let dimension: Double?
  /// The assumption made while reading the recording, in words.
  package var assumption: String?
  package var knowsFinger: Bool { samples.contains { $0.finger.isDown != nil } }

  /// Validates samples, and throws the first problem that makes the recording unusable.
  package init(_ samples: [Sample], dimension: Double? = nil) throws(Problem) {
    try self.init(SampleList(samples), dimension: dimension)
  }

  init(_ list: SampleList, dimension: Double?) throws(Problem) {
    if let problem = list.problem { throw problem }
    let samples = list.samples
    guard samples.count >= Self.minimumSampleCount else { throw .tooFewSamples(samples.count) }
    guard samples.contains(where: { $0.offset != samples[0].offset }) else { throw .nothingMoves }
    (self.samples, self.dimension) = (samples, dimension)
  }
}

/// Samples in order of time, added one at a time. Of several with one time, only the last is kept.
struct SampleList {
  private(set) var samples: [RecordedMotion.Sample] = []
  /// The first problem of a sample, with its position; later samples are not added.
  private(set) var problem: RecordedMotion.Problem?

  /// Adds samples with their indices as positions.
  init(_ samples: some Collection<RecordedMotion.Sample> = []) {
    self.samples.reserveCapacity(samples.count)
    for (index, sample) in samples.enumerated() { append(sample, position: index) }
  }

  mutating func append(_ sample: RecordedMotion.Sample, position: Int) {
    guard problem == nil else { return }
    var isFinite = sample.time.isFinite && sample.offset.isFinite
    if case .at(let position) = sample.finger { isFinite = isFinite && position.isFinite }
    guard isFinite else {
      problem = .notFinite(sample: position)
      return
    }
    let last = samples.last?.time ?? -.infinity
    guard sample.time >= last else {
      problem = .timeGoesBackwards(sample: position)
      return
    }
    if sample.time == last { samples[samples.count - 1] = sample } else { samples.append(sample) }
  }

  mutating func setFingers(_ finger: (RecordedMotion.Finger) -> RecordedMotion.Finger) {
    for index in samples.indices { samples[index].finger = finger(samples[index].finger) }
  }

  /// Multiplies all times, which may make some of them equal.
  mutating func scaleTimes(by factor: Double) {
    guard factor != 1 else { return }
    var count = 0
    for index in samples.indices {
      samples[index].time *= factor
      if count > 0, samples[index].time == samples[count - 1].time { count -= 1 }
      samples[count] = samples[index]
      count += 1
    }
    samples.removeSubrange(count...)
  }

  /// The median time between samples; 0 if there is at most one.
  var medianStep: Double {
    let steps = zip(samples, samples.dropFirst()).map { $1.time - $0.time }.sorted()
    return steps.isEmpty ? 0 : steps[steps.count / 2]
  }
}
