internal import CSDL2
import Graphics

/// Draws quads without a graphics card: into a picture of the whole window, which SDL then shows.
struct SoftwareReplay {
  private let device: SDLRenderer
  private var texture: SDLTexture?

  init(device: SDLRenderer) {
    self.device = device
  }

  mutating func draw(_ quads: ContiguousArray<Quad>, pages: [AtlasPage]) -> Int {
    let (width, height) = device.outputSize
    guard let texture = texture(width: width, height: height) else { return 0 }
    texture.withPixels { pixels, stride in
      let target = PixelTarget(pixels: pixels, stride: stride, width: width, height: height)
      target.fill(PixelRect(x: 0, y: 0, width: width, height: height), .black)
      for quad in quads { Self.draw(quad, pages, on: target) }
    }
    SDL_RenderCopy(device.handle, texture.handle, nil, nil)
    return 1
  }

  private static func draw(_ quad: Quad, _ pages: [AtlasPage], on target: PixelTarget) {
    guard let source = quad.source else { return target.fill(quad.target, quad.color) }
    let page = pages[source.page]
    page.withCoverage(x: source.x, y: source.y) {
      target.cover(quad.target, $0, maskStride: page.side, quad.color)
    }
  }

  private mutating func texture(width: Int, height: Int) -> SDLTexture? {
    if let texture, texture.width == width, texture.height == height { return texture }
    texture = nil
    texture = SDLTexture(streamingWidth: width, height: height, renderer: device)
    return texture
  }
}

extension PixelColor {
  fileprivate static let black = PixelColor(Color(0x000000))
}
