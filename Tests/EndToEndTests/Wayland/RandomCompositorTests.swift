import Foundation
import SeededRandom
import TestCompositor
import Testing

extension EndToEnd {
  /// A person and a compositor that act at random.
  @Suite struct RandomCompositorTests {
    /// The seeds of the random actions, or the single seed in `COMPOSITOR_SEED`.
    static let seeds: [UInt64] = {
      let chosen = ProcessInfo.processInfo.environment["COMPOSITOR_SEED"].flatMap { UInt64($0) }
      return chosen.map { [$0] } ?? [1, 2, 3]
    }()

    @Test("whatever person and compositor do, content never jumps and rests within its limits", arguments: seeds)
    func anything(seed: UInt64) throws {
      print("The compositor's seed is \(seed)")
      fflush(nil)
      var random = SeededRandom(seed: seed)
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=20000")
      var seats = [scripted.seat]
      for _ in 0..<200 {
        try scripted.pass(random.number(0...0.016))
        act(&random, scripted, &seats)
      }
      let compositor = scripted.compositor
      compositor.behavior = CompositorBehavior()
      compositor.output.scale = 1
      for seat in seats {
        seat.endHold()
        seat.endPinch()
        seat.release()
        for finger in 1...3 { seat.liftTouch(Int32(finger)) }
      }
      try scripted.app.fallsAsleep()
      let recording = try scripted.app.recording()
      // Half a point is the threshold at which content is at rest.
      #expect(longestJump(recording) <= 0.51)
      let last = try #require(recording.frames.last?.value(EndToEnd.y))
      let height = try #require(recording.layout?.viewport?.last)
      #expect((0...20_000 - height).contains(last))
      #expect(FrameLog(compositor.log).commits.count { $0.isEarly } == 0)
      #expect(try scripted.close() == 0)
    }

    /// Returns the longest jump between two frames without an event between them that their velocities do not explain.
    private func longestJump(_ recording: RecordedTrace) -> Double {
      let undisturbed = recording.lines.split { !$0.isFrame }
      return undisturbed.map { RecordedTrace(lines: Array($0)).longestJump(of: EndToEnd.y, within: 0.1) }.max() ?? 0
    }

    private func act(_ random: inout SeededRandom, _ scripted: ScriptedApp, _ seats: inout [CompositorSeat]) {
      let seat = seats.randomElement(using: &random) ?? scripted.seat
      let (x, y) = (random.number(20...680), random.number(20...480))
      switch random.count(0...23) {
      case 0...3: seat.move(to: x, y)
      case 4: seat.press()
      case 5: seat.release()
      case 6: seat.scroll(.wheel, y: random.number(-20...20), eighths: Int32(random.count(-16...16)))
      case 7, 8: seat.scroll(.finger, x: random.number(-5...5), y: random.number(-40...40), hasSource: random.coin())
      case 9: seat.stopScrolling()
      case 10: seat.beginHold(fingers: UInt32(random.count(1...4)))
      case 11: seat.endHold(isCancelled: random.coin())
      case 12: seat.beginPinch(fingers: UInt32(random.count(2...4)))
      case 13: seat.pinch(x: random.number(-5...5), y: random.number(-5...5), scale: random.number(0.2...4))
      case 14: seat.endPinch(isCancelled: random.coin())
      case 15, 16: seat.touch(Int32(random.count(1...3)), at: x, y)
      case 17: seat.liftTouch(Int32(random.count(1...3)))
      case 18: seat.cancelTouches()
      case 19: seat.leave()
      case 20: seat.capabilities = CompositorSeat.Capabilities(rawValue: UInt32(random.count(0...7)))
      case 21:
        if seats.count < 3 {
          seats.append(scripted.compositor.connectSeat([.pointer, .touch]))
        } else {
          seats.remove(at: random.count(1...seats.count - 1)).disconnect(quietly: random.coin())
        }
      case 22:
        scripted.compositor.output.scale = random.count(1...2)
        scripted.compositor.output.refreshRate = random.number(30...240)
      default:
        var behavior = CompositorBehavior()
        behavior.callbackDelay = random.coin() ? 0 : random.number(0...0.05)
        behavior.dropInterval = random.count(0...3) == 0 ? 2 : 0
        behavior.showsFrames = random.count(0...9) > 0
        behavior.feedback = [.presented, .presented, .discarded, .never][random.count(0...3)]
        behavior.releasesBuffers = random.count(0...4) > 0
        scripted.compositor.behavior = behavior
      }
    }
  }
}
