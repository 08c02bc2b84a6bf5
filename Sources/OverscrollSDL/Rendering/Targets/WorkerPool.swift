internal import COverscrollSDL
import Synchronization

/// Threads that run the iterations of a loop beside the calling thread, one for each further processor. They sleep
/// until there is work: libdispatch would wake the program once a second for as long as it runs.
final class WorkerPool: @unchecked Sendable {
  static let shared = WorkerPool(threadCount: Int(SDL_GetCPUCount()) - 1)

  private let threadCount: Int
  private let isBusy = Atomic(false)
  private let next = Atomic(0)
  private let begin = SDL_CreateSemaphore(0)
  private let end = SDL_CreateSemaphore(0)
  /// The loop's body and number of iterations. The semaphores order their changes before and after the threads' work.
  private var body: ((Int) -> Void)?
  private var count = 0

  init(threadCount: Int) {
    self.threadCount = begin == nil || end == nil ? 0 : threadCount
    for _ in 0..<max(0, self.threadCount) {
      BackgroundThread.start { [self] in
        while SDL_SemWait(begin) == 0 {
          run()
          SDL_SemPost(end)
        }
      }
    }
  }

  /// Calls `body` with each number below `count`, and returns after the last. Calls overlap, unless the pool is in use.
  func perform(_ count: Int, _ body: (Int) -> Void) {
    guard threadCount > 0, isBusy.compareExchange(expected: false, desired: true, ordering: .acquiring).exchanged else {
      return (0..<count).forEach(body)
    }
    withoutActuallyEscaping(body) { body in
      (self.body, self.count) = (body, count)
      next.store(0, ordering: .relaxed)
      for _ in 0..<threadCount { SDL_SemPost(begin) }
      run()
      // A thread that has not begun by now is not waited for.
      var working = threadCount
      while working > 0, SDL_SemTryWait(begin) == 0 { working -= 1 }
      for _ in 0..<working { SDL_SemWait(end) }
      self.body = nil
    }
    isBusy.store(false, ordering: .releasing)
  }

  private func run() {
    while case let index = next.wrappingAdd(1, ordering: .relaxed).oldValue, index < count { body?(index) }
  }
}
