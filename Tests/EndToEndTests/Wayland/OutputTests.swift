import Foundation
import TestCompositor
import Testing

extension EndToEnd {
  /// Displays that change or disappear, and connections that are lost.
  @Suite struct OutputTests {
    @Test("the app commits a new window state that the compositor asks for, even at rest", arguments: [false, true])
    func state(isActivated: Bool) throws {
      let scripted = try ScriptedApp()
      if isActivated { scripted.compositor.setActivated(false) }
      try scripted.pass(0.2)
      let start = scripted.compositor.log.count
      scripted.compositor.setActivated(isActivated)
      try scripted.app.eventually("the new state was committed") {
        let log = scripted.compositor.log.dropFirst(start)
        guard let asked = log.lastIndex(where: { $0.fullName == "xdg_surface.configure" }),
          let said = log[asked...].firstIndex(where: { $0.fullName == "xdg_surface.ack_configure" })
        else { return false }
        return log[said...].contains { $0.fullName == "wl_surface.commit" }
      }
      #expect(try scripted.app.recording().isAtRest)
    }

    /// The reason for another scale of the window.
    enum Scaling: CustomTestStringConvertible {
      /// The window moves to a display of scale 2.
      case display
      /// The compositor asks for a scale, which need not be a whole number. SDL before 2.28 ignores it.
      case preferred(Double)

      var testDescription: String { "\(self)" }
    }

    @Test(
      "a window whose scale changes in mid-drag draws at the new scale, and content stays under the pointer",
      arguments: [(.display, nil), (.preferred(1.25), nil), (.preferred(2), "opengl")] as [(Scaling, String?)])
    func scale(by scaling: Scaling, renderer: String?) throws {
      let environment = renderer.map(GPUTests.surroundings) ?? [:]
      let scripted = try ScriptedApp("scroll", "--no-resampling", environment: environment) { offer in
        if case .preferred = scaling { offer.hasFractionalScale = true }
      }
      // The trace may contain the first frame before the compositor has it.
      try scripted.app.eventually("the compositor had a picture") { scripted.compositor.hasPicture((700, 500)) }
      let hearsFractions = scripted.compositor.log.contains { $0.name == "get_fractional_scale" }
      let large = scripted.compositor.connectOutput(refreshRate: 60, scale: 2)
      try scripted.drag(from: (350, 400), by: (0, -6), steps: 20)
      let scale: Double
      switch scaling {
      case .display:
        scale = 2
        scripted.compositor.moveWindow(to: large)
      case .preferred(let number):
        scale = hearsFractions ? number : 1
        scripted.compositor.preferredScale = number
      }
      let pixels = (Int(700 * scale), Int(500 * scale))
      try scripted.app.eventually("the picture had as many pixels as the window") {
        scripted.compositor.hasPicture(pixels)
      }
      try scripted.repeats(10) { scripted.seat.move(to: 350, 280 - 6 * Double($0 + 1)) }
      try scripted.pass(0.2)
      scripted.seat.release()
      let recording = try scripted.settles(after: "up")
      recording.expectFollowing()
      #expect(recording.layout?.viewport == [0, 0, 700, 500])
      #expect(scripted.compositor.hasPicture(pixels))
      switch scaling {
      case .display: scripted.compositor.moveWindow(to: scripted.compositor.output)
      case .preferred: scripted.compositor.preferredScale = 1
      }
      try scripted.app.eventually("the picture was as large as before") { scripted.compositor.hasPicture((700, 500)) }
      #expect(try scripted.close() == 0)
    }

    @Test(
      "content coasts without a jump when its display disappears, and another is left or connected later",
      arguments: [true, false])
    func disconnected(hasAnother: Bool) throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=90000")
      if hasAnother { _ = scripted.compositor.connectOutput(refreshRate: 144) }
      try scripted.flick()
      scripted.compositor.output.disconnect()
      if !hasAnother {
        try scripted.pass(0.5)
        _ = scripted.compositor.connectOutput(refreshRate: 60)
        scripted.compositor.adoptWindows()
      }
      let recording = try scripted.app.comesToRest()
      #expect(!hasAnother || recording.after("up").coasting.count > 30)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
      #expect(try scripted.close() == 0)
    }

    @Test(
      "a connection lost in mid-flight, with or without a protocol error, ends the app with 69 and one line",
      arguments: [true, false])
    func dies(withError: Bool) throws {
      let scripted = try ScriptedApp("scroll", "--set", "contentHeight=90000")
      try scripted.flick()
      scripted.compositor.disconnectClients(withError: withError)
      #expect(
        try scripted.app.process.exitStatus() == 69,
        "\(scripted.app.process.standing) \(scripted.app.process.standardError)")
      let lines = scripted.app.process.standardError.split(separator: "\n")
      #expect(lines.last == "overscroll: the connection to the Wayland compositor was lost")
      // libwayland prints a line of its own for a protocol error.
      #expect(lines.count == (withError ? 2 : 1))
    }

    @Test("content follows the pointer if the compositor does not draw window frames")
    func ownWindowFrame() throws {
      let scripted = try ScriptedApp("scroll", "--no-resampling") { $0.drawsWindowFrames = false }
      try scripted.drag(from: (350, 400), by: (0, -5), steps: 20)
      try scripted.pass(0.3)
      #expect(scripted.compositor.hasPicture((700, 500)))
      scripted.seat.release()
      try scripted.settles(after: "up").expectFollowing()
      #expect(try scripted.close() == 0)
    }

    @Test(
      "--diagnose tells who draws the window's frame, and what to install where nobody does",
      arguments: [
        (true, nil, "by the desktop"), (false, nil, "by libdecor"),
        (false, "/none", "missing: install libdecor-0-plugin-1-cairo"),
      ] as [(Bool, String?, String)])
    func windowFrame(isDrawn: Bool, plugins: String?, answer: String) throws {
      var offer = TestCompositor.Offer()
      offer.drawsWindowFrames = isDrawn
      let desktop = try Desktop(offer)
      desktop.changes = plugins.map { ["LIBDECOR_PLUGIN_DIR": $0] } ?? [:]
      let app = try desktop.start(App.binary(), ["--diagnose", "--no-settings"], named: "overscroll")
      #expect(try app.exitStatus() == 0, "\(app.standardError)")
      #expect(app.standardOutput.contains("window frame: \(answer)\n"), "\(app.standardOutput)")
    }
  }
}
