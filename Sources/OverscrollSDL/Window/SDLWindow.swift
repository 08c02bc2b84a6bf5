internal import COverscrollSDL

/// Frees its window once and keeps SDL alive.
final class SDLWindow {
  let handle: OpaquePointer
  private let video: SDLVideo
  /// On Wayland, where SDL's own callback waits.
  var surfaceQueue: SurfaceQueue?

  init(title: String, width: Int32, height: Int32, video: SDLVideo) throws(BackendError) {
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue | SDL_WINDOW_HIDDEN.rawValue
    let center = OVSWindowPositionCentered
    guard let handle = SDL_CreateWindow(title, center, center, width, height, flags) else {
      throw .refused("open a window")
    }
    self.handle = handle
    self.video = video
  }

  deinit {
    SDL_DestroyWindow(handle)
    surfaceQueue = nil
  }
}
