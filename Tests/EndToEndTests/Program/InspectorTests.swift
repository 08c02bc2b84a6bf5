import Foundation
import Testing

extension EndToEnd {
  /// The inspector and the graph's edge by mouse alone, in a window of the usual size.
  @Suite struct InspectorTests {
    private struct Saved: Decodable {
      var parameters: [String: Double]?
      var folded: [String]?
      var graphHeight: Double?
    }

    private func app() throws -> App {
      try App("scroll", at: Desktop(.x11), ["--size", "1120x760"], settings: true)
    }

    /// Waits until the saved settings meet `condition`, and returns them.
    private func saves(_ app: App, _ what: String, until condition: (Saved) -> Bool) throws -> Saved {
      var saved = Saved()
      try app.eventually(what) {
        let data = app.desktop.folder.data(of: "settings.json")
        guard let settings = try? JSONDecoder().decode(Saved.self, from: data) else { return false }
        saved = settings
        return condition(settings)
      }
      return saved
    }

    @Test("a click on a heading folds its group, which is still folded after the next start")
    func folding() throws {
      let app = try app()
      try app.perform { input in
        input.move(960, 110)
        input.press()
        input.release()
      }
      #expect(try saves(app, "the group was saved as folded") { $0.folded != nil }.folded == ["Deceleration"])
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      let again = try App("scroll", at: app.desktop, ["--size", "1120x760"], settings: true)
      // The next heading has moved to the place of the folded curve.
      try again.perform { input in
        input.move(960, 145)
        input.press()
        input.release()
      }
      #expect(
        try saves(again, "the next was folded") { $0.folded?.count == 2 }.folded == ["Deceleration", "Edge bounce"])
    }

    @Test("dragging a parameter's name sideways changes its value, and its button resets the value")
    func scrubbing() throws {
      let app = try app()
      try app.perform { $0.flick(from: (880, 241), by: (-4, 0), steps: 10) }
      let saved = try saves(app, "the value was saved") { $0.parameters?["decelerationRate"] != nil }
      let rate = try #require(saved.parameters?["decelerationRate"])
      // The slider is 236 points long with a logarithmic scale of 1 − rate. The first 3 of 40 points are the slop.
      let (low, high) = (-log(1 - 0.9), -log(1 - 0.9999))
      let expected = 1 - exp(-(-log(1 - 0.998) - 37.0 / 236 * (high - low)))
      #expect(abs(rate - expected) < 2e-5, "\(rate)")
      try app.perform { input in
        input.move(848, 241)
        input.press()
        input.release()
      }
      _ = try saves(app, "the value was reset") { $0.parameters?["decelerationRate"] == nil }
    }

    @Test("the end of the deceleration curve follows the pointer that drags it")
    func curve() throws {
      let app = try app()
      try app.perform { $0.flick(from: (1064, 143), by: (-4, 1), steps: 15) }
      let saved = try saves(app, "the rate was saved") { $0.parameters?["decelerationRate"] != nil }
      let rate = try #require(saved.parameters?["decelerationRate"])
      // The curve is a flick of 1000 pt/s that ends within half a point. The plot begins at 854, with 61 points a second.
      let resistance = -1000 * log(rate)
      let duration = log(1000 / resistance / 0.5) / resistance
      #expect(abs(854 + duration * 61 - 1004) < 1.5, "\(rate)")
    }

    @Test("dragging the graph's upper edge resizes graph and stage, and the next start restores the height")
    func graph() throws {
      let app = try app()
      let before = try #require(try app.recording().layout?.viewport)
      try app.perform { $0.flick(from: (500, 574), by: (0, -8), steps: 10) }
      try app.waits("the stage became lower") { $0.layout?.viewport?[3] == before[3] - 80 }
      let height = try #require(try saves(app, "the height was saved") { $0.graphHeight != nil }.graphHeight)
      #expect(height == 760 - 60 - before[3] + 80)
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      let again = try App("scroll", at: app.desktop, ["--size", "1120x760"], settings: true)
      try again.waits("the stage had the saved height") { $0.layout?.viewport?[3] == before[3] - 80 }
    }
  }
}
