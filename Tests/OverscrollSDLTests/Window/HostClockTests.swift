import Foundation
import Testing

@testable import OverscrollSDL

@Suite struct HostClockTests {
  /// Returns the stamp that the window system gives an event now.
  private func stamp() -> UInt32 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt32(truncatingIfNeeded: time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
  }

  @Test("a stamp gives the time of an event to the millisecond, never after its arrival", arguments: [0, 1, 40, 400])
  func stamps(age: UInt32) {
    let clock = HostClock()
    let before = clock.now()
    let stamp = stamp() &- age
    let arrival = clock.now()
    let time = clock.time(ofStamp: stamp, arrival: arrival)
    #expect(time <= arrival)
    #expect((before - 0.0011...arrival).contains(time + Double(age) / 1000))
  }

  @Test("a stamp of another clock is ignored", arguments: [1, 1000, 0x4000_0000, 0x8000_0000] as [UInt32])
  func otherClocks(ahead: UInt32) {
    let clock = HostClock()
    let arrival = clock.now()
    #expect(clock.time(ofStamp: stamp() &+ ahead &+ 1000, arrival: arrival) == arrival)
  }
}
