import Glibc

/// A counter of this thread's allocations, in front of the allocator. Benchmarks/Scripts/bench-frames loads the counter
/// ahead of the C library.
struct AllocationCounter {
  private let count: @convention(c) () -> Int

  /// Fails if no counter is loaded.
  init?() {
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "allocations_so_far") else { return nil }
    count = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
  }

  var soFar: Int { count() }
}
