import AppTesting
import Foundation
import OverscrollSDL
import Testing

extension App {
  /// Expects that the screen shows the traced state, by drawing the last frame of the trace again without a display.
  ///
  /// - Parameters:
  ///   - share: The share of the pixels that may differ.
  ///   - patch: The number of visibly different pixels that may lie together, away from the mouse pointer; `nil` for any
  ///     number, if something on the screen moves by itself.
  func expectScreen(butFor share: Double, patch: Int? = 12, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let folder = desktop.folder
    try folder.write(folder.text(of: App.trace), to: "so-far.jsonl")
    let last = try #require(try recording().lines.last { $0.time != nil }?.time)
    let redrawn = try Command(
      [
        "--headless", "--bare", "--no-settings", "--no-resampling", "--theme", "light", "--replay", "so-far.jsonl",
        "--until", "\(last)", "--screenshot", "redrawn.png",
      ], in: folder)
    #expect(redrawn.status == 0, "\(redrawn.errors)", sourceLocation: sourceLocation)
    let picture = try Bitmap.decoded([UInt8](folder.data(of: "redrawn.png")), path: "redrawn.png")
    let screen = try desktop.screen()
    try #require((picture.width, picture.height) == (screen.width, screen.height), sourceLocation: sourceLocation)
    let difference = screen.difference(from: picture)
    #expect(difference.share < share, "\(difference)", sourceLocation: sourceLocation)
    // The server's own answer: the window manager may have moved the pointer since the app's last event.
    let location = try desktop.xdotool(["getmouselocation"]).matches(of: /[xy]:(\d+)/).compactMap { Double($0.1) }
    try #require(location.count == 2, sourceLocation: sourceLocation)
    let others = difference.patches.filter { !$0.isMousePointer(at: location[0], location[1]) }
    let isSimilar = patch.map { patch in others.allSatisfy { $0.area <= patch } } ?? true
    #expect(isSimilar, "\(others.prefix(3))", sourceLocation: sourceLocation)
    if difference.share >= share || !isSimilar {
      print("screen and picture: \(try folder.keep(["Xvfb_screen0", "redrawn.png", "so-far.jsonl"]))")
    }
  }
}

extension Folder {
  /// Copies files to a folder that outlives the test, beside the pictures that differ from goldens, and returns its path.
  fileprivate func keep(_ names: [String]) throws -> String {
    let all = FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-goldens")
    let kept = all.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.copyItem(atPath: path(name), toPath: kept.appendingPathComponent(name).path)
    }
    return kept.path
  }
}

extension PictureDifference.Patch {
  /// Returns whether the patch lies within 32 pixels of the mouse's position, where its pointer is drawn.
  fileprivate func isMousePointer(at x: Double, _ y: Double) -> Bool {
    func surrounds(_ center: Double, _ range: ClosedRange<Int>) -> Bool {
      range.lowerBound >= Int(center) - 32 && range.upperBound <= Int(center) + 32
    }
    return surrounds(x, columns) && surrounds(y, rows)
  }
}
