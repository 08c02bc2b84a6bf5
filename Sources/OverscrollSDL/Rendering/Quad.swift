/// One rectangle of pixels to paint: in one colour, or in that colour through a mask of the same extent.
///
/// Everything on a canvas becomes quads on whole pixels; antialiasing is in the masks. So every renderer, in software or
/// not, shows the same.
struct Quad: Hashable, Sendable {
  /// Where a mask lies in the atlas.
  struct Source: Hashable, Sendable {
    /// Which mask it is: its place may be reused by another one.
    var mask: Int
    var page: Int
    var x: Int
    var y: Int

    func moved(byX dx: Int, y dy: Int) -> Source { Source(mask: mask, page: page, x: x + dx, y: y + dy) }
  }

  var target: PixelRect
  var source: Source?
  var color: PixelColor
}
