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

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Goldens")
  private static var drawsAnew: Bool { ProcessInfo.processInfo.environment["OVERSCROLL_DRAW_GOLDENS"] != nil }

  let name: String

  private var path: String { Golden.folder.appendingPathComponent(name + ".png").path }

  func check(_ app: App) throws {
    let actual = try Golden.picture(of: app)
    if Golden.drawsAnew { return try actual.write(toPNG: path) }
    let difference = try Difference(try Picture(png: path), actual, rounding: Golden.rounding)
    guard difference.largest > Golden.largest || difference.share > Golden.share else { return }
    Issue.record("\(name): \(difference); drawn now: \(try keep(actual)), as it should be: \(path)")
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

/// How far two pictures differ.
struct Difference: CustomStringConvertible {
  /// By how many levels of 255 the channel differs that differs most.
  private(set) var largest = 0
  /// The share of the pixels in which a channel differs by more than is due to rounding.
  private(set) var share = 0.0

  /// Pictures of different sizes differ wholly.
  init(_ one: Picture, _ other: Picture, rounding: Int) throws {
    guard (one.width, one.height) == (other.width, other.height) else {
      (largest, share) = (255, 1)
      return
    }
    let levels = zip(one.pixels, other.pixels).map(Difference.levels)
    largest = levels.max() ?? 0
    share = Double(levels.count { $0 > rounding }) / Double(max(1, levels.count))
  }

  private static func levels(_ one: UInt32, _ other: UInt32) -> Int {
    [0, 8, 16].map { abs(Int(one >> $0 & 0xFF) - Int(other >> $0 & 0xFF)) }.max() ?? 0
  }

  var description: String {
    "\(DecimalFormat.text(share * 100, decimals: 3)) % of the pixels differ, by up to \(largest) levels"
  }
}
