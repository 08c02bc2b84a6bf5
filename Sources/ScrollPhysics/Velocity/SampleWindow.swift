struct PointerSample {
  var position: Vector2
  /// The time of the first report of this position, in seconds.
  var time: Double
  /// The time of the last report of this position: later than `time` on devices that report a pointer at rest.
  var lastSeen: Double
  /// The number of reports in this sample: more than one if time stamps are merged.
  var reportCount = 1.0
  var isFirst = false

  init(position: Vector2, time: Double) {
    self.position = position
    self.time = time
    lastSeen = time
  }
}

/// The newest samples of a pointer, oldest first, in an array: stored inline, they would make every view some kilobytes
/// larger.
///
/// Full storage drops the samples older than the window. If more than three quarters of it remain, it drops every second
/// sample of the older half, too: the newest samples stay dense, and the whole window stays covered.
struct SampleWindow {
  static let capacity = 32
  /// The length of the window, in seconds. Older samples say nothing about the velocity at release.
  static let duration = 0.15
  /// The interval, in seconds, below which reports are merged: they were read at once, so their times do not say
  /// when the pointer moved.
  static let resolution = 0.0005

  private var samples: [PointerSample] = []

  private var count: Int { samples.count }

  func withSamples<Result>(_ body: (UnsafeBufferPointer<PointerSample>) -> Result) -> Result {
    samples.withUnsafeBufferPointer(body)
  }

  mutating func convert(_ positions: ([Vector2]) -> [Vector2]) {
    for (index, position) in positions(samples.map { $0.position }).enumerated() { samples[index].position = position }
  }

  mutating func add(_ position: Vector2, at time: Double) {
    var (sample, last) = (PointerSample(position: position, time: time), count - 1)
    if last >= 0, samples[last].isFirst, samples[last].time - time > (last > 0 ? 0 : Self.duration) {
      // Two earlier reports, or one much earlier, show that the first stamp is wrong.
      samples.removeLast()
      last -= 1
    }
    sample.isFirst = last < 0
    guard last >= 0 else { return place(sample, at: 0) }
    if time < samples[last].time {
      insert(position, at: time)
    } else if time - samples[last].time < Self.resolution {
      samples[last].position = position
      samples[last].reportCount += 1
    } else if position == samples[last].position {
      samples[last].lastSeen = time
    } else {
      place(sample, at: count)
    }
  }

  /// Inserts a late report by its time, unless it is too old or repeats a time.
  private mutating func insert(_ position: Vector2, at time: Double) {
    guard samples[count - 1].time - time <= Self.duration else { return }
    var index = count - 1
    while index > 0, samples[index - 1].time > time { index -= 1 }
    guard samples[index].time - time >= Self.resolution else { return }
    if index > 0 {
      guard time - samples[index - 1].time >= Self.resolution, position != samples[index - 1].position else { return }
      samples[index - 1].lastSeen = min(samples[index - 1].lastSeen, time)
    }
    place(PointerSample(position: position, time: time), at: index)
  }

  private mutating func place(_ sample: PointerSample, at index: Int) {
    let before = count
    samples.reserveCapacity(Self.capacity)
    if count == Self.capacity { makeRoom() }
    samples.insert(sample, at: max(0, index - (before - count)))
  }

  private mutating func makeRoom() {
    let newest = samples[count - 1].time
    // Keeps the last sample before the window: a slow pointer may have no other sample before its newest.
    let old = (0..<(count - 2)).first { newest - samples[$0 + 1].time <= Self.duration } ?? count - 2
    samples.removeFirst(old)
    if count > Self.capacity * 3 / 4 {
      let half = count / 2
      filter { $0 >= half || $0.isMultiple(of: 2) }
    }
  }

  private mutating func filter(_ isIncluded: (Int) -> Bool) {
    var retained = 0
    for index in 0..<count where isIncluded(index) {
      samples[retained] = samples[index]
      retained += 1
    }
    samples.removeLast(count - retained)
  }
}
