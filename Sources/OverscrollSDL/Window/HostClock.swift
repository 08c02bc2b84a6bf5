internal import CSDL2

/// Seconds since the clock was made, by the machine's performance counter: it never runs backwards.
public struct HostClock: Sendable {
  private let start: UInt64
  private let frequency: Double

  public init() {
    start = SDL_GetPerformanceCounter()
    frequency = Double(SDL_GetPerformanceFrequency())
  }

  public func now() -> Double {
    Double(SDL_GetPerformanceCounter() &- start) / frequency
  }
}
