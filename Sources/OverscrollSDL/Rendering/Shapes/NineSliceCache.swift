/// A cache of the slices of recent shapes. A shape that rests or moves by whole pixels is sliced once.
struct NineSliceCache {
  enum Key: Hashable {
    case box(RoundedBox)
    case shadow(ShadowBox)
  }

  private var cache = RecentCache<Key, NineSlice>(capacity: 384)

  /// Returns the slices of a shape whose bounds begin at the origin.
  mutating func slices(of key: Key) -> NineSlice {
    cache.value(for: key) {
      switch key {
      case .box(let box): NineSlice(box)
      case .shadow(let box): NineSlice(box)
      }
    }
  }
}
