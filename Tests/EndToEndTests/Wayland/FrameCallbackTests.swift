import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// When the program draws, seen from the compositor.
  @Suite struct FrameCallbackTests {
    static let y = ScriptedApp.y

    /// The app with something that coasts for seconds.
    func flying(at rate: Double = 60, _ change: (inout TestCompositor.Offer) -> Void = { _ in }) throws -> ScriptedApp {
      var offer = TestCompositor.Offer()
      offer.refreshRate = rate
      change(&offer)
      let scripted = try ScriptedApp(
        "scroll", "--set", "contentHeight=90000", "--set", "decelerationRate=0.995", offer: offer)
      try scripted.flick()
      return scripted
    }

    /// In flight, content is where the deceleration has it, at any time that a frame is for.
    func followsItsLaw(_ recording: RecordedTrace) throws {
      let flight = recording.after("up").coasting
      let first = try #require(flight.first)
      for frame in flight {
        let expected = coasted(
          from: first.value(Self.y), velocity: first.velocity(Self.y), rate: 0.995,
          for: (frame.time ?? 0) - (first.time ?? 0))
        #expect(abs(frame.value(Self.y) - expected) < 0.01, "at \(frame.time ?? 0) s")
      }
    }

    @Test(
      "frames in flight are for the times at which the display takes them, one for each callback",
      arguments: [59.94, 75, 144, 240])
    func rates(rate: Double) throws {
      let scripted = try flying(at: rate)
      let recording = try scripted.app.comesToRest()
      let frames = FrameLog(scripted.compositor.log)
      #expect(frames.commits.count { $0.isEarly } == 0)
      #expect(frames.commits.allSatisfy { $0.callback != nil })
      let unevenness = recording.after("up").unevenness(at: rate)
      #expect(unevenness.count > 30)
      #expect(unevenness.median < 0.0002 && unevenness.share < 0.5, "\(unevenness)")
      try followsItsLaw(recording)
    }

    /// What a compositor may do with frames; each leaves content on its way, and at rest in the end.
    enum Fault: CaseIterable {
      case late, dropped, discarded, silent, keepsBuffers, realtimeClock, rawClock, noPresentation

      func offer(_ offer: inout TestCompositor.Offer) {
        switch self {
        case .realtimeClock: offer.presentationClock = CLOCK_REALTIME
        case .rawClock: offer.presentationClock = CLOCK_MONOTONIC_RAW
        case .noPresentation: offer.hasPresentation = false
        default: break
        }
      }

      var behavior: CompositorBehavior {
        var behavior = CompositorBehavior()
        switch self {
        case .late: behavior.callbackDelay = 0.012
        case .dropped: behavior.dropInterval = 3
        case .discarded: behavior.feedback = .discarded
        case .silent: behavior.feedback = .never
        case .keepsBuffers: behavior.releasesBuffers = false
        default: break
        }
        return behavior
      }
    }

    @Test(
      "whatever the compositor does with frames, there is one for each callback, and content flies by its law to rest",
      arguments: Fault.allCases)
    func faults(fault: Fault) throws {
      let scripted = try flying { fault.offer(&$0) }
      scripted.compositor.behavior = fault.behavior
      let recording = try scripted.app.comesToRest()
      #expect(FrameLog(scripted.compositor.log).commits.count { $0.isEarly } == 0)
      #expect(recording.after("up").coasting.count > 30)
      try followsItsLaw(recording)
      #expect(try scripted.close() == 0)
    }

    @Test("while no callback comes nothing is drawn, and then content goes on without a burst and without a jump")
    func withheld() throws {
      let scripted = try flying()
      var behavior = CompositorBehavior()
      behavior.showsFrames = false
      scripted.compositor.behavior = behavior
      try scripted.pass(0.2)
      let count = FrameLog(scripted.compositor.log).commits.count
      try scripted.pass(1.8)
      #expect(FrameLog(scripted.compositor.log).commits.count == count)
      behavior.showsFrames = true
      scripted.compositor.behavior = behavior
      let recording = try scripted.app.comesToRest()
      let times = FrameLog(scripted.compositor.log).commits.map(\.time)
      #expect(times.allSatisfy { start in times.count { $0 >= start && $0 < start + 1 } <= 63 })
      #expect(recording.longestJump(of: Self.y) < 5)
    }

    @Test("a display that changes its rate while something flies is followed")
    func changed() throws {
      let scripted = try flying()
      let before = try #require(try scripted.app.recording().frames.last?.time)
      scripted.compositor.output.refreshRate = 144
      let recording = try scripted.app.comesToRest()
      let late = RecordedTrace(lines: recording.lines.filter { ($0.time ?? 0) > before + 0.5 })
      let unevenness = late.unevenness(at: 144)
      #expect(unevenness.median < 0.0002 && unevenness.count > 50, "\(unevenness)")
      #expect(FrameLog(scripted.compositor.log).commits.count { $0.isEarly } == 0)
      try followsItsLaw(recording)
    }

    @Test("when nothing moves, nothing is committed, also while the button is held", arguments: [true, false])
    func idle(isBare: Bool) throws {
      let scripted = try ScriptedApp(isBare: isBare)
      try scripted.drag(from: (350, 400), by: (0, -6), steps: 20)
      try scripted.pass(1)
      let held = FrameLog(scripted.compositor.log).commits.count
      try scripted.pass(0.7)
      #expect(FrameLog(scripted.compositor.log).commits.count == held)
      scripted.seat.release()
      try scripted.settles(after: "up")
      // What fades out is gone by then.
      try scripted.pass(1.5)
      let rest = FrameLog(scripted.compositor.log).commits.count
      try scripted.pass(0.7)
      #expect(FrameLog(scripted.compositor.log).commits.count == rest)
    }
  }
}
