import AppTesting
import Foundation
import OverscrollSDL
import Testing

@testable import OverscrollDemoKit
@testable import OverscrollGraphics
@testable import OverscrollStudio

/// A picture in Tests/Goldens that the program has to draw again.
///
/// There are no words in it, and every character counts as equally wide: so no font that is installed matters. To draw
/// the goldens anew, run the tests with OVERSCROLL_DRAW_GOLDENS=1, and look at every one that has changed.
struct Golden {
  /// Versions of cairo round the coverage of an edge differently, by a level or two: so much is no difference.
  private static let rounding = 3
  /// Nowhere may a channel differ by more levels than this …
  private static let largest = 40
  /// … and no more than this share of the pixels may differ at all. A rule of 100 points that is a pixel off is more.
  private static let share = 0.0005
  /// From this many levels on a difference can be seen …
  private static let visible = 8
  /// … and no patch of pixels that differ so, and touch each other, may be larger. A dot of five points is more.
  private static let patch = 12

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")
  private static var drawsAnew: Bool { ProcessInfo.processInfo.environment["OVERSCROLL_DRAW_GOLDENS"] != nil }

  let name: String

  private var path: String { Golden.folder.appendingPathComponent(name + ".png").path }

  func check(_ app: App) throws {
    let actual = try Golden.picture(of: app)
    if Golden.drawsAnew { return try actual.write(toPNG: path) }
    guard let fault = Golden.fault(between: try Picture(png: path), actual) else { return }
    Issue.record("\(name): \(fault); drawn now: \(try keep(actual)), as it should be: \(path)")
  }

  /// By what two pictures are not the same, in words.
  static func fault(between one: Picture, _ other: Picture) -> String? {
    guard (one.width, one.height) == (other.width, other.height) else { return "it has another size" }
    let difference = PictureDifference(
      width: one.width, one.pixels, other.pixels, rounding: rounding, visible: visible)
    let isSame =
      difference.largest <= largest && difference.share <= share && difference.patches.allSatisfy { $0.area <= patch }
    return isSame ? nil : "\(difference)"
  }

  /// What `app` shows, without the words.
  private static func picture(of app: App) throws -> Picture {
    let renderer = try OffscreenRenderer(size: app.shell.size)
    var canvas = Canvas(size: app.shell.size, pixelRatio: 1, measure: EvenMeasure())
    app.draw(on: &canvas)
    canvas.commands.removeAll { if case .text = $0.shape { true } else { false } }
    return try renderer.render(canvas)
  }

  /// Leaves `picture` where it can be looked at.
  private func keep(_ picture: Picture) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("overscroll-goldens")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appendingPathComponent(name + ".png").path
    try picture.write(toPNG: path)
    return path
  }
}
