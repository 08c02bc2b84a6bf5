/// The quads of one frame, in painting order.
struct QuadList {
  private(set) var quads: ContiguousArray<Quad> = []
  /// The area to which added quads are clipped.
  var clip = PixelRect(width: 0, height: 0)

  mutating func removeAll() { quads.removeAll(keepingCapacity: true) }

  mutating func add(_ rect: PixelRect, _ source: Quad.Source?, _ color: PixelColor) {
    let target = rect.intersection(clip)
    guard !target.isEmpty, color.alpha > 0 else { return }
    let source = source?.moved(byX: target.x - rect.x, y: target.y - rect.y)
    quads.append(Quad(target: target, source: source, color: color))
  }
}
