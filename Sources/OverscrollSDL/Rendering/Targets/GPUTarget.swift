internal import CSDL2

/// Draws quads with SDL's renderer: all of them in every frame.
final class CardTarget: QuadTarget {
  private let device: SDLRenderer
  private var replay: QuadReplay

  init(_ device: SDLRenderer) {
    self.device = device
    replay = QuadReplay(device: device)
  }

  var size: (width: Int, height: Int) { device.outputSize }
  var maximumTextureSide: Int { device.maximumTextureSide }

  func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) -> DrawStatistics {
    var statistics = DrawStatistics()
    statistics.pixelsUploaded = pages.reduce(0) { $0 + $1.upload(to: device) }
    SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
    SDL_RenderClear(device.handle)
    statistics.drawCalls = replay.draw(quads, pages: pages)
    return statistics
  }

  func show() { SDL_RenderPresent(device.handle) }

  func showAllAgain() {}

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
