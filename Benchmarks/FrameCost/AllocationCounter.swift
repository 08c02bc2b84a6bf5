import Glibc

/// How often this thread has asked for memory, where a counter stands before the allocator: Scripts/bench-frames loads
/// one ahead of the C library.
struct AllocationCounter {
  private let count: @convention(c) () -> Int

  /// `nil` where nobody counts.
  init?() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "allocations_so_far") else { return nil }
    count = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }

  var soFar: Int { count() }
}
