/// Draws quads in memory, without a graphics card: only those tiles of the picture that have changed.
final class MemoryTarget: QuadTarget {
  private let surface: any PixelSurface
  private var tiles = DirtyTiles(width: 0, height: 0)
  /// What the last frame painted.
  private(set) var damage: [PixelRect] = []
  /// What has been painted and is not yet on the screen.
  private var pending: [PixelRect] = []
  private var isPrepared = true

  /// More areas than these are presented as one.
  private static let mostAreas = 64

  let maximumTextureSide = 16384

  init(_ surface: any PixelSurface) { self.surface = surface }

  var description: String { "in memory, shown by \(type(of: surface))" }

  var size: (width: Int, height: Int) { surface.size }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) {
    guard let (pixels, isPreserved) = surface.pixels() else { return }
    if !isPreserved || tiles.width != pixels.width || tiles.height != pixels.height { startOver(pixels) }
    damage = tiles.update(with: quads)
    let masks = pages.map(MaskBytes.init)
    quads.withUnsafeBufferPointer { quads in
      for area in damage { pixels.clipped(to: area).paint(quads, masks) }
    }
    withExtendedLifetime(pages) {}
    // What was lost may have been a larger picture.
    let lost = pending.map { $0.intersection(pixels.bounds) }
    pending = lost.filter { !$0.isEmpty } + damage
    if pending.count > Self.mostAreas { pending = [pending.reduce(pending[0]) { $0.union($1) }] }
    isPrepared = surface.prepare(pending)
  }

  var isChanged: Bool { !pending.isEmpty }

  /// The whole picture is to be painted and presented.
  private func startOver(_ pixels: PixelTarget) {
    tiles = DirtyTiles(width: pixels.width, height: pixels.height)
    pending = []
  }

  func present() {
    if isPrepared, surface.present(pending) { pending = [] }
  }

  func invalidate() { pending = [PixelRect(width: size.width, height: size.height)] }

  func discardTextures() {
    surface.discardTextures()
    invalidate()
  }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool { surface.setVSync(isOn) }

  func picture() throws(BackendError) -> Picture {
    guard let (pixels, isPreserved) = surface.pixels() else { throw .refused("read the picture back") }
    if !isPreserved { startOver(pixels) }
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
  /// Paints from the topmost opaque quad that covers all on; whatever lies below it is hidden.
  fileprivate func paint(_ quads: UnsafeBufferPointer<Quad>, _ masks: [MaskBytes]) {
    let lowest = quads.lastIndex { $0.source == nil && $0.color.alpha == 255 && $0.target.contains(bounds) }
    if lowest == nil { fill(bounds, PixelColor(.black)) }
    for index in (lowest ?? 0)..<quads.count { paint(quads[index], masks) }
  }

  private func paint(_ quad: Quad, _ masks: [MaskBytes]) {
    guard let source = quad.source else { return fill(quad.target, quad.color) }
    let page = masks[source.page]
    guard let start = page.start else { return }
    fill(quad.target, quad.color, mask: start + source.y * page.stride + source.x, maskStride: page.stride)
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
