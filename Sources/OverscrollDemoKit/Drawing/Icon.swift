package struct Icon: Sendable {
  package static let size = 20.0

  private let frames, blocks: [(rect: Rect, radius: Double)]
  private let lines: [Path]

  /// Outlines `frames`, fills `blocks` and strokes `lines` in a box of twenty by twenty points.
  package init(
    frames: [(rect: Rect, radius: Double)] = [], blocks: [(rect: Rect, radius: Double)] = [], lines: [Path] = []
  ) { (self.frames, self.blocks, self.lines) = (frames, blocks, lines) }

  private static let stroke = Stroke(width: 1.6)

  package func draw(on canvas: inout Canvas, at corner: Vector2, _ color: Color) {
    canvas.translated(by: canvas.pixelAligned(corner)) { canvas in
      for frame in frames { canvas.stroke(frame.rect, radius: frame.radius, width: 1.6, color) }
      for block in blocks { canvas.fill(block.rect, radius: block.radius, color) }
      for line in lines { canvas.stroke(line, Self.stroke, color) }
    }
  }
}
