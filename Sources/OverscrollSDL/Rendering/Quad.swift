/// A rectangle of pixels to paint in one color, optionally through a mask of the same size.
///
/// Everything on a canvas becomes quads on whole pixels; antialiasing is in the masks. So every renderer, in hardware
/// or software, shows the same picture.
struct Quad: Hashable, Sendable {
  /// The place of a mask in the atlas, or of a part of a picture: on a page of a negative number, from −1 down.
  struct Source: Hashable, Sendable {
    /// A number that no other piece of a mask or of a picture has.
    var mask: Int
    var page: Int
    var x: Int
    var y: Int
    /// The distance from the piece's upper left corner, which stays when the atlas moves the piece.
    private(set) var (dx, dy) = (0, 0)

    init(mask: Int, page: Int, x: Int, y: Int) { (self.mask, self.page, self.x, self.y) = (mask, page, x, y) }

    /// Returns the page of a picture's piece, by the index of the piece in the frame: −1, −2 and so on.
    static func page(ofPiece index: Int) -> Int { -1 - index }
    /// Returns the index of the piece that is a page; `nil` for a page of masks.
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

/// The quads of one frame, in painting order.
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

/// A target that quads are drawn on, by a graphics card or in memory.
protocol QuadTarget: AnyObject {
  var description: String { get }
  var size: (width: Int, height: Int) { get }
  var maximumTextureSide: Int { get }

  /// Draws the quads of a whole frame without presenting them. Their masks are in `pages`, and the parts of pictures in
  /// `pictures`.
  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage])

  /// Whether the drawn frame looks different from the presented one.
  var isChanged: Bool { get }

  func present()

  /// Marks the screen's contents as lost, so that the next `present()` shows the whole frame.
  func invalidate()

  /// Requests that presenting waits for the display, or does not wait, and returns whether it does.
  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool

  func picture() throws(Failure) -> Bitmap
}

/// A color with straight alpha and 8 bits per component.
struct PixelColor: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  /// Creates the 8-bit form of `color`, with its alpha multiplied by `coverage`.
  init(_ color: Color, coverage: Double = 1) {
    red = UInt8(unit: color.red)
    green = UInt8(unit: color.green)
    blue = UInt8(unit: color.blue)
    alpha = UInt8(unit: color.alpha * coverage)
  }

  /// The color as 0xAARRGGBB.
  var argb: UInt32 { UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue) }
}

extension UInt8 {
  /// Converts 0…1 to 0…255, clamped; NaN becomes 0.
  init(unit value: Double) { self = value > 0 ? UInt8((Swift.min(value, 1) * 255).rounded()) : 0 }
}
