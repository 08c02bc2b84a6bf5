import Foundation
import Testing

extension EndToEnd {
  /// Wheels and touchpads that scroll by valuators, through an X server.
  @Suite(.enabled(if: TestDevice.obstacle == nil, "\(TestDevice.obstacle ?? "")")) struct ScrollDeviceTests {
    static let y = "contentOffset.y"

    /// The app under the pointer, which a device moves there.
    func start(_ demo: String, _ kinds: [TestDevice.Kind], _ options: String...) throws -> (App, [TestDevice]) {
      let desktop = try Desktop(.x11, devices: kinds)
      let app = try App(demo, at: desktop, ["--bare", "--size", "700x500"] + options)
      try app.perform { $0.move(350, 250) }
      try app.waits("the pointer is there") { $0.isAtRest }
      return (app, try kinds.map { try TestDevice($0, at: desktop) })
    }

    /// Waits until wheels have turned by so many notches and all that comes of it is over.
    @discardableResult
    func settles(_ app: App, afterNotches notches: Double) throws -> RecordedTrace {
      try app.waits("the wheel has turned, and all rests") { recording in
        recording.isAtRest && abs(self.notches(recording) - notches) < 1e-9
      }
    }

    func notches(_ recording: RecordedTrace) -> Double {
      recording.events.filter { $0.kind == "wheel" && $0.precise == false }.reduce(0) { $0 - ($1.dy ?? 0) }
    }

    func offset(_ recording: RecordedTrace) throws -> Double { try #require(recording.frames.last).value(Self.y) }

    @Test("eight eighths of a notch move content as far as a notch does, and the server's buttons do not count again")
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

    @Test("a driver's buttons count once, those of a device without valuators too, and while a button is held")
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

    @Test("a mouse's clicks come once, a quick one and a slow one", arguments: [0, 0.15])
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

    @Test("what is scrolled elsewhere on the screen does not come later, and what is scrolled here is not lost")
    func elsewhere() throws {
      let (app, devices) = try start("scroll", [.wheel], "--set", "contentHeight=20000")
      try app.desktop.xdotool(["mousemove", "3", "3"])
      // Less than a notch: the window manager shows another desktop for those.
      for _ in 1...5 { try devices[0].scroll(y: 15) }
      try app.perform {
        $0.move(350, 250)
        $0.wheel(down: 1)
      }
      try settles(app, afterNotches: 1)
      try devices[0].scroll(y: 15)
      try settles(app, afterNotches: 1.125)
    }

    @Test("content follows fingers point by point, and flies on when they lift in mid-swipe")
    func fling() throws {
      let (app, devices) = try start("scroll", [.touchpad], "--no-resampling", "--set", "contentHeight=20000")
      for _ in 1...40 {
        try app.pass(0.008)
        try devices[0].scroll(x: 0, y: 52)
      }
      try devices[0].scroll(x: 0, y: 0)
      let recording = try app.waits("the fingers have lifted, and all rests") { recording in
        recording.isAtRest && recording.events.contains { $0.end == true }
      }
      let moves = recording.events.filter { $0.kind == "wheel" && $0.end != true }
      #expect(moves.allSatisfy { $0.precise == true && $0.dy == -6.5 })
      #expect(recording.coasting.count > 10)
      #expect(recording.longestJump(of: Self.y) < 5)
    }

    @Test("a touchpad that is unplugged while its fingers stretch content lets it go back")
    func unplugged() throws {
      let (app, devices) = try start("scroll", [.wheel, .touchpad])
      for _ in 1...60 {
        try app.pass(0.008)
        try devices[1].scroll(y: -60)
      }
      try app.desktop.run("xinput", ["disable", TestDevice.Kind.touchpad.name])
      let recording = try app.waits("the fingers count as lifted, and all rests") { recording in
        recording.isAtRest && recording.events.contains { $0.end == true }
      }
      #expect(try #require(recording.frames.map { $0.value(Self.y) }.min()) < -100)
      #expect(try offset(recording) == 0)
      #expect(recording.longestJump(of: Self.y) < 5)
      // The other device is there, as before.
      try devices[0].scroll(y: 120)
      try settles(app, afterNotches: 1)
      try app.desktop.run("xinput", ["disable", TestDevice.Kind.wheel.name])
      try app.perform { $0.wheel(down: 1) }
      try settles(app, afterNotches: 2)
    }

    @Test("two fingers on a touchpad zoom about the pointer")
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
      let recording = try app.waits("the fingers have lifted, and all rests") { recording in
        recording.isAtRest && recording.events.contains { $0.kind == "cancel" }
      }
      #expect(abs(try #require(recording.frames.last).value("zoomScale") / before - 2) < 0.02)
    }

    @Test("--diagnose names devices as they are seen, and the rate at which the server says that the display refreshes")
    func diagnosis() throws {
      let desktop = try Desktop(.x11, devices: [.wheel, .touchpad])
      let app = try Child(
        App.binary(), ["--diagnose"], named: "overscroll", in: desktop.folder, environment: desktop.environment,
        clock: desktop.clock)
      #expect(try app.exitStatus() == 0, "\(app.standardError)")
      for line in [
        "wheel: by XInput 2.4", "touchpad gestures: pinch", "device: wheel: wheel, horizontal 120.0, vertical 120.0",
        "device: touchpad: touchpad, horizontal 120.0, vertical 120.0, 15.0 points a notch, gestures",
      ] { #expect(app.standardOutput.contains(line + "\n"), "\(app.standardOutput)") }
      // A server without a display simulates 60 Hz, by a timer.
      let refreshes = try #require(app.standardOutput.firstMatch(of: /refresh times: by Present 1\.\d, ([\d.]+) Hz\n/))
      #expect((50...70).contains(try #require(Double(refreshes.1))))
    }
  }
}
