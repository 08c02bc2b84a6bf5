/// A part of a recording in which content moves freely.
struct Flight: Sendable {
  /// The time at which the finger lifted, or the time of the first sample.
  let start: Double
  let samples: [RecordedMotion.Sample]
  /// The offset at the start; `nil` to fit it.
  let beginning: Double?
  /// The time at which content crosses its limit; `nil` to fit it.
  let impact: Double?
  /// For each sample, the number of neighbors with the same offset, itself included: all have the same error.
  let runs: [Int]

  /// The largest number of samples. More hardly improve the numbers, and slow the search.
  private static let mostSamples = 400

  /// Creates a flight from its samples, of which a long flight keeps an even selection and the last.
  init(start: Double, samples: ArraySlice<RecordedMotion.Sample>, beginning: Double? = nil, impact: Double? = nil) {
    (self.start, self.beginning, self.impact) = (start, beginning, impact)
    let step = (samples.count - 1) / Self.mostSamples + 1
    var selection = stride(from: samples.startIndex, to: samples.endIndex, by: step).map { samples[$0] }
    if let last = samples.last, (samples.count - 1) % step > 0 { selection.append(last) }
    self.samples = selection
    runs = runLengths(self.samples.map(\.offset))
  }

  /// The same flight, starting at its first sample's time and offset.
  var fromFirstSample: Flight {
    Flight(start: samples[0].time, samples: samples[...], beginning: samples[0].offset, impact: impact)
  }

  /// Whether content crosses its upper limit at `impact`; `nil` if that time is not given.
  var isImpactAbove: Bool? {
    impact.map { impact in
      let nearest = samples.min { abs($0.time - impact) < abs($1.time - impact) }
      return (nearest?.offset ?? 0) >= samples[0].offset
    }
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
  /// The time at which content crosses its limit: content decelerates before it and bounces after it. `nil` to let the
  /// fitted law decide whether and when.
  package var impact: Double?

  package init(_ times: ClosedRange<Double>, impact: Double? = nil) { (self.times, self.impact) = (times, impact) }
}
