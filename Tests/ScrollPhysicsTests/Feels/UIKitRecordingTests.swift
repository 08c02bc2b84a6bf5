import Foundation
import Testing
import UIKitRecordings

@testable import ScrollPhysics

@Suite("The feel of UIKit") struct UIKitRecordingTests {
  /// Recorded offsets are rounded to thirds of a point, so a difference is off by up to one third.
  @Test("the UIKit feel matches every recorded frame within 0.35 pt", arguments: UIKitRecording.all)
  func frames(_ recording: UIKitRecording) {
    let motion = recording.motion(.uikit)
    for frame in recording.framesAfterLift {
      let time = frame.time - recording.liftTime - ScrollFeel.uikit.releaseLatency
      #expect(abs(motion.value(at: time) - frame.offset) < 0.35, "at \(frame.time)")
    }
  }

  @Test("the UIKit feel comes to rest where and when the recording does", arguments: UIKitRecording.all)
  func rest(_ recording: UIKitRecording) throws {
    let motion = recording.motion(.uikit)
    let last = try #require(recording.framesAfterLift.last)
    let start = recording.liftTime + ScrollFeel.uikit.releaseLatency
    let end = try #require(recording.framesAfterLift.first { $0.time - start >= motion.duration })
    let before = try #require(recording.framesAfterLift.last { $0.time - start < motion.duration })
    #expect(abs(motion.destination - last.offset) < 0.35)
    #expect(end.offset == last.offset)
    #expect(before.offset != last.offset)
  }

  @Test("a release below 250 pt/s does not decelerate")
  func startingVelocity() {
    // In recordings, releases at 187 pt/s never decelerated, and releases at 350 pt/s and more always did.
    for sign in [1.0, -1] {
      for (velocity, moves) in [(187.0, false), (249, false), (263, true), (350, true), (750, true)] {
        let motion = ScrollMotion(from: 500, velocity: sign * velocity, limits: 0...1000, feel: .uikit)
        #expect((motion.duration > 0) == moves)
        #expect((motion.destination != 500) == moves)
        #expect((motion.projection != 500) == moves)
        // Content that already moves keeps decelerating.
        let continued = ScrollMotion(
          from: 500, velocity: sign * velocity, limits: 0...1000, feel: .uikit, beginning: .continued)
        #expect(continued.duration > 0)
      }
      // Past a limit, every velocity counts.
      let outside = ScrollMotion(from: 1010, velocity: sign * 187, limits: 0...1000, feel: .uikit)
      #expect(outside.velocity(at: 0).isNear(0.9988093 * sign * 187 - 99.970415, by: 1e-6))
    }
    #expect(ScrollFeel.all.prefix(3).map(\.startingVelocity) == [0, 250, 0])
  }

  /// The recording has the offset at lift-off and the reported target; the resting offset gives the velocity.
  @Test("the projection is the target that UIKit reports to its delegate")
  func reportedTarget() {
    let velocity = (6818.0 - 5000 + 10 / DecelerationRate.normal.resistance) / DecelerationForm.sum.reach(of: .normal)
    let motion = ScrollMotion(from: 5000, velocity: velocity, limits: 0...39_148, feel: .uikit)
    #expect(abs(motion.destination - 6818) < 1e-9)
    #expect(abs(motion.projection - 6819.667) < 0.35)
    #expect(motion.projection.isNear(5000 + (velocity - 10) / DecelerationRate.normal.resistance, by: 1e-12))
    let back = ScrollMotion(from: 9000, velocity: -velocity, limits: 0...39_148, feel: .uikit)
    #expect(back.projection.isNear(9000 - (velocity - 10) / DecelerationRate.normal.resistance, by: 1e-12))
  }

  @Test("only content released beyond a limit starts with the measured kick")
  func kick() {
    for (offset, overshoot) in [(1060.0, 60.0), (-60, -60)] {
      let released = ScrollMotion(from: offset, velocity: 200, limits: 0...1000, feel: .uikit)
      #expect(released.state(at: 0).value == offset)
      #expect(released.velocity(at: 0).isNear(0.9988093 * 200 - 9.9970415 * overshoot, by: 1e-6))
      let state = released.state(at: 0.05)
      #expect(released.replanned(at: 0.05).state(at: 0) == state)
      let continued = ScrollMotion(from: offset, velocity: 200, limits: 0...1000, feel: .uikit, beginning: .continued)
      #expect(continued.state(at: 0) == MotionState(value: offset, velocity: 200))
    }
    let article = ScrollMotion(from: 1060, velocity: 200, limits: 0...1000, feel: .article)
    #expect(article.state(at: 0).velocity == 200)
  }

  @Test("content released at rest beyond a limit returns by 0.99 per ms, in steps of a 60th of a second")
  func slowRoot() {
    let motion = ScrollMotion(from: 1100, velocity: 0, limits: 0...1000, feel: .uikit)
    // A step of UIKit is 1 + x + x²/2, here with x = −0.16750560.
    let x = 1000.0 / 60 * log(0.99)
    let step = 1 + x + x * x / 2
    var expected = 100.0
    for frame in 1...30 {
      expected *= step
      #expect((motion.value(at: Double(frame) / 60) - 1000).isNear(expected, by: 1e-11))
    }
    #expect(motion.duration.isNear(0.53, by: 1e-3))
  }

  @Test("the numbers of the edges come from 0.99 and 0.998 per ms, by steps of a frame or without")
  func derivation() {
    for (frame, pull, stiffness, damping) in [
      (1.0 / 60, 9.99704, 119.9511, 21.99570), (1.0 / 120, 10.03782, 120.8527, 22.07756),
      (0, 10.05034, 121.1300, 22.10267),
    ] {
      let feel = ScrollFeel.uikit(frame: frame)
      #expect(feel.release.kick.isNear(pull, by: 1e-6))
      for spring in [feel.bounce.spring, feel.release.spring] {
        #expect(spring.mass == 1)
        #expect(spring.stiffness.isNear(stiffness, by: 1e-6))
        #expect(spring.damping.isNear(damping, by: 1e-6))
      }
    }
  }
}

extension UIKitRecording {
  fileprivate var liftTime: Double { touches.last?.time ?? 0 }
  fileprivate var framesAfterLift: [(time: Double, offset: Double)] { frames.filter { $0.time > liftTime } }

  /// The drags are steady, so the last two moves have the velocity of the whole drag.
  fileprivate func motion(_ feel: ScrollFeel) -> ScrollMotion {
    let moves = touches.filter { $0.phase == .moved }.suffix(2)
    let velocity = moves.count < 2 ? 0 : (moves[moves.startIndex].y - moves[moves.endIndex - 1].y) / 0.008
    return ScrollMotion(
      from: frames.last { $0.time < liftTime }?.offset ?? startOffset, velocity: velocity,
      limits: 0...(contentSize.height - viewport.height), feel: feel)
  }
}
