/// One rectangle of pixels to paint: in one colour, or in that colour through a mask of the same extent.
///
/// Everything on a canvas becomes quads on whole pixels; what smooths the edges is in the masks. So every renderer, in
/// software or not, shows the same.
struct Quad: Hashable, Sendable {
  /// Where a mask lies in the atlas.
  struct Source: Hashable, Sendable {
    /// Which mask it is: others may come to lie in its place later.
    var mask: Int
    var page: Int
    var x: Int
    var y: Int
  }

  var target: PixelRect
  var source: Source?
  var color: PixelColor
}

/// The quads of one frame, clipped.
struct QuadList {
  private(set) var quads: ContiguousArray<Quad> = []
  /// Nothing is painted outside.
  var clip = PixelRect(x: 0, y: 0, width: 0, height: 0)

  mutating func removeAll() { quads.removeAll(keepingCapacity: true) }

  mutating func add(_ rect: PixelRect, _ source: Quad.Source?, _ color: PixelColor) {
    let target = rect.intersection(clip)
    guard !target.isEmpty, color.alpha > 0 else { return }
    var source = source
    source?.x += target.x - rect.x
    source?.y += target.y - rect.y
    quads.append(Quad(target: target, source: source, color: color))
  }
}
