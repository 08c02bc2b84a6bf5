internal import COverscrollSDL

/// The owner of SDL_ttf, which starts and ends the library.
final class TTFLibrary {
  init() throws(BackendError) {
    guard TTF_Init() == 0 else { throw .refused("set up text") }
  }

  deinit { TTF_Quit() }
}
