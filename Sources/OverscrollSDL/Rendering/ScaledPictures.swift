internal import COverscrollCairo

struct ScaledPictures {
  private struct Key: Hashable {
    let bitmap: Bitmap
    let width, height, radius: Int
    let area: PixelRect
  }

  /// A part of a scaled picture, and its position in the picture.
  struct Piece {
    let page: AtlasPage
    let area: PixelRect
    let number: Int
  }

  /// A window of 8K shows at most 45 pieces at once.
  private var cache = RecentCache<Key, Piece>(capacity: 64)
  private var pieces: [Piece] = []
  private var count = 0
  private(set) var pages: [AtlasPage] = []

  /// The largest side of a page, in pixels, which every graphics card has.
  private static let side = 1024

  mutating func beginFrame() { pages.removeAll(keepingCapacity: true) }

  mutating func source(of piece: Piece) -> Quad.Source {
    if pages.last !== piece.page { pages.append(piece.page) }
    return Quad.Source(mask: -piece.number, page: Quad.Source.page(ofPiece: pages.count - 1), x: 0, y: 0)
  }

  mutating func pieces(of bitmap: Bitmap, width: Int, height: Int, radius: Int, visible: PixelRect) -> [Piece] {
    let side = Self.side
    pieces.removeAll(keepingCapacity: true)
    for top in stride(from: visible.y / side * side, to: visible.maxY, by: side) {
      for left in stride(from: visible.x / side * side, to: visible.maxX, by: side) {
        let area = PixelRect(x: left, y: top, width: min(side, width - left), height: min(side, height - top))
        pieces.append(piece(Key(bitmap: bitmap, width: width, height: height, radius: radius, area: area)))
      }
    }
    return pieces
  }

  private mutating func piece(_ key: Key) -> Piece {
    if let found = cache[key] { return found }
    count += 1
    let colors = key.bitmap.scaled(toCover: (key.width, key.height), radius: key.radius, part: key.area)
    let piece = Piece(page: AtlasPage(colors: colors, width: key.area.width), area: key.area, number: count)
    cache.insert(piece, for: key)
    return piece
  }
}

extension Bitmap {
  /// Straight alpha. Excess height is cut off at the bottom, excess width evenly on both sides.
  fileprivate func scaled(toCover size: (width: Int, height: Int), radius: Int, part: PixelRect) -> [UInt32] {
    var colors = [UInt32](repeating: 0, count: part.width * part.height)
    let scale = max(Double(size.width) / Double(width), Double(size.height) / Double(height))
    colors.withUnsafeMutableBytes { target in
      pixels.withUnsafeBytes { source in
        let bytes = target.baseAddress?.assumingMemoryBound(to: UInt8.self)
        let surface = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_ARGB32, Int32(part.width), Int32(part.height), Int32(part.width * 4))
        let picture = cairo_image_surface_create_for_data(
          UnsafeMutablePointer(mutating: source.baseAddress?.assumingMemoryBound(to: UInt8.self)),
          CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
        let context = cairo_create(surface)
        cairo_translate(context, Double(-part.x), Double(-part.y))
        if radius > 0 { context.map { Self.clip($0, to: size, radius: Double(radius)) } }
        cairo_translate(context, (Double(size.width) - Double(width) * scale) / 2, 0)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, picture, 0, 0)
        // Without this, the edges fade into transparent surroundings.
        cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_destroy(picture)
        cairo_surface_finish(surface)
        cairo_surface_destroy(surface)
      }
    }
    for index in colors.indices where colors[index] >> 24 < 255 { colors[index] = colors[index].straight }
    return colors
  }

  private static func clip(_ context: OpaquePointer, to size: (width: Int, height: Int), radius: Double) {
    let (right, bottom) = (Double(size.width) - radius, Double(size.height) - radius)
    for (index, center) in [(right, radius), (right, bottom), (radius, bottom), (radius, radius)].enumerated() {
      let angle = Double(index - 1) * Double.pi / 2
      cairo_arc(context, center.0, center.1, radius, angle, angle + Double.pi / 2)
    }
    cairo_close_path(context)
    cairo_clip(context)
  }
}

extension UInt32 {
  /// The color 0xAARRGGBB with straight alpha, from one whose channels are multiplied by it.
  fileprivate var straight: UInt32 {
    let alpha = self >> 24
    guard alpha > 0 else { return 0 }
    func channel(_ shift: UInt32) -> UInt32 {
      Swift.min(255, ((self >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
  }
}
