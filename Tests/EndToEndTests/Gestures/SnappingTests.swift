import Testing

extension EndToEnd {
  @Suite struct SnappingTests {
    @Test("a flicked drawer settles exactly on an anchor in the direction of the flick", arguments: Host.allCases)
    func drawer(host: Host) throws {
      let app = try App("drawer", at: Desktop(host), ["--bare", "--size", "480x800"])
      let start = try #require(try app.comesToRest().frames.last).value("origin")
      let anchors = try #require(try app.recording().layout?.anchors).numbers
      #expect(anchors.count == 3)

      let up = try app.recording { $0.flick(from: (240, start + 20), by: (0, -14), steps: 20) }
      let raised = try #require(up.frames.last).value("origin")
      #expect(anchors.contains(raised))
      #expect(raised < start || start == anchors.min())
      #expect(up.frames.contains { $0.state == "snapping" })

      let down = try app.recording { $0.flick(from: (240, raised + 20), by: (0, 14), steps: 20) }
      let lowered = try #require(down.frames.last).value("origin")
      #expect(anchors.contains(lowered))
      #expect(lowered > raised)
    }

    @Test("a drawer follows the pointer point by point between its anchors", arguments: Host.allCases)
    func drawerFollows(host: Host) throws {
      let app = try App("drawer", at: Desktop(host), ["--bare", "--size", "480x800", "--no-resampling"])
      let rest = try app.comesToRest()
      let anchors = try #require(rest.layout?.anchors).numbers
      let start = try #require(rest.frames.last).value("origin")
      let limits = try #require(anchors.min())...#require(anchors.max())
      let direction: Double = start - limits.lowerBound > 150 ? -1 : 1
      let recording = try app.recording { input in
        input.drag(from: (240, start + 20), by: (0, 4 * direction), steps: 30)
        input.pause(0.3)
        input.release()
      }
      let steps = recording.steps(of: "origin", with: \.y)
      #expect(steps.count > 2)
      for step in steps { #expect(abs(step.value - step.pointer) < 0.001, "at \(step.time) s") }
    }

    @Test("a flicked picture-in-picture tile settles exactly in the corner it was thrown to", arguments: Host.allCases)
    func picture(host: Host) throws {
      let app = try App("pip", at: Desktop(host), ["--bare", "--size", "800x600"])
      let rest = try app.comesToRest()
      let corners = try #require(rest.layout?.anchors).points
      #expect(corners.count == 4)
      let start = try #require(rest.frames.last)
      let origin = (x: start.value("origin.x"), y: start.value("origin.y"))
      // The flick goes to the opposite corner in both directions.
      let target = try #require(corners.first { $0[0] != origin.x && $0[1] != origin.y })
      let step = (x: (target[0] - origin.x) / 40, y: (target[1] - origin.y) / 40)
      let recording = try app.recording { $0.flick(from: (origin.x + 40, origin.y + 40), by: step) }
      let last = try #require(recording.frames.last)
      #expect([last.value("origin.x"), last.value("origin.y")] == target)
      #expect(recording.frames.contains { $0.state == "snapping" })
    }

    @Test("a picture-in-picture tile keeps its corner when the window is resized", arguments: Host.allCases)
    func pictureResized(host: Host) throws {
      let app = try App("pip", at: Desktop(host), ["--bare", "--size", "800x600"])
      let rest = try app.comesToRest()
      let before = try #require(rest.layout?.anchors).points
      let origin = try #require(rest.frames.last).origin
      let corner = try #require(before.firstIndex(of: origin))
      try app.resize(to: 640, 520)
      try app.waits("the corners moved") { $0.layout?.anchors?.points != before }
      let after = try app.comesToRest()
      #expect(after.frames.last?.origin == after.layout?.anchors?.points[corner])
    }
  }
}

extension RecordedTrace.Line {
  fileprivate var origin: [Double] { [value("origin.x"), value("origin.y")] }
}
