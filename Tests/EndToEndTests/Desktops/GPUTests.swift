import Foundation
import Testing

extension EndToEnd {
  /// Drawing by a GPU through SDL's renderers, with OpenGL on the processor in place of one.
  @Suite struct GPUTests {
    /// The host and SDL's renderer of a window.
    struct Way: CustomTestStringConvertible {
      var host: Host
      var renderer: String
      var demo = "scroll"
      var testDescription: String { "\(demo), \(host.rawValue), \(renderer)" }

      func desktop() throws -> Desktop {
        let desktop = try Desktop(host)
        desktop.changes = GPUTests.surroundings(renderer)
        return desktop
      }
    }

    static func surroundings(_ renderer: String) -> [String: String] {
      ["SDL_RENDER_DRIVER": renderer, "LIBGL_ALWAYS_SOFTWARE": "1", "LP_NUM_THREADS": "1"]
    }

    @Test(
      "an OpenGL window shows the traced state in mid-drag, and again after it was resized and hidden",
      arguments: [Way(host: .x11, renderer: "opengl"), Way(host: .wayland, renderer: "opengles2", demo: "drawer")])
    func picture(way: Way) throws {
      let app = try App(
        way.demo, at: way.desktop(), ["--bare", "--no-resampling", "--theme", "light", "--size", "600x500"])
      // On X11 a window that fills the screen has no title bar beside it.
      try app.perform { $0.key("F11") }
      try app.waits("the window filled the screen") { $0.layout?.viewport?.suffix(2) == [1280, 900] && $0.isAtRest }
      try app.perform { input in
        input.drag(from: (640, 540), by: (-5, -7), steps: 25)
        input.pause(0.3)
      }
      try app.waits("a frame showed the end of the drag") { $0.events.last?.x == 515 && $0.lines.last?.isFrame == true }
      try app.pass(0.3)
      // The pixels of the mouse pointer may differ, and those of stacked layers, which OpenGL rounds to bytes in each layer.
      try app.expectScreen(butFor: 0.004)
      try app.perform { $0.release() }
      for viewport in [[600.0, 500], [1280, 900]] {
        try app.perform { $0.key("F11") }
        try app.waits("the window had its new size") { $0.layout?.viewport?.suffix(2).elementsEqual(viewport) == true }
      }
      if let sway = app.desktop.sway {
        try sway.send("workspace", "2")
        try sway.send("workspace", "1")
      } else {
        try app.desktop.xdotool(["windowminimize", app.window ?? ""])
        try app.desktop.xdotool(["windowmap", app.window ?? ""])
      }
      try app.comesToRest()
      try app.pass(0.5)
      try app.expectScreen(butFor: 0.004)
    }

    @Test("in a plain vsync loop, content keeps its deceleration law and comes to rest", arguments: Host.allCases)
    func plain(host: Host) throws {
      let app = try App("scroll", at: Desktop(host), ["--bare", "--size", "400x300", "--pacing", "plain"])
      try app.flies(for: 5) { $0.flick(from: (200, 260), by: (0, -12)) }
      let recording = try app.comesToRest().after("down")
      #expect(recording.coasting.count > 10)
      try recording.expectCoasting()
    }

    @Test("on Wayland, an OpenGL frame is committed without waiting for a frame callback")
    func swap() throws {
      let lines = try protocolLines(of: "scroll", Self.surroundings("opengl")) {
        $0.drag(from: (320, 400), by: (0, -5), steps: 50)
      }
      var callbacks: Set<Substring> = []
      var (isSwapping, frames, waits) = (false, 0, 0)
      for line in lines {
        if let new = line.firstMatch(of: /wl_surface[@#]\d+\.frame\(new id (wl_callback[@#]\d+)\)/) {
          callbacks.insert(new.1)
        }
        if line.contains(/\.feedback\(wl_surface[@#]/) { isSwapping = true }
        if let done = line.firstMatch(of: /(wl_callback[@#]\d+)\.done/), callbacks.remove(done.1) != nil, isSwapping {
          waits += 1
        }
        if isSwapping, line.contains(/wl_surface[@#]\d+\.commit/) { (isSwapping, frames) = (false, frames + 1) }
      }
      #expect(frames > 10)
      #expect(waits == 0)
    }

    @Test("without a graphics card, a small change damages only a part of the window")
    func damage() throws {
      let lines = try protocolLines(of: "curves", [:]) { input in
        for step in 0..<60 {
          input.move(200 + 4 * Double(step), 240)
          input.pause(0.01)
        }
      }
      var (area, areas) = (0, [Int]())
      for line in lines {
        if let match = line.firstMatch(of: /\.damage_buffer\(\d+, \d+, (\d+), (\d+)\)/) {
          area += (Int(match.1) ?? 0) * (Int(match.2) ?? 0)
        }
        guard line.contains(/wl_surface[@#]\d+\.commit/), area > 0 else { continue }
        areas.append(area)
        area = 0
      }
      try #require(areas.count > 10)
      let whole = 640 * 480
      #expect(areas[0] == whole)
      // SDL damages the whole second frame, but none after it.
      #expect(areas.dropFirst(2).allSatisfy { $0 < whole }, "\(areas)")
      #expect(areas.sorted()[areas.count / 2] < whole / 4, "\(areas)")
    }

    /// Performs a gesture and returns the requests and events of the connection until then, line by line.
    private func protocolLines(
      of demo: String, _ surroundings: [String: String], _ gesture: (inout InputScript) -> Void
    ) throws -> [Substring] {
      let desktop = try Desktop(.wayland)
      desktop.changes = surroundings.merging(["WAYLAND_DEBUG": "1"]) { $1 }
      let app = try App(demo, at: desktop, ["--bare", "--size", "640x480"])
      try app.comesToRest()
      try app.perform(gesture)
      try app.perform { $0.release() }
      try app.comesToRest()
      return app.process.standardError.split(separator: "\n")
    }
  }
}
