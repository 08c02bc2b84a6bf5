/// What a recording contains of scrolled content along one axis: where it was at which time, and where a finger held it.
package struct RecordedMotion: Sendable {
  package struct Sample: Hashable, Sendable {
    /// In seconds, from any beginning.
    package var time: Double
    /// Of the content, in points.
    package var offset: Double
    package var finger: Finger

    package init(time: Double, offset: Double, finger: Finger = .unknown) {
      (self.time, self.offset, self.finger) = (time, offset, finger)
    }
  }

  /// What a sample says of the finger.
  package enum Finger: Hashable, Sendable {
    case unknown
    case up
    case down
    /// Down, at that position in points, along the axis.
    case at(Double)

    /// `nil` where it is not known.
    var isDown: Bool? {
      switch self {
      case .unknown: nil
      case .up: false
      case .down, .at: true
      }
    }
  }

  /// Why nothing can be fitted to a recording. `sample` counts from 0.
  package enum Problem: Error, Hashable, Sendable {
    case tooFewSamples(Int)
    case notFinite(sample: Int)
    case timeGoesBackwards(sample: Int)
    case nothingMoves
    case nothingMovesFreely
    case followsNoLaw
    /// Farther off, in points, than a twentieth of how far content moves.
    case isOff(rootMeanSquare: Double)
  }

  /// Fewer say nothing of a law with three unknowns.
  package static let leastSampleCount = 8

  /// Ordered by time; of several with one time, the last.
  package let samples: [Sample]
  /// What the rubber band's dimension is, in points; `nil` where the recording does not say.
  package let dimension: Double?
  /// What was taken for granted when it was read, in words.
  package var assumption: String?

  /// Whether it says where a finger was down.
  package var knowsFinger: Bool { samples.contains { $0.finger.isDown != nil } }

  /// - Throws: what makes no sense in it.
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
