internal import COverscrollSDL

/// The owner of SDL's video subsystem, which starts and ends SDL.
///
/// Each SDL handle is freed once, by the object that wraps it. A wrapper keeps alive what its handle was made from: a
/// texture its renderer, a renderer its window, a window SDL itself.
final class SDLVideo {
  init() throws(BackendError) {
    SDL_SetMainReady()
    X11Errors.ignoreLateMessages()
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else { throw .noDisplay(reason: lastSDLError()) }
  }

  deinit { SDL_Quit() }
}
