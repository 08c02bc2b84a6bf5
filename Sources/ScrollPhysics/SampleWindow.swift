import Geometry

/// One report of a pointer: where it was and when.
struct PointerSample {
  var position: Vector2
  var time: Double

  static let none = PointerSample(position: .zero, time: 0)
}

/// The newest reports of a pointer, oldest first, stored inline: no heap, a fixed cost for any rate of reports.
struct SampleWindow {
  static let capacity = 32

  private typealias Eight = (
    PointerSample, PointerSample, PointerSample, PointerSample,
    PointerSample, PointerSample, PointerSample, PointerSample
  )

  private var storage: (Eight, Eight, Eight, Eight) = (none8, none8, none8, none8)
  private var start = 0
  private(set) var count = 0

  private static let none8: Eight = (.none, .none, .none, .none, .none, .none, .none, .none)

  /// `index` 0 is the oldest; taken modulo the capacity, so that no index reaches outside the storage.
  subscript(index: Int) -> PointerSample {
    get {
      withUnsafeBytes(of: storage) {
        $0.load(fromByteOffset: Self.offset(start &+ index), as: PointerSample.self)
      }
    }
    set {
      withUnsafeMutableBytes(of: &storage) {
        $0.storeBytes(of: newValue, toByteOffset: Self.offset(start &+ index), as: PointerSample.self)
      }
    }
  }

  var last: PointerSample? { count > 0 ? self[count - 1] : nil }

  /// Adds the newest report; the oldest goes when there is no room.
  mutating func append(_ sample: PointerSample) {
    self[count] = sample
    if count < Self.capacity { count += 1 } else { start = (start + 1) % Self.capacity }
  }

  private static func offset(_ index: Int) -> Int {
    (index & (capacity - 1)) * MemoryLayout<PointerSample>.stride
  }
}
