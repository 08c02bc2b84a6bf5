internal import COverscrollSDL

/// Draws quads by a graphics card: all of them in every frame.
final class GPUTarget: QuadTarget {
  private let device: SDLRenderer
  private var batcher: QuadBatcher
  private var shown: ContiguousArray<Quad> = []
  private var drawn: ContiguousArray<Quad> = []
  private var isLost = true

  init(_ device: SDLRenderer) {
    self.device = device
    batcher = QuadBatcher(device: device)
  }

  var description: String { "by SDL's \(device.name)" }

  var size: (width: Int, height: Int) { device.outputSize }
  var maximumTextureSide: Int { device.maximumTextureSide }

  /// The same quads as those that are shown, on as many pixels, give the same picture.
  var isChanged: Bool { isLost || drawn != shown }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) {
    drawn = quads
    for page in pages { page.upload(to: device) }
    SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
    SDL_RenderClear(device.handle)
    batcher.draw(quads, pages: pages)
  }

  func present() {
    SDL_RenderPresent(device.handle)
    (shown, isLost) = (drawn, false)
  }

  func invalidate() { isLost = true }

  @discardableResult
  func setVSync(_ isOn: Bool) -> Bool { device.setVSync(isOn) }

  func picture() throws(BackendError) -> Picture {
    var picture = Picture(width: size.width, height: size.height)
    let pitch = Int32(size.width * 4)
    let status = picture.pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(device.handle, nil, OVSPixelFormatARGB8888, $0.baseAddress, pitch)
    }
    guard status == 0 else { throw .refused("read the picture back") }
    return picture
  }
}
