import OverscrollGraphics

/// Draws quads without a graphics card: only those parts of the picture that have changed.
final class MemoryTarget: QuadTarget {
  private let surface: any PixelSurface
  private var tiles = FrameTiles(width: 0, height: 0)
  /// What has been drawn and not yet shown.
  private var unshown: [PixelRect] = []
  private var isPrepared = true

  /// More parts than these are shown as one.
  private static let mostParts = 64

  let maximumTextureSide = 16384

  init(_ surface: any PixelSurface) {
    self.surface = surface
  }

  var size: (width: Int, height: Int) { surface.size }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) -> DrawStatistics {
    var statistics = DrawStatistics()
    guard let (pixels, isKept) = surface.pixels() else { return statistics }
    if !isKept || tiles.width != pixels.width || tiles.height != pixels.height { startOver(pixels) }
    let changed = tiles.update(with: quads)
    let masks = pages.map(MaskBytes.init)
    quads.withUnsafeBufferPointer { quads in
      for area in changed { pixels.clipped(to: area).paint(quads, masks) }
    }
    withExtendedLifetime(pages) {}
    unshown = Self.joined(unshown + changed)
    isPrepared = surface.prepare(unshown)
    statistics.drawCalls = 1
    statistics.pixelsPainted = changed.reduce(0) { $0 + $1.width * $1.height }
    return statistics
  }

  /// The whole picture is to be painted and shown.
  private func startOver(_ pixels: PixelTarget) {
    tiles = FrameTiles(width: pixels.width, height: pixels.height)
    unshown = []
  }

  private static func joined(_ areas: [PixelRect]) -> [PixelRect] {
    areas.count <= mostParts ? areas : [areas.reduce(areas[0]) { $0.union($1) }]
  }

  func show() {
    if isPrepared, surface.show(unshown) { unshown = [] }
  }

  func showAllAgain() { unshown = [PixelRect(x: 0, y: 0, width: size.width, height: size.height)] }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool { surface.setVSync(isOn) }

  func picture() throws(BackendError) -> Picture {
    guard let (pixels, isKept) = surface.pixels() else { throw .refused("read the picture back") }
    if !isKept { startOver(pixels) }
    return pixels.picture
  }
}

/// Where the masks of a page lie.
private struct MaskBytes {
  let start: UnsafePointer<UInt8>?
  let stride: Int

  init(_ page: AtlasPage) { (start, stride) = (page.bytes, page.side) }
}

extension PixelTarget {
  /// Paints what lies over everything else: what an opaque quad hides is left out.
  fileprivate func paint(_ quads: UnsafeBufferPointer<Quad>, _ masks: [MaskBytes]) {
    let lowest = quads.lastIndex { $0.hides(bounds) }
    if lowest == nil { fill(bounds, .black) }
    for index in (lowest ?? 0)..<quads.count { paint(quads[index], masks) }
  }

  private func paint(_ quad: Quad, _ masks: [MaskBytes]) {
    guard let source = quad.source else { return fill(quad.target, quad.color) }
    let page = masks[source.page]
    guard let start = page.start else { return }
    cover(quad.target, start + source.y * page.stride + source.x, maskStride: page.stride, quad.color)
  }

  fileprivate var picture: Picture {
    var picture = Picture(width: width, height: height)
    picture.pixels.withUnsafeMutableBufferPointer { copy in
      guard let start = copy.baseAddress else { return }
      for row in 0..<height { (start + row * width).update(from: pixels + row * stride, count: width) }
    }
    return picture
  }
}

extension Quad {
  /// Whether nothing that was painted before it is seen in `area`.
  fileprivate func hides(_ area: PixelRect) -> Bool {
    source == nil && color.alpha == 255 && target.contains(area)
  }
}

extension PixelColor {
  fileprivate static let black = PixelColor(Color(0x000000))
}
