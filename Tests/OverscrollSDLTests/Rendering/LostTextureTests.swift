import COverscrollSDL
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import Testing

@testable import OverscrollSDL

@MainActor
@Suite(.serialized)
struct LostTextureTests {
  @Test("textures that a card lost are uploaded again", arguments: ["opengl", "opengles2"])
  func lost(renderer: String) throws {
    // OpenGL without a card, and an offscreen window.
    for (variable, value) in [
      ("LIBGL_ALWAYS_SOFTWARE", "1"), ("SDL_VIDEODRIVER", "offscreen"), ("SDL_RENDER_DRIVER", renderer),
    ] { setenv(variable, value, 1) }
    let size = Size(320, 240)
    let window = try Window(size: size, scale: 1, fontFile: nil, waitsForSwap: false, onLoss: { _ in })
    let target = try #require(window.target as? GPUTarget)
    var canvas = window.makeCanvas()
    canvas.fill(Rect(x: 20, y: 20, width: 200, height: 100), radius: 30, Color(0xFF8000))
    canvas.draw(Bitmap(width: 2, pixels: [0xFF33_6699, 0xFF00_FF00]), in: Rect(x: 240, y: 20, width: 60, height: 30))
    canvas.text("textures", at: Vector2(60, 150), TextStyle(size: 30), Color(0xFFFFFF))
    _ = window.events(until: 0)
    _ = window.present(canvas)
    let before = try target.picture().pixels
    #expect(!window.present(canvas).isChanged)

    for page in target.pages + target.pictures { page.texture?.fill(with: 0x00FF_FFFF, side: page.side) }
    #expect(try target.picture().pixels != before)
    var event = SDL_Event()
    event.type = SDL_RENDER_DEVICE_RESET.rawValue
    SDL_PushEvent(&event)
    #expect(window.events(until: 0).contains { $0.kind == .exposed })
    #expect(window.present(canvas).isChanged)
    #expect(target.uploadedBytes > 0)
    #expect(try target.picture().pixels == before)
  }
}

extension SDLTexture {
  /// Overwrites the whole texture with one pixel value, as lost contents.
  fileprivate func fill(with pixel: UInt32, side: Int) {
    SDL_UpdateTexture(handle, nil, [UInt32](repeating: pixel, count: side * side), Int32(side * 4))
  }
}
