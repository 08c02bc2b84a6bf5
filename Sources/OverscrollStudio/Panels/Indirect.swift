/// A large value behind a reference, whose copies share the storage until one of them changes.
@propertyWrapper
struct Indirect<Value: Sendable>: Sendable {
  /// Only a unique reference writes.
  private final class Storage: @unchecked Sendable {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private var storage: Storage
  init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  var wrappedValue: Value {
    _read { yield storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}
