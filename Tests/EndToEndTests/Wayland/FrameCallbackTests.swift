import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// The times at which the program draws, seen from the compositor.
  @Suite struct FrameCallbackTests {
    /// Starts the app and flicks its content, which then coasts for seconds.
    func flying(at rate: Double = 60, _ change: (inout TestCompositor.Offer) -> Void = { _ in }) throws -> ScriptedApp {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=90000", "--set", "decelerationRate=0.995") {
        $0.refreshRate = rate
        change(&$0)
      }
      try scripted.flick()
      return scripted
    }

    @Test("frames in flight are drawn for the display's refresh times, one a frame callback", arguments: [59.94, 240])
    func rates(rate: Double) throws {
      let scripted = try flying(at: rate)
      let recording = try scripted.app.comesToRest()
      let frames = FrameLog(scripted.compositor.log)
      #expect(frames.commits.count { $0.isEarly } == 0)
      #expect(frames.commits.allSatisfy { $0.callback != nil })
      let unevenness = recording.after("up").unevenness(at: rate)
      #expect(unevenness.count > 30)
      #expect(unevenness.median < 1e-9 && unevenness.share == 0, "\(unevenness)")
      try recording.after("up").expectCoasting(by: 0.995)
    }

    /// A compositor's treatment of frames that must not disturb content in flight.
    enum Fault: CaseIterable {
      case late, dropped, discarded, silent, keepsBuffers, realtimeClock, noPresentation

      func offer(_ offer: inout TestCompositor.Offer) {
        switch self {
        case .realtimeClock: offer.presentationClock = CLOCK_REALTIME
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
      "whatever the compositor does with frames, none precedes its callback, and content keeps its deceleration law",
      arguments: Fault.allCases)
    func faults(fault: Fault) throws {
      let scripted = try flying { fault.offer(&$0) }
      scripted.compositor.behavior = fault.behavior
      let recording = try scripted.app.comesToRest()
      #expect(FrameLog(scripted.compositor.log).commits.count { $0.isEarly } == 0)
      #expect(recording.after("up").coasting.count > 30)
      try recording.after("up").expectCoasting(by: 0.995)
      #expect(try scripted.close() == 0)
    }

    @Test("the app draws nothing while callbacks are withheld, and then continues without a burst and a jump")
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
      // Half a point is the threshold at which content is at rest.
      #expect(recording.longestJump(of: EndToEnd.y) <= 0.51)
    }

    @Test(
      "frames follow the new refresh times when the display changes its rate in mid-flight, or the window its display",
      arguments: [false, true])
    func changed(moves: Bool) throws {
      let scripted = try flying()
      let before = try #require(try scripted.app.recording().frames.last?.time)
      if moves {
        scripted.compositor.moveWindow(to: scripted.compositor.connectOutput(refreshRate: 144))
      } else {
        scripted.compositor.output.refreshRate = 144
      }
      let recording = try scripted.app.comesToRest()
      let late = RecordedTrace(lines: recording.lines.filter { ($0.time ?? 0) > before + 0.5 })
      let unevenness = late.unevenness(at: 144)
      #expect(unevenness.median < 1e-9 && unevenness.count > 50, "\(unevenness)")
      #expect(FrameLog(scripted.compositor.log).commits.count { $0.isEarly } == 0)
      try recording.after("up").expectCoasting(by: 0.995)
    }

    @Test("the app commits nothing while nothing moves, even with the button held, and sleeps")
    func idle() throws {
      let scripted = try ScriptedApp(isBare: false)
      try scripted.drag(from: (350, 400), by: (0, -6), steps: 20)
      try scripted.pass(1)
      let held = FrameLog(scripted.compositor.log).commits.count
      try scripted.app.staysAsleep(for: 0.7)
      #expect(FrameLog(scripted.compositor.log).commits.count == held)
      scripted.seat.release()
      try scripted.settles(after: "up")
      // Indicators have faded out by then.
      try scripted.pass(1.5)
      let rest = FrameLog(scripted.compositor.log).commits.count
      try scripted.pass(0.7)
      #expect(FrameLog(scripted.compositor.log).commits.count == rest)
    }
  }
}
