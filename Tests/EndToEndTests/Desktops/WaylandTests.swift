import Testing

extension EndToEnd {
  /// Scaled outputs and hidden workspaces, which only Wayland has.
  @Suite struct WaylandTests {
    @Test("content follows the pointer on an output of scale 1.5")
    func scaled() throws {
      let app = try App(
        "scroll", at: Desktop(.wayland, outputScale: 1.5), ["--bare", "--size", "500x400", "--no-resampling"])
      let recording = try app.recording { $0.dragToStop(from: (250, 350), by: (0, -4)) }
      recording.expectFollowing()
      #expect(recording.layout?.viewport == [0, 0, 500, 400])
    }

    @Test("content in flight keeps its deceleration law while its workspace is hidden, and comes to rest")
    func hidden() throws {
      let app = try App("scroll", at: Desktop(.wayland), ["--bare", "--size", "500x400"])
      try app.flies(for: 2) { $0.flick(from: (250, 350), by: (0, -12)) }
      try app.desktop.sway?.send("workspace", "2")
      try app.perform { $0.pause(1) }
      try app.desktop.sway?.send("workspace", "1")
      try app.comesToRest().after("down").expectCoasting()
    }
  }
}
