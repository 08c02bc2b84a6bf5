/// A picture of the user's, which a demo shows instead of its own content.
package struct OwnPicture: Equatable, Sendable {
  package let name, path: String
  package let bitmap: Bitmap
  package let size: Size

  /// Creates a picture from the file at `path`. A name that ends in `@2x` or `@3x` says how many pixels a point has.
  /// `width` is that of the picture in the file, in pixels: `bitmap` may be smaller.
  package init(path: String, _ bitmap: Bitmap, width: Int) {
    (self.path, self.bitmap) = (path, bitmap)
    name = path.split(separator: "/").last.map(String.init) ?? path
    let stem = name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
    let scale = stem.hasSuffix("@2x") ? 2.0 : stem.hasSuffix("@3x") ? 3 : 1
    let points = Double(width) / scale
    size = Size(points, points * Double(bitmap.height) / Double(max(1, bitmap.width)))
  }

  package var measures: String {
    "\(DecimalFormat.short(size.width, decimals: 1)) × \(DecimalFormat.short(size.height, decimals: 1)) pt"
  }

  package func drawCard(in frame: Rect, radius: Double, on canvas: inout Canvas, _ theme: Theme) {
    canvas.shadow(of: frame, radius: radius, blur: 26, offset: 6, theme.shadow)
    canvas.draw(bitmap, in: frame, radius: min(radius, frame.width / 2, frame.height / 2))
    canvas.stroke(frame, radius: radius, width: 1, Color.white.opacity(theme.isDark ? 0.14 : 0.28))
  }
}

/// The pictures that a demo can show instead of its content.
package enum PictureUse: Sendable {
  case none
  /// A page, a sheet or a tile.
  case one
  /// A card for each picture.
  case several
}
