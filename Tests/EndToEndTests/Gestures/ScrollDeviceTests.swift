import Foundation
import Testing

extension EndToEnd {
  /// Wheels and touchpads of an X server that report scrolling by valuators.
  @Suite(.enabled(if: TestDevice.obstacle == nil, "\(TestDevice.obstacle ?? "")")) struct ScrollDeviceTests {
    /// Starts the app with the pointer on it, and returns it with the devices.
    func start(_ demo: String, _ kinds: [TestDevice.Kind], _ options: String...) throws -> (App, [TestDevice]) {
      let desktop = try Desktop(.x11, devices: kinds)
      let app = try App(demo, at: desktop, ["--bare", "--size", "700x500"] + options)
      try app.perform { $0.move(350, 250) }
      try app.waits("everything came to rest") { $0.isAtRest }
      return (app, try kinds.map { try TestDevice($0, at: desktop) })
    }

    /// Waits until wheels have turned by `notches` in total and everything rests, and returns the trace.
    @discardableResult
    func settles(_ app: App, afterNotches notches: Double) throws -> RecordedTrace {
      try app.waits("the wheels had turned by \(notches) notches and everything came to rest") { recording in
        recording.isAtRest && abs(self.notches(recording) - notches) < 1e-9
      }
    }

    func notches(_ recording: RecordedTrace) -> Double {
      recording.events.filter { $0.kind == "wheel" && $0.precise == false }.reduce(0) { $0 - ($1.dy ?? 0) }
    }

    func offset(_ recording: RecordedTrace) throws -> Double { try #require(recording.frames.last).value(EndToEnd.y) }

    @Test("eight eighths of a notch scroll as far as one notch, and the X server's emulated buttons do not count again")
    func eighths() throws {
      let (app, devices) = try start("scroll", [.wheel], "--set", "contentHeight=20000")
      try devices[0].scroll(y: 120)
      let notch = try offset(settles(app, afterNotches: 1))
      #expect(notch > 0)
      for _ in 1...8 { try devices[0].scroll(y: 15) }
      let recording = try settles(app, afterNotches: 2)
      #expect(abs(try offset(recording) - 2 * notch) < 1e-6)
      #expect(recording.events.count { $0.dy == -0.125 } == 8 && recording.coasting.isEmpty)
    }

    @Test("wheel buttons count once, with or without valuators, and notches count while another button is held")
    func buttons() throws {
      let (app, devices) = try start("scroll", [.wheel], "--set", "contentHeight=20000")
      try devices[0].press(5)
      try devices[0].release(5)
      try settles(app, afterNotches: 1)
      try app.perform { $0.wheel(down: 2) }
      try settles(app, afterNotches: 3)
      try devices[0].press(3)
      try devices[0].scroll(y: 240)
      try devices[0].release(3)
      try devices[0].scroll(y: 15)
      try settles(app, afterNotches: 5.125)
    }

    @Test("each click of a mouse with a wheel arrives once, quick or slow", arguments: [0, 0.15])
    func clicks(duration: Double) throws {
      let (app, devices) = try start("scroll", [.wheel])
      for _ in 1...3 {
        try devices[0].press(1)
        try app.pass(duration)
        try devices[0].release(1)
        try app.pass(0.1)
      }
      try devices[0].scroll(y: 15)
      let recording = try settles(app, afterNotches: 0.125)
      #expect(
        recording.events.compactMap(\.kind).filter { $0 != "wheel" } == ["down", "up", "down", "up", "down", "up"])
    }

    @Test("scrolling outside the window does not arrive later, and scrolling inside it is not lost")
    func elsewhere() throws {
      let (app, devices) = try start("scroll", [.wheel], "--set", "contentHeight=20000")
      try app.desktop.xdotool(["mousemove", "3", "3"])
      // Stays below a notch, because the window manager switches desktops by whole notches.
      for _ in 1...5 { try devices[0].scroll(y: 15) }
      try app.perform {
        $0.move(350, 250)
        $0.wheel(down: 1)
      }
      try settles(app, afterNotches: 1)
      try devices[0].scroll(y: 15)
      try settles(app, afterNotches: 1.125)
    }

    @Test("fingers on a touchpad scroll by their exact travel, and content coasts when they lift in mid-swipe")
    func fling() throws {
      let (app, devices) = try start("scroll", [.touchpad], "--no-resampling", "--set", "contentHeight=20000")
      for _ in 1...40 {
        try app.pass(0.008)
        try devices[0].scroll(x: 0, y: 52)
      }
      try devices[0].scroll(x: 0, y: 0)
      let recording = try app.waits("the fingers lifted and everything came to rest") { recording in
        recording.isAtRest && recording.events.contains { $0.end == true }
      }
      let moves = recording.events.filter { $0.kind == "wheel" && $0.end != true }
      #expect(moves.allSatisfy { $0.precise == true && $0.dy == -6.5 })
      #expect(recording.coasting.count > 10)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
    }

    @Test("stretched content settles when its touchpad is disabled, and other devices still scroll")
    func unplugged() throws {
      let (app, devices) = try start("scroll", [.wheel, .touchpad])
      for _ in 1...60 {
        try app.pass(0.008)
        try devices[1].scroll(y: -60)
      }
      try app.desktop.run("xinput", ["disable", TestDevice.Kind.touchpad.name])
      let recording = try app.waits("the fingers counted as lifted and everything came to rest") { recording in
        recording.isAtRest && recording.events.contains { $0.end == true }
      }
      #expect(try #require(recording.frames.map { $0.value(EndToEnd.y) }.min()) < -100)
      #expect(try offset(recording) == 0)
      #expect(recording.longestJump(of: EndToEnd.y) < 5)
      // The other device still works.
      try devices[0].scroll(y: 120)
      try settles(app, afterNotches: 1)
      try app.desktop.run("xinput", ["disable", TestDevice.Kind.wheel.name])
      try app.perform { $0.wheel(down: 1) }
      try settles(app, afterNotches: 2)
    }

    @Test("two fingers on a touchpad that double their distance double the zoom")
    func pinch() throws {
      let (app, devices) = try start("metro", [.touchpad], "--no-resampling")
      let before = try #require(app.recording().frames.last).value("zoomScale")
      try devices[0].pinch(.began)
      for step in 1...40 {
        try app.pass(0.008)
        try devices[0].pinch(.changed, scale: 1 + Double(step) / 40)
      }
      try app.pass(0.3)
      try devices[0].pinch(.ended, scale: 2)
      let recording = try app.settles(after: "cancel")
      #expect(abs(try #require(recording.frames.last).value("zoomScale") / before - 2) < 0.02)
    }

    @Test("--diagnose lists the input devices, the X server's refresh rate, and the frames of ten flicks")
    func diagnosis() throws {
      let desktop = try Desktop(.x11, devices: [.wheel, .touchpad])
      let app = try desktop.start(App.binary(), ["--diagnose"], named: "overscroll")
      #expect(try app.exitStatus() == 0, "\(app.standardError)")
      for line in [
        "wheel: by XInput 2.4", "touchpad gestures: pinch", "device: wheel: wheel, horizontal 120.0, vertical 120.0",
        "device: touchpad: touchpad, horizontal 120.0, vertical 120.0, gestures",
      ] { #expect(app.standardOutput.contains(line + "\n"), "\(app.standardOutput)") }
      let output = app.standardOutput
      #expect(output.contains("painted by: the processor\n") && !output.contains("advice:"), "\(output)")
      let frames = try #require(output.firstMatch(of: /ten flicks: (\d+) frames, \d+ missed\n/))
      #expect(try #require(Int(frames.1)) > 100, "\(output)")
      #expect(output.contains(/refresh times: by Present 1\.\d\n/))
    }
  }
}
