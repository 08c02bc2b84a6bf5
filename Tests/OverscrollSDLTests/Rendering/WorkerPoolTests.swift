import Synchronization
import Testing

@testable import OverscrollSDL

@Suite struct WorkerPoolTests {
  /// How often each number was passed to a loop of `count` iterations.
  private func calls(_ count: Int, on pool: WorkerPool) -> [Int] {
    let calls = Mutex([Int](repeating: 0, count: count))
    pool.perform(count) { index in calls.withLock { $0[index] += 1 } }
    return calls.withLock { $0 }
  }

  @Test("each iteration is run once, and all have ended when the loop returns", arguments: [0, 1, 3])
  func once(threadCount: Int) {
    let pool = WorkerPool(threadCount: threadCount)
    for count in 0..<200 { #expect(calls(count, on: pool) == [Int](repeating: 1, count: count)) }
  }

  @Test("loops of several threads and loops in loops run at the same time")
  func several() async {
    let pool = WorkerPool(threadCount: 2)
    await withTaskGroup { group in
      for _ in 0..<8 { group.addTask { calls(50, on: pool) } }
      for await counts in group { #expect(counts == [Int](repeating: 1, count: 50)) }
    }
    let inner = Mutex(0)
    pool.perform(10) { _ in pool.perform(10) { _ in inner.withLock { $0 += 1 } } }
    #expect(inner.withLock { $0 } == 100)
  }
}
