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

  /// For so long at most, in milliseconds, an event may be on its way.
  private static let longestDelay: Int32 = 500

  /// When an event that arrived at `arrival` happened.
  ///
  /// - Parameter stamp: the window system's time of it in milliseconds: on Linux the low 32 bits of `CLOCK_MONOTONIC`. One by
  ///   another clock says nothing.
  func time(ofStamp stamp: UInt32, arrival: Double) -> Double {
    var systemTime = timespec()
    clock_gettime(CLOCK_MONOTONIC, &systemTime)
    let (milliseconds, fraction) = (systemTime.tv_nsec / 1_000_000, Double(systemTime.tv_nsec % 1_000_000) * 1e-6)
    let age = Int32(bitPattern: UInt32(truncatingIfNeeded: systemTime.tv_sec * 1000 + milliseconds) &- stamp)
    guard (0...Self.longestDelay).contains(age) else { return arrival }
    return min(arrival, now() - (Double(age) + fraction) * 1e-3)
  }

  /// The time at which a clock of the system, such as `CLOCK_MONOTONIC`, showed so many seconds.
  func time(of seconds: Double, on clock: clockid_t) -> Double {
    var systemTime = timespec()
    clock_gettime(clock, &systemTime)
    return now() + seconds - Double(systemTime.tv_sec) - Double(systemTime.tv_nsec) * 1e-9
  }
}
