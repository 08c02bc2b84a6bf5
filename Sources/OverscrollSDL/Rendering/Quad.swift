/// A rectangle of pixels to paint in one color, optionally through a mask of the same size.
///
/// Everything on a canvas becomes quads on whole pixels; antialiasing is in the masks. So every renderer, in hardware
/// or software, shows the same picture.
struct Quad: Hashable, Sendable {
  /// The place of a mask in the atlas.
  struct Source: Hashable, Sendable {
    /// The mask's number, which differs from that of another mask that later has the same place.
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
