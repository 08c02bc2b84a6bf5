internal import COverscrollSDL

/// A target that draws on a graphics card: all quads, in every frame that looks different from the one before.
final class GPUTarget: QuadTarget {
  private let device: SDLRenderer
  private var batcher: QuadBatcher
  private var shown: ContiguousArray<Quad> = []
  private var drawn: ContiguousArray<Quad> = []
  private(set) var pages: [AtlasPage] = []
  private(set) var pictures: [AtlasPage] = []
  private var isLost = true
  /// Whether presenting waits for the display and so sets the pace. Unchanged frames are then presented too.
  private var waitsForDisplay = false
  /// The number of mask bytes uploaded to the card for the last frame.
  private(set) var uploadedBytes = 0
  private let damagedSwap: DamagedSwap?
  private var tiles = DirtyTiles(width: 0, height: 0)

  /// Creates a target. With `reportsDamage` it tells the compositor the changed areas, if the driver supports that.
  init(_ device: SDLRenderer, reportsDamage: Bool = false) {
    self.device = device
    damagedSwap = reportsDamage ? DamagedSwap() : nil
    batcher = QuadBatcher(device: device)
  }

  var description: String { "by SDL's \(device.name)\(reportsDamage ? ", damage reported" : "")" }

  var reportsDamage: Bool { damagedSwap != nil }

  var size: (width: Int, height: Int) { device.outputSize }
  var maximumTextureSide: Int { device.maximumTextureSide }

  /// Whether the frame differs from the presented one: equal quads on equally many pixels give the same picture.
  var isChanged: Bool { isLost || drawn != shown }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage], pictures: [AtlasPage]) {
    (drawn, self.pages, self.pictures) = (quads, pages, pictures)
    uploadedBytes = pages.reduce(0) { $0 + $1.upload(to: device) }
    uploadedBytes += pictures.reduce(0) { $0 + $1.upload(to: device) }
    if isChanged || waitsForDisplay { paint() }
  }

  private func paint() {
    SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
    SDL_RenderClear(device.handle)
    batcher.draw(drawn, pages: pages, pictures: pictures)
  }

  func present() {
    guard isChanged || waitsForDisplay else { return }
    if !presentDamage() { SDL_RenderPresent(device.handle) }
    (shown, isLost) = (drawn, false)
  }

  private func presentDamage() -> Bool {
    guard let damagedSwap, !waitsForDisplay else { return false }
    let (width, height) = size
    if isLost || (tiles.width, tiles.height) != (width, height) { tiles = DirtyTiles(width: width, height: height) }
    let areas = tiles.update(with: drawn)
    SDL_RenderFlush(device.handle)
    return !areas.isEmpty && damagedSwap.present(areas, height: height)
  }

  func invalidate() { isLost = true }

  func discardTextures() {
    for page in pages { page.discardTexture() }
    invalidate()
  }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool {
    waitsForDisplay = device.setVSync(isOn)
    return waitsForDisplay
  }

  func picture() throws(Failure) -> Bitmap {
    // The buffer that is read no longer contains the presented frame.
    paint()
    let size = size
    let pitch = Int32(size.width * 4)
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    let status = pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(device.handle, nil, OVSPixelFormatARGB8888, $0.baseAddress, pitch)
    }
    guard status == 0 else { throw .refused("read the picture back") }
    return Bitmap(width: size.width, pixels: pixels)
  }
}
