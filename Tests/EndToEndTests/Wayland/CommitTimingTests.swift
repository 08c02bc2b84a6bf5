import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// The times before which the compositor must not show a frame. A second one for a commit, or a second timer for a
  /// surface, ends the connection, and the app then exits with 69.
  @Suite struct CommitTimingTests {
    private func flying(
      _ change: (inout TestCompositor.Offer) -> Void, environment: [String: String] = [:]
    ) throws -> ScriptedApp {
      var offer = TestCompositor.Offer()
      offer.hasCommitTiming = true
      change(&offer)
      let scripted = try ScriptedApp(
        "scroll", "--set", "contentHeight=90000", "--set", "decelerationRate=0.995", offer: offer,
        environment: environment)
      try scripted.flick()
      return scripted
    }

    @Test(
      "each frame of a flight may be shown from half a period before its refresh on, and a drag's frames at once",
      arguments: [60, 144.0], [CLOCK_MONOTONIC, CLOCK_REALTIME])
    func flight(rate: Double, clock: Int32) throws {
      let scripted = try flying {
        $0.refreshRate = rate
        $0.presentationClock = clock
      }
      try scripted.app.comesToRest()
      let log = scripted.compositor.log
      let released = try #require(log.last { $0.fullName == "wl_pointer.button" }?.time)
      let commits = FrameLog(log).commits
      #expect(commits.filter { $0.time < released }.allSatisfy { $0.earliest == nil })
      let flight = commits.filter { (released + 0.2...released + 0.7).contains($0.time) }
      #expect(Double(flight.count) > 0.45 * rate && flight.allSatisfy { $0.earliest != nil })
      let timed = commits.filter { $0.earliest != nil }
      let leads = timed.compactMap { commit in commit.shown.map { ($0 - commit.earliest!) * rate } }
      #expect(leads.count == timed.count)
      #expect(leads.allSatisfy { (0.45..<1).contains($0) }, "\(leads)")
      let shown = flight.compactMap(\.shown)
      #expect(zip(shown.dropFirst(), shown).allSatisfy { abs(($0 - $1) * rate - 1) < 0.01 })
      #expect(try scripted.close() == 0)
    }

    @Test("frames that answer single reports of a pointer are shown at once")
    func responses() throws {
      var offer = TestCompositor.Offer()
      offer.hasCommitTiming = true
      let scripted = try ScriptedApp(offer: offer)
      scripted.seat.move(to: 350, 400)
      scripted.seat.press()
      for step in 1...20 {
        try scripted.pass(0.05)
        scripted.seat.move(to: 350, 400 - 6 * Double(step))
      }
      try scripted.pass(0.5)
      let frames = FrameLog(scripted.compositor.log)
      #expect(frames.commits.count > 15 && frames.commits.allSatisfy { $0.earliest == nil })
    }

    @Test("commits of a changed window state in mid-flight do not end the connection")
    func otherCommits() throws {
      let scripted = try flying { _ in }
      for step in 0..<20 {
        scripted.compositor.setActivated(step.isMultiple(of: 2))
        if step.isMultiple(of: 5) { scripted.compositor.resizeWindow(to: 700 + step, 500) }
        try scripted.pass(0.021)
      }
      try scripted.app.comesToRest()
      #expect(FrameLog(scripted.compositor.log).commits.contains { $0.earliest != nil })
      #expect(try scripted.close() == 0)
    }

    @Test("a compositor without the protocol is asked for nothing")
    func missing() throws {
      let scripted = try flying { $0.hasCommitTiming = false }
      #expect(!scripted.compositor.log.contains { $0.interface.hasPrefix("wp_commit_tim") })
    }

    @Test("an OpenGL window leaves the surface's only timer to the driver")
    func openGL() throws {
      let scripted = try flying({ _ in }, environment: GPUTests.surroundings("opengl"))
      #expect(!scripted.compositor.log.contains { $0.interface.hasPrefix("wp_commit_tim") })
      #expect(try scripted.close() == 0)
    }
  }
}
