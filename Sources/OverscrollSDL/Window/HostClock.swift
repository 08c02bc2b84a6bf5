internal import COverscrollSDL

/// Seconds since the clock was made, by the machine's performance counter: monotonic.
struct HostClock: Sendable {
  private let start: UInt64
  private let frequency: Double

  init() {
    start = SDL_GetPerformanceCounter()
    frequency = Double(SDL_GetPerformanceFrequency())
  }

  func now() -> Double {
    Double(SDL_GetPerformanceCounter() &- start) / frequency
  }

  /// The time at which a clock of the system, such as `CLOCK_MONOTONIC`, showed so many seconds.
  func time(of seconds: Double, on clock: clockid_t) -> Double {
    var systemTime = timespec()
    clock_gettime(clock, &systemTime)
    return now() + seconds - Double(systemTime.tv_sec) - Double(systemTime.tv_nsec) * 1e-9
  }
}
