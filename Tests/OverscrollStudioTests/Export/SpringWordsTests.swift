import Foundation
import Overscroll
import ScrollPhysics
import StudioTesting
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Springs in words") struct SpringWordsTests {
  @Test(
    "a spring is described by its settling time, its overshoot and its response",
    arguments: [
      (Spring(response: 0.54, dampingRatio: 1), "settles in 0.64 s, no overshoot, firm"),
      (Spring(response: 0.2, dampingRatio: 0.9), "settles in 0.17 s, no overshoot, stiff"),
      (Spring(duration: 0.5, bounce: 0.15), "settles in 0.54 s, slight overshoot of 1 %, firm"),
      (Spring(duration: 0.5, bounce: 0.3), "settles in 0.56 s, clear overshoot of 5 %, firm"),
      (Spring(response: 1, dampingRatio: 0.2), "settles in 4.18 s, strong overshoot of 53 %, soft"),
      (Spring(response: 2, dampingRatio: 2), "settles in 6.38 s, no overshoot, loose, overdamped"),
    ])
  func words(_ spring: Spring, _ words: String) { #expect(spring.words == words) }
}
