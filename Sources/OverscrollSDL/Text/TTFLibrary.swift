internal import COverscrollSDL

/// SDL_ttf, from its start to its end.
final class TTFLibrary {
  init() throws(BackendError) {
    guard TTF_Init() == 0 else { throw .refused("set up text") }
  }

  deinit { TTF_Quit() }
}
