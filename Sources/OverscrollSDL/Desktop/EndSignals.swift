internal import COverscrollSDL
internal import Glibc

/// Makes SIGHUP, SIGPIPE and SIGXFSZ quit the event loop, as SDL does for SIGINT and SIGTERM, so that all is saved.
enum EndSignals {
  /// The seconds until a program that does not end by itself is ended. Saving may wait for a lock.
  private static let patience: UInt32 = 3
  /// SDL's handler. It sets a flag and interrupts the event loop.
  nonisolated(unsafe) private static var handler: (@convention(c) (Int32) -> Void)?
  nonisolated(unsafe) private static let request = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  static func endLoop() { handler?(SIGTERM) }

  /// Watches for signals, once SDL has started. Calls `onHang` on another thread if the program still runs three seconds
  /// after one: SDL may await a stopped window system.
  static func watch(onHang: @escaping @Sendable (Failure) -> Void) {
    guard handler == nil else { return }
    sem_init(request, 0, 0)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] {
      let former = signal(number) { _ in
        sem_post(EndSignals.request)
        EndSignals.endLoop()
      }
      // 0 is the system's action. An ignored signal, 1, stays ignored, as under nohup.
      switch former.map({ unsafeBitCast($0, to: Int.self) }) ?? 0 {
      case 0: break
      case 1: signal(number, former)
      default: handler = handler ?? former
      }
    }
    BackgroundThread.start {
      while sem_wait(request) != 0 {}
      sleep(patience)
      onHang(.unavailable("asked to end, but the window system does not answer"))
    }
  }
}
