/// A picture of pixels, which all its users share. Bitmaps are equal only to themselves.
package final class Bitmap: Hashable, Sendable {
  package let width, height: Int
  /// The pixels as 0xAARRGGBB with channels multiplied by alpha, row by row from the top.
  package let pixels: [UInt32]

  package init(width: Int, pixels: [UInt32]) {
    (self.width, self.pixels) = (width, pixels)
    height = width > 0 ? pixels.count / width : 0
  }

  package static func == (a: Bitmap, b: Bitmap) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
