internal import CSDL2
import Geometry
import Graphics

/// Replays canvases with SDL.
final class CanvasRenderer {
  private let device: SDLRenderer
  private let fonts: Fonts
  private let atlas: MaskAtlas
  private let painter: CanvasPainter
  private var replay: QuadReplay
  private var softwareReplay: SoftwareReplay

  init(device: SDLRenderer, fonts: Fonts) {
    self.device = device
    self.fonts = fonts
    atlas = MaskAtlas(side: min(2048, device.maximumTextureSide))
    painter = CanvasPainter(fonts: fonts, atlas: atlas)
    replay = QuadReplay(device: device)
    softwareReplay = SoftwareReplay(device: device)
  }

  func measure(pixelRatio: Double) -> any TextMeasuring & Sendable {
    Typesetter(fonts: fonts, pixelRatio: pixelRatio)
  }

  /// Draws `canvas` over everything; nothing is shown yet.
  @discardableResult
  func draw(_ canvas: Canvas) -> DrawStatistics {
    let quads = quads(of: canvas)
    var statistics = DrawStatistics()
    statistics.commands = canvas.commands.count
    statistics.quads = quads.count
    statistics.masksMade = atlas.masksMade
    if device.isSoftware {
      statistics.drawCalls = softwareReplay.draw(quads, pages: atlas.pages)
    } else {
      statistics.pixelsUploaded = atlas.pages.reduce(0) { $0 + $1.upload(to: device) }
      SDL_SetRenderDrawColor(device.handle, 0, 0, 0, 255)
      SDL_RenderClear(device.handle)
      statistics.drawCalls = replay.draw(quads, pages: atlas.pages)
    }
    return statistics
  }

  /// How many calls a graphics card would be given to draw `canvas`; nothing is drawn.
  func drawCalls(for canvas: Canvas) -> Int { QuadReplay.calls(for: quads(of: canvas)) }

  /// Where the masks of one frame find no room among those of earlier ones, these are forgotten.
  private func quads(of canvas: Canvas) -> ContiguousArray<Quad> {
    let (width, height) = device.outputSize
    atlas.beginFrame()
    let quads = painter.quads(of: canvas, width: width, height: height)
    guard atlas.isFull else { return quads }
    atlas.removeAll()
    return painter.quads(of: canvas, width: width, height: height)
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
