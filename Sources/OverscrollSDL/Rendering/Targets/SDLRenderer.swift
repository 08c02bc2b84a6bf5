internal import COverscrollSDL

/// The owner of a window's SDL renderer, which frees the renderer once and keeps the window alive.
final class SDLRenderer {
  let handle: OpaquePointer
  let name: String
  let isSoftware: Bool
  let maximumTextureSide: Int
  private let window: SDLWindow

  init(window: SDLWindow) throws(BackendError) {
    guard let handle = SDL_CreateRenderer(window.handle, -1, 0) else { throw .refused("draw in the window") }
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    self.handle = handle
    self.window = window
    name = String(cString: info.name)
    isSoftware = info.flags & SDL_RENDERER_SOFTWARE.rawValue != 0
    maximumTextureSide = info.max_texture_width > 0 ? Int(info.max_texture_width) : 16384
  }

  deinit { SDL_DestroyRenderer(handle) }

  /// The size of the output in pixels.
  var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Requests that presenting waits for the display, or does not wait, and returns whether it does.
  func setVSync(_ isOn: Bool) -> Bool {
    guard SDL_RenderSetVSync(handle, isOn ? 1 : 0) == 0 else { return false }
    return isOn && SDL_GL_GetSwapInterval() != 0
  }
}
