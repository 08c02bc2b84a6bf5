internal import CSDL2
import Geometry
import Graphics

/// Replays a canvas with SDL. Provisional: rectangles only.
final class CanvasRenderer {
  private let device: SDLRenderer
  private let fonts: Fonts

  init(device: SDLRenderer, fonts: Fonts) {
    self.device = device
    self.fonts = fonts
  }

  func measure(pixelRatio: Double) -> any TextMeasuring & Sendable {
    Typesetter(fonts: fonts, pixelRatio: pixelRatio)
  }

  @discardableResult
  func draw(_ canvas: Canvas) -> DrawStatistics {
    SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
    SDL_RenderClear(device.handle)
    return DrawStatistics()
  }

  func readPixels() throws(BackendError) -> Picture {
    let (width, height) = device.outputSize
    var picture = Picture(width: width, height: height)
    let status = picture.pixels.withUnsafeMutableBytes {
      SDL_RenderReadPixels(device.handle, nil, OVSPixelFormatARGB8888, $0.baseAddress, Int32(width * 4))
    }
    guard status == 0 else { throw .refused("read the picture back") }
    return picture
  }
}
