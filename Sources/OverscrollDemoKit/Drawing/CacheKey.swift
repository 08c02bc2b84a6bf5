/// All values that a cached drawing depends on.
package struct CacheKey<each Value: Equatable & Sendable>: Equatable, Sendable {
  private let values: (repeat each Value)

  package init(_ values: repeat each Value) { self.values = (repeat each values) }

  package static func == (left: CacheKey, right: CacheKey) -> Bool {
    for (left, right) in repeat (each left.values, each right.values) {
      guard left == right else { return false }
    }
    return true
  }
}
