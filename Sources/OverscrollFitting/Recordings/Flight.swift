/// A part of a recording in which content moves by itself.
struct Flight: Sendable {
  /// When the finger lifted, or when the first sample was taken.
  let start: Double
  let samples: [RecordedMotion.Sample]
  /// For each sample, how many neighbours, itself included, were rounded to the same offset: all of them err alike.
  let runs: [Int]

  init(start: Double, samples: [RecordedMotion.Sample]) {
    (self.start, self.samples) = (start, samples)
    runs = runLengths(samples.map(\.offset))
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
