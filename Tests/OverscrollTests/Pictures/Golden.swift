import AppTesting
import Foundation
import OverscrollSDL
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollGraphics
@testable import OverscrollStudio

/// A picture in Tests/Goldens that the program must reproduce.
///
/// A text is a bar, and every character has the same width, so that installed fonts do not matter. To draw the goldens
/// again, run the tests with OVERSCROLL_DRAW_GOLDENS=1, and look at every picture that has changed.
struct Golden {
  /// The levels that count as equal, since versions of cairo round the coverage of edges differently.
  private static let rounding = 3
  /// The maximum difference of a channel, in levels.
  private static let largest = 40
  /// The maximum share of pixels that differ. A line of 100 points that is a pixel off exceeds it.
  private static let share = 0.0005
  /// The number of levels above which a difference is visible.
  private static let visible = 8
  /// The maximum area of a patch of adjacent visible differences. A dot of five points exceeds it.
  private static let patch = 12

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")
  private static var drawsAnew: Bool { ProcessInfo.processInfo.environment["OVERSCROLL_DRAW_GOLDENS"] != nil }

  let name: String

  private var path: String { Golden.folder.appendingPathComponent(name + ".png").path }

  func check(_ app: App) throws {
    let actual = try Golden.picture(of: app)
    if Golden.drawsAnew { return try write(actual, to: path) }
    let expected = try Bitmap.decoded([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), path: path)
    guard let fault = Golden.fault(between: expected, actual) else { return }
    Issue.record("\(name): \(fault); drawn now: \(try keep(actual)), as it should be: \(path)")
  }

  /// Returns a description of the difference between two pictures, or `nil` if they count as equal.
  static func fault(between one: Bitmap, _ other: Bitmap) -> String? {
    guard (one.width, one.height) == (other.width, other.height) else { return "it has another size" }
    let difference = PictureDifference(width: one.width, one.pixels, other.pixels, rounding: rounding, visible: visible)
    let isSame =
      difference.largest <= largest && difference.share <= share && difference.patches.allSatisfy { $0.area <= patch }
    return isSame ? nil : "\(difference)"
  }

  /// Returns the picture that `app` shows, with a bar for each text.
  private static func picture(of app: App) throws -> Bitmap {
    let renderer = try OffscreenRenderer(size: app.shell.size)
    var canvas = Canvas(size: app.shell.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
    for (index, command) in canvas.commands.enumerated() {
      guard case .text(let text, let style, let origin) = command.shape else { continue }
      let bar = Rect(origin: origin, size: EvenMeasure().size(of: text, style: style)).inset(by: 2)
      canvas.commands[index].shape = .roundedRect(bar, radius: style.weight == .regular ? 0 : 3)
    }
    return try renderer.render(canvas)
  }

  /// Saves `picture` in the temporary folder and returns its path.
  private func keep(_ picture: Bitmap) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-goldens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name + ".png").path
    try write(picture, to: path)
    return path
  }

  private func write(_ picture: Bitmap, to path: String) throws {
    try Data(picture.pngData()).write(to: URL(fileURLWithPath: path))
  }
}
