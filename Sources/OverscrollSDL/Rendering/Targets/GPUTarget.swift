internal import COverscrollSDL

final class GPUTarget: QuadTarget {
  private let device: SDLRenderer
  private var batcher: QuadBatcher
  private var shown: ContiguousArray<Quad> = []
  private var drawn: ContiguousArray<Quad> = []
  private var pages: [AtlasPage] = []
  private var pictures: [AtlasPage] = []
  private var isLost = true
  /// Unchanged frames are then presented too.
  private var waitsForDisplay = false
  private(set) var uploadedBytes = 0

  init(_ device: SDLRenderer) {
    self.device = device
    batcher = QuadBatcher(device: device)
  }

  var description: String { "by SDL's \(device.name)" }

  var size: (width: Int, height: Int) { device.outputSize }
  var maximumTextureSide: Int { device.maximumTextureSide }

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
    SDL_RenderPresent(device.handle)
    (shown, isLost) = (drawn, false)
  }

  func invalidate() { isLost = true }

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
