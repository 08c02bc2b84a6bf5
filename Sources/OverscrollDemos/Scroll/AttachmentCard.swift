/// A card that compares three enlarged paths of content: with the attachment's fault, with its fix, and in this
/// program.
struct AttachmentCard {
  private static let size = Size(276, 214)
  private static let seconds = 1.6

  let fault: AttachmentFault
  /// The path of the content in this program from the sample on; empty for the published numbers.
  let ours: [Vector2]
  /// The time since the sample, in seconds; `nil` if nothing moves.
  let elapsed: Double?
  let isPublished: Bool

  func draw(on canvas: inout Canvas, in stage: Size, _ theme: Theme) {
    guard stage.width > Self.size.width + 40, stage.height > Self.size.height + 40 else { return }
    let frame = Rect(
      x: stage.width - Self.size.width - 16, y: stage.height - Self.size.height - 16, width: Self.size.width,
      height: Self.size.height)
    canvas.shadow(of: frame, radius: Theme.Radius.medium, blur: 14, offset: 2, theme.shadow)
    canvas.fill(frame, radius: Theme.Radius.medium, theme.surface.opacity(0.95))
    drawWords(in: frame, on: &canvas, theme)
    let area = frame.inset(by: EdgeInsets(top: 46, left: 12, bottom: 66, right: 12))
    canvas.clipped(to: area) { drawPaths(in: area, on: &$0, theme) }
    canvas.stroke(area, theme.hairline)
  }

  private var lines: [(ink: Plot.Ink, words: String, points: [Vector2])] {
    [
      (.second, "anchor at the sampled point: swings", fault.path(to: fault.sampledAnchor, seconds: Self.seconds)),
      (.third, "anchor at the exact crossing: none", fault.path(to: fault.crossing, seconds: Self.seconds)),
      (.first, isPublished ? "" : "here: each axis by itself", ours),
    ].filter { !$0.points.isEmpty }
  }

  private func drawWords(in frame: Rect, on canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      "UIKit Dynamics at an edge", at: Vector2(frame.minX + 12, frame.minY + 8), Theme.Text.strong, theme.text)
    canvas.text(
      isPublished ? "With the article's frames; flick the sky at an edge" : "With your last flick",
      at: Vector2(frame.minX + 12, frame.minY + 26), Theme.Text.caption, theme.secondaryText)
    for (index, line) in lines.enumerated() {
      let y = frame.maxY - 58 + 17 * Double(index)
      canvas.line(
        from: Vector2(frame.minX + 12, y + 7), to: Vector2(frame.minX + 28, y + 7), width: 2.5, line.ink.color(theme))
      canvas.text(
        line.words, at: Vector2(frame.minX + 36, y), Theme.Text.caption, theme.text, maxWidth: frame.width - 48)
    }
  }

  private func drawPaths(in area: Rect, on canvas: inout Canvas, _ theme: Theme) {
    // Maps offsets to points of the card. The paths of the fault and its fix fill the card, in the direction of the
    // content's motion, which is opposite to its offset's.
    let bounds = Path(lines.prefix(2).flatMap(\.points)).bounds.inset(by: -2)
    let scale = min(area.width / max(bounds.width, 1), area.height / max(bounds.height, 1), 40)
    func view(_ point: Vector2) -> Vector2 { area.center - (point - bounds.center) * scale }
    // The crossed edge runs through both anchors.
    let way = fault.sampledAnchor - fault.crossing
    let axis: Axis = abs(way.x) > abs(way.y) ? .x : .y
    let level = view(fault.crossing)[axis.other]
    let start = Vector2(area.origin[axis], along: axis, across: level)
    let end = Vector2(area.end(axis), along: axis, across: level)
    canvas.line(from: start, to: end, width: 1, dashes: [4, 4], theme.boundMark)
    for line in lines {
      let points = stride(from: 0, to: line.points.count, by: 6).map { view(line.points[$0]) }
      canvas.stroke(Path(points), Stroke(width: 1.8), line.ink.color(theme))
    }
    for anchor in [fault.sampledAnchor, fault.crossing] {
      canvas.strokeCircle(center: view(anchor), radius: 4, width: 1.5, theme.text)
    }
    guard let elapsed else { return }
    for line in lines {
      let index = min(AttachmentFault.index(at: elapsed), line.points.count - 1)
      canvas.fillCircle(center: view(line.points[index]), radius: 4.5, line.ink.color(theme))
    }
  }
}
