import Foundation
import OverscrollSDL
import Testing

extension App {
  /// What the screen shows is what the trace says, but for a share of the pixels: the same moment is drawn once more,
  /// without a display, from what the app has written down.
  func expectScreen(
    butFor share: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = desktop.folder
    try folder.write(folder.text(of: App.trace), to: "so-far.jsonl")
    let last = try #require(try recording().lines.last { $0.time != nil }?.time)
    let redrawn = try Command(
      [
        "--headless", "--bare", "--no-settings", "--no-resampling", "--theme", "light", "--replay", "so-far.jsonl",
        "--until", "\(last)", "--screenshot", "redrawn.png",
      ], in: folder)
    #expect(redrawn.status == 0, "\(redrawn.errors)", sourceLocation: sourceLocation)
    let picture = try Picture(png: folder.path("redrawn.png"))
    let screen = try desktop.screen()
    let difference = screen.difference(from: picture)
    #expect(difference < share, "\(difference)", sourceLocation: sourceLocation)
    #expect((picture.width, picture.height) == (screen.width, screen.height), sourceLocation: sourceLocation)
  }
}
