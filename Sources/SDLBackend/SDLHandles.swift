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

/// What draws: on a window, or on a picture in memory.
final class SDLRenderer {
  let handle: OpaquePointer
  let name: String
  let isSoftware: Bool
  let maximumTextureSide: Int
  private let target: AnyObject

  convenience init(window: SDLWindow, inSoftware: Bool = false) throws(BackendError) {
    let flags = inSoftware ? SDL_RENDERER_SOFTWARE.rawValue : 0
    guard let handle = SDL_CreateRenderer(window.handle, -1, flags) else { throw .refused("draw in the window") }
    self.init(handle: handle, target: window)
  }

  convenience init(surface: SDLPicture) throws(BackendError) {
    guard let handle = SDL_CreateSoftwareRenderer(surface.handle) else { throw .refused("draw in memory") }
    self.init(handle: handle, target: surface)
  }

  private init(handle: OpaquePointer, target: AnyObject) {
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(handle, &info)
    self.handle = handle
    self.target = target
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
}

/// A picture in memory, opaque, 32 bits a pixel.
final class SDLPicture {
  let handle: UnsafeMutablePointer<SDL_Surface>

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
  let width: Int
  let height: Int
  private let renderer: SDLRenderer

  /// A texture to be filled from memory and drawn pixel by pixel, blended by its alpha.
  convenience init?(width: Int, height: Int, renderer: SDLRenderer) {
    self.init(width, height, SDL_TEXTUREACCESS_STATIC, renderer)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  /// A texture that is painted anew for every frame and shown as it is.
  convenience init?(streamingWidth width: Int, height: Int, renderer: SDLRenderer) {
    self.init(width, height, SDL_TEXTUREACCESS_STREAMING, renderer)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_NONE)
  }

  private init?(_ width: Int, _ height: Int, _ access: SDL_TextureAccess, _ renderer: SDLRenderer) {
    let format = OVSPixelFormatARGB8888
    guard
      let handle = SDL_CreateTexture(renderer.handle, format, Int32(access.rawValue), Int32(width), Int32(height))
    else { return nil }
    SDL_SetTextureScaleMode(handle, SDL_ScaleModeNearest)
    (self.handle, self.width, self.height, self.renderer) = (handle, width, height, renderer)
  }

  /// Lets `body` paint a streaming texture: it gets the pixels, whatever is in them, and how many there are in a row.
  func withPixels(_ body: (UnsafeMutablePointer<UInt32>, Int) -> Void) {
    var pixels: UnsafeMutableRawPointer?
    var pitch: Int32 = 0
    guard SDL_LockTexture(handle, nil, &pixels, &pitch) == 0, let pixels else { return }
    body(pixels.assumingMemoryBound(to: UInt32.self), Int(pitch) / 4)
    SDL_UnlockTexture(handle)
  }

  deinit { SDL_DestroyTexture(handle) }
}
