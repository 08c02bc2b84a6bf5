import ScrollGeometry

/// Where a pointer came to be, when, and until when it was last seen there.
struct PointerSample {
  var position: Vector2
  /// When it was first reported there, in seconds.
  var time: Double
  /// When it was last reported there: later than `time` on devices that report a pointer at rest.
  var until: Double
  /// Reports that this one stands for: more than one when stamps are merged.
  var reports = 1.0

  init(position: Vector2, time: Double) {
    self.position = position
    self.time = time
    until = time
  }

  static let none = PointerSample(position: .zero, time: 0)
}

/// The newest places of a pointer, oldest first, in fixed inline storage: no heap, whatever the rate of reports.
///
/// When the storage is full, what is older than the window goes; where that is not enough, every second sample of the
/// older half goes, so that the newest stay dense and the whole window stays covered.
struct SampleWindow {
  static let capacity = 32
  /// Seconds. A hand changes its mind in about this time: what is older says nothing about the velocity now.
  static let length = 0.15
  /// Seconds. Reports closer than this are one: stamps of a burst say when it was read, not when the pointer moved.
  static let resolution = 0.0005

  private typealias Eight = (
    PointerSample, PointerSample, PointerSample, PointerSample,
    PointerSample, PointerSample, PointerSample, PointerSample
  )

  private var storage: (Eight, Eight, Eight, Eight) = (empty, empty, empty, empty)
  private(set) var count = 0

  private static let empty: Eight = (.none, .none, .none, .none, .none, .none, .none, .none)

  /// Taken modulo the capacity, so that no index reaches outside the storage.
  subscript(index: Int) -> PointerSample {
    get { withUnsafeBytes(of: storage) { $0.load(fromByteOffset: Self.offset(index), as: PointerSample.self) } }
    set {
      withUnsafeMutableBytes(of: &storage) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(index), as: PointerSample.self)
      }
    }
  }

  /// The samples side by side, for as long as `body` runs.
  func withSamples<Result>(_ body: (UnsafeBufferPointer<PointerSample>) -> Result) -> Result {
    withUnsafeBytes(of: storage) {
      body(UnsafeBufferPointer(rebasing: $0.bindMemory(to: PointerSample.self)[..<count]))
    }
  }

  /// Takes a report; it may come late.
  mutating func add(_ position: Vector2, at time: Double) {
    guard count > 0, time < self[count - 1].time else { return append(position, at: time) }
    insert(position, at: time)
  }

  private mutating func append(_ position: Vector2, at time: Double) {
    guard count > 0 else { return place(PointerSample(position: position, time: time), at: 0) }
    if time - self[count - 1].time < Self.resolution {
      self[count - 1].position = position
      self[count - 1].reports += 1
    } else if position == self[count - 1].position {
      self[count - 1].until = time
    } else {
      place(PointerSample(position: position, time: time), at: count)
    }
  }

  /// A report that was overtaken by others goes where it belongs, unless it is too old or repeats a stamp.
  private mutating func insert(_ position: Vector2, at time: Double) {
    guard self[count - 1].time - time <= Self.length else { return }
    var index = count - 1
    while index > 0, self[index - 1].time > time { index -= 1 }
    guard self[index].time - time >= Self.resolution else { return }
    if index > 0 {
      guard time - self[index - 1].time >= Self.resolution, position != self[index - 1].position else { return }
      self[index - 1].until = min(self[index - 1].until, time)
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
    // The last one before the window stays: it may be the only other end of what is newer.
    let old = (0..<(count - 2)).first { newest - self[$0 + 1].time <= Self.length } ?? count - 2
    if old > 0 { keep { $0 >= old } }
    if count > Self.capacity * 3 / 4 {
      let half = count / 2
      keep { $0 >= half || $0.isMultiple(of: 2) }
    }
  }

  private mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(index) {
      self[kept] = self[index]
      kept += 1
    }
    count = kept
  }

  private static func offset(_ index: Int) -> Int { (index & (capacity - 1)) * MemoryLayout<PointerSample>.stride }
}
