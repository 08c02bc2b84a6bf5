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

  /// The recorded state of the finger.
  package enum Finger: Hashable, Sendable {
    case unknown
    case up
    case down
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
    case nothingMoves
    case nothingMovesFreely
    case followsNoLaw
    /// An error, in points, of more than a twentieth of the distance that content moves.
    case isOff(rootMeanSquare: Double)
  }

  /// The smallest number of samples in a recording. Fewer do not determine a law with three unknowns.
  package static let leastSampleCount = 8

  /// The samples in order of time. Of several samples with one time, only the last is kept.
  package let samples: [Sample]
  /// The dimension of the rubber band, in points; `nil` if the recording does not contain it.
  package let dimension: Double?
  /// The assumption made while reading the recording, in words.
  package var assumption: String?

  /// Whether the recording contains the state of a finger.
  package var knowsFinger: Bool { samples.contains { $0.finger.isDown != nil } }

  /// Validates samples, and throws the first problem that makes the recording unusable.
  package init(_ samples: [Sample], dimension: Double? = nil) throws(Problem) {
    for (index, sample) in samples.enumerated() {
      var isFinite = sample.time.isFinite && sample.offset.isFinite
      if case .at(let place) = sample.finger { isFinite = isFinite && place.isFinite }
      guard isFinite else { throw .notFinite(sample: index) }
      if index > 0, sample.time < samples[index - 1].time { throw .timeGoesBackwards(sample: index) }
    }
    let distinct = samples.enumerated().filter { index, sample in
      index + 1 == samples.count || samples[index + 1].time > sample.time
    }.map(\.element)
    guard distinct.count >= Self.leastSampleCount else { throw .tooFewSamples(distinct.count) }
    guard distinct.contains(where: { $0.offset != distinct[0].offset }) else { throw .nothingMoves }
    (self.samples, self.dimension) = (distinct, dimension)
  }
}
