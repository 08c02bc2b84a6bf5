internal import CSDL2

// Each handle is freed once, by the object that wraps it, and holds on to what it was made from: a texture its renderer,
// a renderer its window, a window SDL itself.

/// SDL's video, from its start to its end.
final class SDLVideo {
  init() throws(BackendError) {
    SDL_SetMainReady()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: lastSDLError()) }
  }

  deinit { SDL_Quit() }
}

final class SDLWindow {
  let handle: OpaquePointer
  private let video: SDLVideo

  init(title: String, width: Int32, height: Int32, video: SDLVideo) throws(BackendError) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let center = OVSWindowPositionCentered
    guard let handle = SDL_CreateWindow(title, center, center, width, height, flags) else {
      throw .refused("open a window")
    }
    self.handle = handle
    self.video = video
  }

  deinit { SDL_DestroyWindow(handle) }
}

/// What draws on a window.
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

  /// The picture's extent in pixels.
  var outputSize: (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Asks that presenting waits for the display, or that it does not; whether it does.
  func setVSync(_ isOn: Bool) -> Bool {
    guard SDL_RenderSetVSync(handle, isOn ? 1 : 0) == 0 else { return false }
    return isOn && SDL_GL_GetSwapInterval() != 0
  }
}

/// A picture in memory, opaque, 32 bits a pixel.
final class SDLPicture {
  let handle: UnsafeMutablePointer<SDL_Surface>

  convenience init(_ size: (width: Int, height: Int)) throws(BackendError) {
    try self.init(width: size.width, height: size.height)
  }

  init(width: Int, height: Int) throws(BackendError) {
    let format = OVSPixelFormatARGB8888
    guard let handle = SDL_CreateRGBSurfaceWithFormat(0, Int32(width), Int32(height), 32, format) else {
      throw .refused("make a picture of \(width) by \(height) pixels")
    }
    self.handle = handle
  }

  deinit { SDL_FreeSurface(handle) }
}

final class SDLTexture {
  let handle: OpaquePointer
  private let renderer: SDLRenderer

  /// A texture to be filled from memory and drawn pixel by pixel, blended by its alpha.
  convenience init?(width: Int, height: Int, renderer: SDLRenderer) {
    self.init(width, height, SDL_TEXTUREACCESS_STATIC, renderer)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  /// A texture that changes with every frame, and is shown as it is.
  convenience init?(streamingWidth width: Int, height: Int, renderer: SDLRenderer) {
    self.init(width, height, SDL_TEXTUREACCESS_STREAMING, renderer)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
  }

  private init?(_ width: Int, _ height: Int, _ access: SDL_TextureAccess, _ renderer: SDLRenderer) {
    let (format, access) = (OVSPixelFormatARGB8888, Int32(access.rawValue))
    guard let handle = SDL_CreateTexture(renderer.handle, format, access, Int32(width), Int32(height)) else {
      return nil
    }
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest)
    (self.handle, self.renderer) = (handle, renderer)
  }

  deinit { SDL_DestroyTexture(handle) }
}
