/// A position of a pointer and its time.
struct PointerSample {
  var position: Vector2
  /// The time of the first report of this position, in seconds.
  var time: Double
  /// The time of the last report of this position: later than `time` on devices that report a pointer at rest.
  var lastSeen: Double
  /// The number of reports in this sample: more than one if time stamps are merged.
  var reportCount = 1.0

  init(position: Vector2, time: Double) {
    self.position = position
    self.time = time
    lastSeen = time
  }

  static let none = PointerSample(position: .zero, time: 0)
}

/// The newest samples of a pointer, oldest first, in fixed inline storage: no heap at any rate of reports.
///
/// When the storage is full, samples older than the window are dropped. If that is not enough, every second sample of
/// the older half is dropped, so that the newest stay dense and the whole window stays covered.
struct SampleWindow {
  static let capacity = 32
  /// The length of the window, in seconds. Older samples say nothing about the velocity at release.
  static let duration = 0.15
  /// The interval, in seconds, below which reports are merged: the stamps of a burst say only when it was read.
  static let resolution = 0.0005

  private typealias Eight = (
    PointerSample, PointerSample, PointerSample, PointerSample,
    PointerSample, PointerSample, PointerSample, PointerSample
  )

  private var storage: (Eight, Eight, Eight, Eight) = (empty, empty, empty, empty)
  private(set) var count = 0

  private static let empty: Eight = (.none, .none, .none, .none, .none, .none, .none, .none)

  /// The sample at an index, modulo the capacity, so that no index reaches outside the storage.
  subscript(index: Int) -> PointerSample {
    get { withUnsafeBytes(of: storage) { $0.load(fromByteOffset: Self.offset(index), as: PointerSample.self) } }
    set {
      withUnsafeMutableBytes(of: &storage) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(index), as: PointerSample.self)
      }
    }
  }

  /// Calls `body` with the samples as a buffer that is valid during the call.
  func withSamples<Result>(_ body: (UnsafeBufferPointer<PointerSample>) -> Result) -> Result {
    withUnsafeBytes(of: storage) {
      body(UnsafeBufferPointer(rebasing: $0.bindMemory(to: PointerSample.self)[..<count]))
    }
  }

  /// Adds a report, possibly out of order.
  mutating func add(_ position: Vector2, at time: Double) {
    let (sample, last) = (PointerSample(position: position, time: time), count - 1)
    guard count > 0 else { return place(sample, at: 0) }
    if time < self[last].time {
      insert(position, at: time)
    } else if time - self[last].time < Self.resolution {
      self[last].position = position
      self[last].reportCount += 1
    } else if position == self[last].position {
      self[last].lastSeen = time
    } else {
      place(sample, at: count)
    }
  }

  /// Inserts a late report by its time, unless it is too old or repeats a time.
  private mutating func insert(_ position: Vector2, at time: Double) {
    guard self[count - 1].time - time <= Self.duration else { return }
    var index = count - 1
    while index > 0, self[index - 1].time > time { index -= 1 }
    guard self[index].time - time >= Self.resolution else { return }
    if index > 0 {
      guard time - self[index - 1].time >= Self.resolution, position != self[index - 1].position else { return }
      self[index - 1].lastSeen = min(self[index - 1].lastSeen, time)
    }
    place(PointerSample(position: position, time: time), at: index)
  }

  private mutating func place(_ sample: PointerSample, at index: Int) {
    let before = count
    if count == Self.capacity { makeRoom() }
    let index = max(0, index - (before - count))
    for slot in stride(from: count, to: index, by: -1) { self[slot] = self[slot - 1] }
    self[index] = sample
    count += 1
  }

  private mutating func makeRoom() {
    let newest = self[count - 1].time
    // Keeps the last sample before the window: a slow pointer may have no other sample before its newest.
    let old = (0..<(count - 2)).first { newest - self[$0 + 1].time <= Self.duration } ?? count - 2
    if old > 0 { filter { $0 >= old } }
    if count > Self.capacity * 3 / 4 {
      let half = count / 2
      filter { $0 >= half || $0.isMultiple(of: 2) }
    }
  }

  private mutating func filter(_ isIncluded: (Int) -> Bool) {
    var retained = 0
    for index in 0..<count where isIncluded(index) {
      self[retained] = self[index]
      retained += 1
    }
    count = retained
  }

  private static func offset(_ index: Int) -> Int { (index & (capacity - 1)) * MemoryLayout<PointerSample>.stride }
}
