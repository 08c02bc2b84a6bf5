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
}
