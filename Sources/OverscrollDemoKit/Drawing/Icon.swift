/// A line icon in a box of twenty by twenty points.
package struct Icon: Sendable {
  package static let size = 20.0

  private let frames: [(rect: Rect, radius: Double)]
  private let blocks: [(rect: Rect, radius: Double)]
  private let lines: [Path]

  /// Creates an icon from shapes in a box of twenty by twenty points.
  ///
  /// - Parameters:
  ///   - frames: rounded rectangles to outline.
  ///   - blocks: rounded rectangles to fill.
  ///   - lines: paths to stroke.
  package init(
    frames: [(rect: Rect, radius: Double)] = [], blocks: [(rect: Rect, radius: Double)] = [], lines: [Path] = []
  ) {
    (self.frames, self.blocks, self.lines) = (frames, blocks, lines)
  }

  private static let stroke = Stroke(width: 1.6)

  package func draw(on canvas: inout Canvas, at corner: Vector2, _ color: Color) {
    canvas.translated(by: canvas.pixelAligned(corner)) { canvas in
      for frame in frames { canvas.stroke(frame.rect, radius: frame.radius, width: 1.6, color) }
      for block in blocks { canvas.fill(block.rect, radius: block.radius, color) }
      for line in lines { canvas.stroke(line, Self.stroke, color) }
    }
  }

  package static let chevron = Icon(lines: [Path([Vector2(6.5, 8.5), Vector2(10, 12), Vector2(13.5, 8.5)])])
  package static let check = Icon(lines: [Path([Vector2(5, 10.5), Vector2(8.5, 14), Vector2(15, 6.5)])])
  package static let trash = Icon(
    frames: [(rect: Rect(x: 5, y: 6, width: 10, height: 11), radius: 2)],
    lines: [
      Path([Vector2(3.5, 6), Vector2(16.5, 6)]), Path([Vector2(8, 3.5), Vector2(12, 3.5)]),
      Path([Vector2(8.5, 9), Vector2(8.5, 14)]), Path([Vector2(11.5, 9), Vector2(11.5, 14)]),
    ])
  /// Two sliders.
  package static let inspector = Icon(
    blocks: [
      (rect: Rect(x: 5, y: 4, width: 5, height: 5), radius: 2.5),
      (rect: Rect(x: 10, y: 11, width: 5, height: 5), radius: 2.5),
    ],
    lines: [Path([Vector2(3, 6.5), Vector2(17, 6.5)]), Path([Vector2(3, 13.5), Vector2(17, 13.5)])])
}
