import Foundation
import Testing

extension EndToEnd {
  /// The inspector and the edge of the graph by the mouse alone, in a window of the usual size.
  @Suite struct InspectorTests {
    private struct Saved: Decodable {
      var parameters: [String: Double]?
      var folded: [String]?
      var graphHeight: Double?
    }

    private func app() throws -> App {
      try App("scroll", at: Desktop(.x11), ["--size", "1120x760"], settings: true)
    }

    /// Waits until the settings say so.
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

    @Test("a click on a heading folds its group, and the next start shows it folded")
    func folding() throws {
      let app = try app()
      try app.perform { input in
        input.move(960, 110)
        input.press()
        input.release()
      }
      #expect(try saves(app, "it is folded") { $0.folded != nil }.folded == ["Deceleration"])
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0)
      let again = try App("scroll", at: app.desktop, ["--size", "1120x760"], settings: true)
      // Where the curve was is the next heading.
      try again.perform { input in
        input.move(960, 145)
        input.press()
        input.release()
      }
      #expect(
        try saves(again, "the next one is folded") { $0.folded?.count == 2 }.folded == ["Deceleration", "Edge bounce"])
    }

    @Test("a name that is dragged to the side changes its value, and its button takes that back")
    func scrubbing() throws {
      let app = try app()
      try app.perform { $0.flick(from: (880, 241), by: (-4, 0), steps: 10) }
      let saved = try saves(app, "the value is saved") { $0.parameters?["decelerationRate"] != nil }
      let rate = try #require(saved.parameters?["decelerationRate"])
      // The slider is 236 points long, its scale that of 1 − rate; the slop of 3 points is lost.
      let (low, high) = (-log(1 - 0.9), -log(1 - 0.9999))
      let expected = 1 - exp(-(-log(1 - 0.998) - 37.0 / 236 * (high - low)))
      #expect(abs(rate - expected) < 2e-5, "\(rate)")
      try app.perform { input in
        input.move(848, 241)
        input.press()
        input.release()
      }
      _ = try saves(app, "it is taken back") { $0.parameters?["decelerationRate"] == nil }
    }

    @Test("the end of the deceleration's curve is dragged and lies under the pointer")
    func curve() throws {
      let app = try app()
      try app.perform { $0.flick(from: (1064, 143), by: (-4, 1), steps: 15) }
      let saved = try saves(app, "the rate is saved") { $0.parameters?["decelerationRate"] != nil }
      let rate = try #require(saved.parameters?["decelerationRate"])
      // A flick of 1000 pt/s, at rest within half a point; the plot begins at 854 and has 61 points for a second.
      let resistance = -1000 * log(rate)
      let duration = log(1000 / resistance / 0.5) / resistance
      #expect(abs(854 + duration * 61 - 1004) < 1.5, "\(rate)")
    }

    @Test("the upper edge of the graph is dragged, the stage takes what it leaves, and the next start has that height")
    func graph() throws {
      let app = try app()
      let before = try #require(try app.recording().layout?.viewport)
      try app.perform { $0.flick(from: (500, 574), by: (0, -8), steps: 10) }
      try app.waits("the stage is lower") { $0.layout?.viewport?[3] == before[3] - 80 }
      let height = try #require(try saves(app, "the height is saved") { $0.graphHeight != nil }.graphHeight)
      #expect(height == 760 - 60 - before[3] + 80)
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0)
      let again = try App("scroll", at: app.desktop, ["--size", "1120x760"], settings: true)
      try again.waits("the stage is as low") { $0.layout?.viewport?[3] == before[3] - 80 }
    }
  }
}
