internal import COverscrollSDL

/// The owner of an SDL texture, which frees the texture once and keeps its renderer alive.
final class SDLTexture {
  let handle: OpaquePointer
  private let renderer: SDLRenderer

  /// Creates a texture that is rarely uploaded and drawn with alpha blending.
  convenience init?(width: Int, height: Int, renderer: SDLRenderer) {
    self.init(width, height, SDL_TEXTUREACCESS_STATIC, renderer)
    SDL_SetTextureBlendMode(handle, SDL_BLENDMODE_BLEND)
  }

  /// Creates a texture that is uploaded in every frame and drawn opaque.
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
