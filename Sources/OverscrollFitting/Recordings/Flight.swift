/// A part of a recording in which content moves by itself.
struct Flight: Sendable {
  /// When the finger lifted, or when the first sample was taken.
  let start: Double
  let samples: [RecordedMotion.Sample]
  /// Where content is at the start; `nil` to find it.
  let beginning: Double?
  /// When it passes its bound; `nil` to find it.
  let impact: Double?
  /// For each sample, how many neighbours, itself included, were rounded to the same offset: all of them err alike.
  let runs: [Int]

  /// More than these make numbers hardly surer, and a search longer.
  private static let mostSamples = 400

  /// - Parameter samples: of very many, as many as are needed are taken, evenly, and the last.
  init(start: Double, samples: [RecordedMotion.Sample], beginning: Double? = nil, impact: Double? = nil) {
    (self.start, self.beginning, self.impact) = (start, beginning, impact)
    let (stride, last) = ((samples.count - 1) / Self.mostSamples + 1, samples.count - 1)
    self.samples =
      stride < 2 ? samples : samples.indices.filter { $0 % stride == 0 || $0 == last }.map { samples[$0] }
    runs = runLengths(self.samples.map(\.offset))
  }

  /// The same from its first sample on, where content was recorded.
  var fromFirstSample: Flight {
    Flight(start: samples[0].time, samples: samples, beginning: samples[0].offset, impact: impact)
  }

  /// Whether content moves upwards to where it passes its bound; `nil` where that is not given.
  var isImpactAbove: Bool? {
    impact.map { impact in
      let nearest = samples.min { abs($0.time - impact) < abs($1.time - impact) }
      return (nearest?.offset ?? 0) >= samples[0].offset
    }
  }
}

/// For each value, how many neighbours, itself included, are equal to it.
func runLengths(_ values: [Double]) -> [Int] {
  var lengths: [Int] = []
  while lengths.count < values.count {
    let rest = values[lengths.count...]
    let length = rest.prefix { $0 == rest.first }.count
    lengths += Array(repeating: length, count: length)
  }
  return lengths
}
