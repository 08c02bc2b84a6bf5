/// A part of a recording in which content moves freely.
struct Flight: Sendable {
  enum Bound: CaseIterable { case none, lower, upper }

  /// The time at which the finger lifted, or the time of the first sample.
  let start: Double
  let samples: [RecordedMotion.Sample]
  /// The offset at the start; `nil` to fit it.
  let beginning: Double?
  /// The time at which content crosses its limit; `nil` to fit it.
  let impact: Double?
  private(set) var bound = Bound.none
  /// For each sample, the number of neighbors with the same offset, itself included: all have the same error.
  let runs: [Int]

  /// The largest number of samples. More hardly improve the numbers, and slow the search.
  private static let maximumSampleCount = 400

  /// Creates a flight from its samples, of which a long flight keeps an even selection and the last.
  init(start: Double, samples: ArraySlice<RecordedMotion.Sample>, beginning: Double? = nil, impact: Double? = nil) {
    (self.start, self.beginning, self.impact) = (start, beginning, impact)
    let step = (samples.count - 1) / Self.maximumSampleCount + 1
    var selection = stride(from: samples.startIndex, to: samples.endIndex, by: step).map { samples[$0] }
    if let last = samples.last, (samples.count - 1) % step > 0 { selection.append(last) }
    self.samples = selection
    runs = runLengths(self.samples.map(\.offset))
  }

  /// The same flight, starting at its first sample's time and offset.
  var fromFirstSample: Flight {
    Flight(start: samples[0].time, samples: samples[...], beginning: samples[0].offset, impact: impact)
  }

  var candidates: [Flight] {
    var bounds = Bound.allCases
    if let impact, let nearest = samples.min(by: { abs($0.time - impact) < abs($1.time - impact) }) {
      bounds = [nearest.offset >= samples[0].offset ? .upper : .lower]
    }
    return bounds.map { bound in
      var flight = self
      flight.bound = bound
      return flight
    }
  }

  var last: RecordedMotion.Sample { samples[samples.count - 1] }

  var isReturn: Bool {
    guard impact == nil else { return false }
    return bound == .upper ? samples[0].offset > last.offset : bound == .lower && samples[0].offset < last.offset
  }

  var numbers: [FeelNumber] {
    if bound == .none { return [.decelerationRate] }
    return isReturn ? [.releaseStiffness, .releaseDamping] : [.decelerationRate, .bounceStiffness, .bounceDamping]
  }

  /// Whether the limit is an unknown, and not the offset at a given time.
  var hasFreeBound: Bool { bound != .none && impact == nil }

  /// The number of the flight's own unknowns: its start, its velocity and its limit.
  var unknownCount: Int { (beginning == nil ? 2 : 1) + (hasFreeBound ? 1 : 0) }

  /// The slope of a line through the first samples, in pt/s.
  var initialVelocity: Double {
    let first = samples.prefix(4)
    let (time, offset) = (first.map(\.time).mean, first.map(\.offset).mean)
    let spread = first.reduce(0) { $0 + ($1.time - time) * ($1.time - time) }
    return first.reduce(0) { $0 + ($1.time - time) * ($1.offset - offset) } / spread
  }
}

/// Returns, for each value, the number of equal neighbors, itself included.
func runLengths(_ values: [Double]) -> [Int] {
  var lengths: [Int] = []
  while lengths.count < values.count {
    let rest = values[lengths.count...]
    let length = rest.prefix { $0 == rest.first }.count
    lengths += Array(repeating: length, count: length)
  }
  return lengths
}

/// The time span of a free motion, in seconds of the recording.
package struct FlightSpan: Hashable, Sendable {
  package var times: ClosedRange<Double>
  /// The time at which content crosses its limit and bounces; `nil` to let the fitted law decide whether and when.
  package var impact: Double?
  package init(_ times: ClosedRange<Double>, impact: Double? = nil) { (self.times, self.impact) = (times, impact) }
}
