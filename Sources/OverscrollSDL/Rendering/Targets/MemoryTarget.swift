internal import COverscrollSDL

/// Paints only the changed tiles, on all processors at once if they are many.
final class MemoryTarget: QuadTarget {
  private static let processorCount = Int(SDL_GetCPUCount())
  /// Waking another processor takes as long as painting some ten thousand pixels.
  private static let minimumPart = 1 << 16

  private let surface: any PixelSurface
  private let usesOneThread: Bool
  private var tiles = DirtyTiles(width: 0, height: 0)
  private(set) var damage: [PixelRect] = []
  private var pending: [PixelRect] = []

  let maximumTextureSide = 16384

  init(_ surface: any PixelSurface, usesOneThread: Bool = false) {
    (self.surface, self.usesOneThread) = (surface, usesOneThread)
  }

  var description: String { "in memory, shown by \(type(of: surface))" }
  var size: (width: Int, height: Int) { surface.size }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage]) {
    guard let (latest, isPreserved) = surface.pixels() else { return }
    if !isPreserved || tiles.width != latest.width || tiles.height != latest.height { startOver(latest) }
    damage = tiles.update(with: quads)
    if !damage.isEmpty, let (pixels, missed) = surface.pixels(changing: damage) {
      let areas = missed.isEmpty ? damage : tiles.dirtyAreas(and: missed)
      paint(quads, pages: pages, pictures: pictures, on: pixels, in: areas)
    }
    // Areas of a lost picture may lie outside of a smaller new one.
    pending = pending.map { $0.intersection(latest.bounds) }.filter { !$0.isEmpty }
    pending.add(damage)
  }

  private func paint(
    _ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage], on pixels: PixelTarget,
    in areas: [PixelRect]
  ) {
    let (masks, colors) = (pages.map(PagePixels.init), pictures.map(PagePixels.init))
    let count = areas.reduce(0) { $0 + $1.width * $1.height }
    // Some parts take longer than others: a thread that is done takes the next part.
    let share = Self.processorCount > 1 ? max(count / (2 * Self.processorCount), Self.minimumPart) : count
    let parts = areas.flatMap { $0.bands(of: share) }
    quads.withUnsafeBufferPointer { quads in
      // The parts do not overlap, so each may be painted on any thread.
      func paint(_ index: Int) { pixels.clipped(to: parts[index]).paint(quads, masks: masks, pictures: colors) }
      if usesOneThread || count < 2 * Self.minimumPart {
        parts.indices.forEach(paint)
      } else {
        WorkerPool.shared.perform(parts.count, paint)
      }
    }
    withExtendedLifetime((pages, pictures)) {}
  }

  var isChanged: Bool { !pending.isEmpty }

  private func startOver(_ pixels: PixelTarget) {
    tiles = DirtyTiles(width: pixels.width, height: pixels.height)
    pending = []
  }

  func present() { if surface.present(pending) { pending = [] } }

  func invalidate() { pending = [PixelRect(width: size.width, height: size.height)] }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool { false }

  func picture() throws(Failure) -> Bitmap {
    guard let (pixels, isPreserved) = surface.pixels() else { throw .refused("read the picture back") }
    if !isPreserved { startOver(pixels) }
    return pixels.picture
  }
}

private struct PagePixels {
  let coverage: UnsafePointer<UInt8>?
  let colors: UnsafePointer<UInt32>?
  let stride: Int
  let isOpaque: Bool
  init(_ page: AtlasPage) { (coverage, colors, stride, isOpaque) = (page.bytes, page.colors, page.side, page.isOpaque) }
}

extension PixelTarget {
  /// Paints the quads from the last opaque quad on that covers the whole target, and of large opaque quads only the
  /// parts that no later quad covers.
  fileprivate func paint(_ quads: UnsafeBufferPointer<Quad>, masks: [PagePixels], pictures: [PagePixels]) {
    let covers = quads.indices.filter { isCover(quads[$0]) }
    let start = covers.last { quads[$0].target.contains(bounds) }
    if start == nil { fill(bounds, PixelColor(.black)) }
    for index in (start ?? 0)..<quads.count {
      let quad = quads[index]
      guard isCover(quad) else {
        paint(quad, masks: masks, pictures: pictures)
        continue
      }
      let above = covers.drop { $0 <= index }
      for part in above.reduce([quad.target], { parts, cover in parts.flatMap { $0.outside(quads[cover].target) } }) {
        fill(part, quad.color)
      }
    }
  }

  private func isCover(_ quad: Quad) -> Bool {
    guard quad.source == nil, quad.color.alpha == 255 else { return false }
    let area = quad.target.intersection(bounds)
    return area.width * area.height * 8 >= bounds.width * bounds.height
  }

  private func paint(_ quad: Quad, masks: [PagePixels], pictures: [PagePixels]) {
    guard let source = quad.source else { return fill(quad.target, quad.color) }
    if let piece = Quad.Source.piece(ofPage: source.page) {
      let picture = pictures[piece]
      guard let start = picture.colors else { return }
      return copy(
        quad.target, from: start + source.y * picture.stride + source.x, stride: picture.stride,
        opacity: quad.color.alpha, isOpaque: picture.isOpaque)
    }
    let page = masks[source.page]
    guard let start = page.coverage else { return }
    fill(quad.target, quad.color, mask: start + source.y * page.stride + source.x, maskStride: page.stride)
  }

  fileprivate var picture: Bitmap {
    var copy: [UInt32] = []
    copy.reserveCapacity(width * height)
    for row in 0..<height { copy.append(contentsOf: UnsafeBufferPointer(start: pixels + row * stride, count: width)) }
    return Bitmap(width: width, pixels: copy)
  }
}
