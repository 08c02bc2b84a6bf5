/// A cache of two generations: keeps at least the last `capacity` entries used, and at most twice as many.
struct RecentCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]
  init(capacity: Int) { self.capacity = capacity }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      insert(value, for: key)
      return value
    }
  }

  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    insert(value, for: key)
    return value
  }

  mutating func insert(_ value: Value, for key: Key) {
    if young.count >= capacity {
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
