/// A rectangle of pixels to paint in one color, optionally through a mask of the same size. Everything on a canvas
/// becomes quads on whole pixels, with antialiasing in the masks: every renderer shows the same picture.
struct Quad: Hashable, Sendable {
  /// The position of a mask in the atlas, or of a part of a picture: on a page of a negative number, from −1 down.
  struct Source: Hashable, Sendable {
    var mask, page: Int
    var x, y: Int
    /// The distance from the piece's upper left corner, which stays when the atlas moves the piece.
    private(set) var (dx, dy) = (0, 0)
    init(mask: Int, page: Int, x: Int, y: Int) { (self.mask, self.page, self.x, self.y) = (mask, page, x, y) }

    static func page(ofPiece index: Int) -> Int { -1 - index }
    static func piece(ofPage page: Int) -> Int? { page < 0 ? -1 - page : nil }

    func moved(byX right: Int, y down: Int) -> Source {
      var source = Source(mask: mask, page: page, x: x + right, y: y + down)
      (source.dx, source.dy) = (dx + right, dy + down)
      return source
    }
  }

  var target: PixelRect
  var source: Source?
  var color: PixelColor
}

struct QuadList {
  private(set) var quads: ContiguousArray<Quad> = []
  var clip = PixelRect(width: 0, height: 0)

  mutating func removeAll() { quads.removeAll(keepingCapacity: true) }

  mutating func add(_ rect: PixelRect, _ source: Quad.Source?, _ color: PixelColor) {
    let target = rect.intersection(clip)
    guard !target.isEmpty, color.alpha > 0 else { return }
    let source = source?.moved(byX: target.x - rect.x, y: target.y - rect.y)
    quads.append(Quad(target: target, source: source, color: color))
  }

  mutating func add(_ rect: PixelRect, _ source: Quad.Source, _ paint: QuantizedPaint) {
    paint.forEachBand(in: rect) { band, color in
      add(band, source.moved(byX: band.x - rect.x, y: band.y - rect.y), PixelColor(color))
    }
  }
}

protocol QuadTarget: AnyObject {
  var description: String { get }
  var size: (width: Int, height: Int) { get }
  var maximumTextureSide: Int { get }

  /// Draws a whole frame without presenting it.
  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage])
  var isChanged: Bool { get }
  func present()

  /// Marks the screen's contents as lost, so that the next `present()` shows the whole frame.
  func invalidate()

  /// Returns whether presenting waits for the display.
  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool
  func picture() throws(Failure) -> Bitmap
}

/// A color with straight alpha and 8 bits per component.
struct PixelColor: Hashable, Sendable {
  var red, green, blue, alpha: UInt8

  init(_ color: Color, coverage: Double = 1) {
    red = UInt8(unit: color.red)
    green = UInt8(unit: color.green)
    blue = UInt8(unit: color.blue)
    alpha = UInt8(unit: color.alpha * coverage)
  }

  var argb: UInt32 { UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension UInt8 {
  /// Converts 0…1 to 0…255, clamped; NaN becomes 0.
  init(unit value: Double) { self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0 }
}
