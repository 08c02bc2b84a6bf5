internal import COverscrollSDL

/// A monotonic clock that counts seconds since its creation, by the machine's performance counter.
struct HostClock: Sendable {
  private let start: UInt64
  private let frequency: Double

  init() {
    start = SDL_GetPerformanceCounter()
    frequency = Double(SDL_GetPerformanceFrequency())
  }

  func now() -> Double { Double(SDL_GetPerformanceCounter() &- start) / frequency }

  /// The longest time in milliseconds that an event may take to arrive.
  private static let maximumDelay: Int32 = 2000

  /// Returns the time at which an event happened, which is at most its `arrival`. Servers and compositors stamp input
  /// with the low 32 bits of `CLOCK_MONOTONIC` in milliseconds. A `stamp` that is not within the last two seconds is
  /// another clock's, and the method returns `arrival`.
  func time(ofStamp stamp: UInt32, on systemClock: clockid_t = CLOCK_MONOTONIC, arrival: Double) -> Double {
    var systemTime = timespec()
    clock_gettime(systemClock, &systemTime)
    let (milliseconds, fraction) = (systemTime.tv_nsec / 1_000_000, Double(systemTime.tv_nsec % 1_000_000) * 1e-6)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: systemTime.tv_sec * 1000 + milliseconds) &- stamp)
    guard (0...Self.maximumDelay).contains(age) else { return arrival }
    return min(arrival, now() - (Double(age) + fraction) * 1e-3)
  }

  /// Converts a time of a system clock such as `CLOCK_MONOTONIC`, in seconds, to a time of this clock.
  func time(of seconds: Double, on clock: clockid_t) -> Double {
    var systemTime = timespec()
    clock_gettime(clock, &systemTime)
    return now() + seconds - Double(systemTime.tv_sec) - Double(systemTime.tv_nsec) * 1e-9
  }
}
