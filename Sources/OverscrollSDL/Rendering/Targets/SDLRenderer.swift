internal import COverscrollSDL

final class SDLRenderer {
  let handle: OpaquePointer
  let name: String
  let isSoftware: Bool
  let maximumTextureSide: Int
  private let window: SDLWindow

  init(window: SDLWindow) throws(Failure) {
    guard let handle = SDL_CreateRenderer(window.handle, -1, 0) else { throw .refused("draw in the window") }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    (self.handle, self.window) = (handle, window)
    name = String(cString: info.name)
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    maximumTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
  }

  deinit { SDL_DestroyRenderer(handle) }

  var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  func setVSync(_ isOn: Bool) -> Bool {
    guard SDL_RenderSetVSync(handle, isOn ? 1 : 0) == 0 else { return false }
    return isOn && SDL_GL_GetSwapInterval() != 0
  }
}

final class SDLTexture {
  let handle: OpaquePointer
  private let renderer: SDLRenderer

  init?(width: Int, height: Int, renderer: SDLRenderer) {
    let access = Int32(SDL_TEXTUREACCESS_STATIC.rawValue)
    let format = OVSPixelFormatARGB8888
    guard let handle = SDL_CreateTexture(renderer.handle, format, access, Int32(width), Int32(height)) else {
      return nil
    }
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest)
    (self.handle, self.renderer) = (handle, renderer)
  }

  deinit { SDL_DestroyTexture(handle) }
}
