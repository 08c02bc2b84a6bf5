import Testing

extension EndToEnd {
  /// Scaled outputs and hidden workspaces, which only Wayland has.
  @Suite struct WaylandTests {
    @Test("content follows the pointer on an output of scale 1.5")
    func scaled() throws {
      let app = try App(
        "scroll", at: Desktop(.wayland, outputScale: 1.5), ["--bare", "--size", "500x400", "--no-resampling"])
      let recording = try app.recording { input in
        input.drag(from: (250, 350), by: (0, -4), steps: 50)
        input.pause(0.3)
        input.release()
      }
      let steps = recording.steps(of: "contentOffset.y", with: \.y)
      #expect(steps.count > 3)
      for step in steps { #expect(abs(step.value + step.pointer) < 0.001) }
      #expect(recording.layout?.viewport == [0, 0, 500, 400])
    }

    @Test("content in flight keeps its deceleration law while its workspace is hidden, and comes to rest")
    func hidden() throws {
      let app = try App("scroll", at: Desktop(.wayland), ["--bare", "--size", "500x400"])
      try app.flies(for: 2) { $0.flick(from: (250, 350), by: (0, -12)) }
      try app.desktop.sway?.send("workspace", "2")
      try app.perform { $0.pause(1) }
      try app.desktop.sway?.send("workspace", "1")
      let recording = try app.comesToRest().after("down")
      let first = try #require(recording.coasting.first)
      for frame in recording.coasting {
        let expected = coasted(
          from: first.value("contentOffset.y"), velocity: first.velocity("contentOffset.y"),
          for: (frame.time ?? 0) - (first.time ?? 0))
        #expect(abs(frame.value("contentOffset.y") - expected) < 0.01)
      }
    }
  }
}
