internal import COverscrollSDL

/// The version of SDL that the program runs with, which may differ from the version that it was built with.
struct SDLVersion {
  var major: Int
  var minor: Int
  var patch: Int

  static var current: SDLVersion {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return SDLVersion(major: Int(version.major), minor: Int(version.minor), patch: Int(version.patch))
  }

  /// Whether SDL is sdl2-compat, which is SDL 2 on top of SDL 3. Its patch versions begin at 50.
  var isOnSDL3: Bool { patch >= 50 }
}
