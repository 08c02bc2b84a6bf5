struct TimeSeries: Equatable, Sendable {
  struct Sample: Equatable, Sendable {
    var time, value, velocity: Double
    /// The dragged value before rubber banding, when the value was displayed; `nil` if no pointer dragged it.
    var raw: Double?
  }

  private(set) var samples: [Sample] = []

  private static let capacity = 6000

  /// Adds a sample, which must not be earlier than the others.
  mutating func append(_ sample: Sample) { samples.append(sample) }

  /// Adds a sample of a value that may begin to move: a value at rest stayed there until then.
  mutating func appendStep(to sample: Sample) {
    if let end = samples.last, end.raw == nil, end.velocity == 0, (sample.value, sample.velocity) != (end.value, 0) {
      samples.append(Sample(time: sample.time, value: end.value, velocity: 0))
    }
    append(sample)
  }

  /// Adds a sample of a value that may be at rest: two samples are enough for any rest.
  mutating func extend(to sample: Sample) {
    let isUnchanged = samples.suffix(2).allSatisfy {
      $0.raw == nil && $0.value == sample.value && $0.velocity == sample.velocity
    }
    if isUnchanged { samples.removeLast() }
    appendStep(to: sample)
  }

  /// Removes the samples at `time` or later and, beyond the capacity, the older half.
  mutating func truncate(at time: Double) {
    samples.removeLast(samples.count - samples.partitioningIndex { $0.time >= time })
    if samples.count > Self.capacity { samples.removeFirst(samples.count / 2) }
  }

  /// Removes the samples before `time`, except for the last one.
  mutating func drop(before time: Double) {
    let index = samples.partitioningIndex { $0.time > time }
    if index > 1 { samples.removeFirst(index - 1) }
    if let first = samples.first, first.time < time { samples[0].time = time }
  }

  /// Returns the sample at `time`, interpolated linearly, or clamped to the series. During a drag, the sample before.
  func sample(at time: Double) -> Sample? {
    let index = samples.partitioningIndex { $0.time > time }
    guard index > 0 else { return samples.first }
    guard index < samples.count else { return samples.last }
    let (a, b) = (samples[index - 1], samples[index])
    guard a.raw == nil, b.time > a.time else { return a }
    let share = (time - a.time) / (b.time - a.time)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Sample(time: time, value: between(a.value, b.value), velocity: between(a.velocity, b.velocity))
  }
}
