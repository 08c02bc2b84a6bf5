import AppTesting
import Foundation
import OverscrollSDL
import Testing

extension App {
  /// What the screen shows is what the trace says, but for a share of the pixels: the same moment is drawn once more,
  /// without a display, from what the app has written down.
  ///
  /// - Parameter patch: how many pixels may differ visibly in one place, where the mouse pointer is not; `nil` for any
  ///   number, where something on the screen goes on by itself.
  func expectScreen(
    butFor share: Double, patch: Int? = 12, sourceLocation: SourceLocation = #_sourceLocation
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
    try #require((picture.width, picture.height) == (screen.width, screen.height), sourceLocation: sourceLocation)
    let difference = screen.difference(from: picture)
    #expect(difference.share < share, "\(difference)", sourceLocation: sourceLocation)
    guard let patch else { return }
    let pointer = try recording().events.last { $0.x != nil }
    let others = difference.patches.filter { !$0.isMousePointer(at: pointer?.x ?? 0, pointer?.y ?? 0) }
    #expect(others.allSatisfy { $0.area <= patch }, "\(others.prefix(3))", sourceLocation: sourceLocation)
  }
}

extension PictureDifference.Patch {
  /// Whether it lies within the shape of 32 × 32 pixels that shows where the mouse is.
  fileprivate func isMousePointer(at x: Double, _ y: Double) -> Bool {
    func surrounds(_ center: Double, _ range: ClosedRange<Int>) -> Bool {
      range.lowerBound >= Int(center) - 32 && range.upperBound <= Int(center) + 32
    }
    return surrounds(x, columns) && surrounds(y, rows)
  }
}
