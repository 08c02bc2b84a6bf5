/// A dictionary that keeps what was asked for lately: at least the last `capacity` entries, at most twice as many.
struct RecentCache<Key: Hashable, Value> {
  private let capacity: Int
  private var young: [Key: Value] = [:]
  private var old: [Key: Value] = [:]

  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { young.count + old.count }

  /// The value under `key`; setting one makes it the youngest.
  subscript(key: Key) -> Value? {
    mutating get {
      if let value = young[key] { return value }
      guard let value = old.removeValue(forKey: key) else { return nil }
      keep(value, for: key)
      return value
    }
    set {
      old[key] = nil
      if let newValue { keep(newValue, for: key) } else { young[key] = nil }
    }
  }

  /// The value under `key`, made now where there is none.
  mutating func value(for key: Key, make: () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    keep(value, for: key)
    return value
  }

  private mutating func keep(_ value: Value, for key: Key) {
    if young.count >= capacity {
      swap(&old, &young)
      young.removeAll(keepingCapacity: true)
    }
    young[key] = value
  }
}
