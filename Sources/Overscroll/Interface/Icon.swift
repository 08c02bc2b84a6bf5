import Foundation
import OverscrollGraphics
import ScrollGeometry

/// A small picture drawn with lines, in a box of twenty by twenty points.
struct Icon: Sendable {
  static let size = 20.0

  private var frames: [(rect: Rect, radius: Double)] = []
  private var blocks: [(rect: Rect, radius: Double)] = []
  private var lines: [Path] = []
  private var shapes: [Path] = []

  private static let stroke = Stroke(width: 1.6)

  func draw(on canvas: inout Canvas, at corner: Vector2, _ color: Color) {
    canvas.translated(by: canvas.pixelAligned(corner)) { canvas in
      for frame in frames { canvas.stroke(frame.rect, radius: frame.radius, width: 1.6, color) }
      for block in blocks { canvas.fill(block.rect, radius: block.radius, color) }
      for line in lines { canvas.stroke(line, Self.stroke, color) }
      for shape in shapes { canvas.fill(shape, color) }
    }
  }
}

// MARK: - Which

extension Icon {
  /// The picture of the demo of this name; a plain one for a demo that has none of its own.
  static func demo(_ name: String) -> Icon { demos[name] ?? stage }

  private static let demos: [String: Icon] = [
    "scroll": scroll, "drawer": drawer, "pip": pictureInPicture, "paging": pages, "metro": metro, "springs": spring,
    "curves": curve,
  ]

  private static let scroll = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    lines: [
      Path([Vector2(10, 6), Vector2(10, 14)]), Path([Vector2(7.5, 8), Vector2(10, 5.5), Vector2(12.5, 8)]),
      Path([Vector2(7.5, 12), Vector2(10, 14.5), Vector2(12.5, 12)]),
    ])

  private static let drawer = Icon(
    frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)],
    blocks: [(Rect(x: 4.5, y: 10, width: 11, height: 5.5), 2)], lines: [Path([Vector2(8, 7.2), Vector2(12, 7.2)])])

  private static let pictureInPicture = Icon(
    frames: [(Rect(x: 1.5, y: 3, width: 17, height: 14), 4)],
    blocks: [(Rect(x: 10, y: 9.5, width: 6, height: 5), 1.6)])

  private static let pages = Icon(
    frames: [(Rect(x: 5.5, y: 3, width: 9, height: 14), 3)],
    lines: [
      Path([Vector2(2, 5.5), Vector2(2, 14.5)]), Path([Vector2(18, 5.5), Vector2(18, 14.5)]),
    ])

  private static let metro = Icon(
    lines: [
      Path([Vector2(2, 14.5), Vector2(6.5, 14.5), Vector2(13.5, 5.5), Vector2(18, 5.5)]),
      Path([Vector2(2.5, 5), Vector2(6.5, 5), Vector2(8.4, 7.6)]),
      Path([Vector2(11.8, 12), Vector2(13.6, 14.5), Vector2(17.5, 14.5)]), ring(Vector2(10, 10), 2.6),
    ])

  private static let spring = Icon(
    lines: [
      Path(stride(from: 0.0, through: 1, by: 1.0 / 48).map(swing))
    ])

  /// A swing that dies away, `part` of the way across.
  private static func swing(_ part: Double) -> Vector2 {
    let height: Double = 7 * exp(-1.9 * part) * cos(part * 5 * Double.pi)
    return Vector2(2 + 16 * part, 10 - height)
  }

  private static let curve = Icon(
    lines: [
      Path([Vector2(3, 2.5), Vector2(3, 17), Vector2(17.5, 17)]),
      Path(stride(from: 0.0, through: 1, by: 0.1).map(rise)),
    ])

  private static func rise(_ part: Double) -> Vector2 {
    let height: Double = 9.5 * (1 - exp(-3.6 * part))
    return Vector2(5.5 + 11.5 * part, 14 - height)
  }

  private static let stage = Icon(frames: [(Rect(x: 2, y: 2, width: 16, height: 16), 4.5)])

  private static func ring(_ center: Vector2, _ radius: Double) -> Path {
    let angles = stride(from: 0.0, to: 2 * .pi, by: .pi / 12)
    return Path(angles.map { center + Vector2(cos($0), sin($0)) * radius }, isClosed: true)
  }

  static let chevron = Icon(lines: [Path([Vector2(6.5, 8.5), Vector2(10, 12), Vector2(13.5, 8.5)])])
  static let check = Icon(lines: [Path([Vector2(5, 10.5), Vector2(8.5, 14), Vector2(15, 6.5)])])
}
