internal import COverscrollSDL
internal import Glibc

/// SDL's hints, to be set before SDL starts. The user's environment variables take precedence, except about touches.
enum SDLSettings {
  private static let appID = "overscroll"

  static func apply() {
    // On X11, SDL 2.26 sets no title that the locale cannot express, such as the name of a preset.
    setlocale(LC_CTYPE, "C.UTF-8")
    for name in ["SDL_VIDEO_WAYLAND_WMCLASS", "SDL_VIDEO_X11_WMCLASS", "SDL_APP_ID"] { SDL_setenv(name, appID, 0) }
    // Otherwise sdl2-compat, which is SDL 2 on top of SDL 3, takes sizes for pixels: at a scale of 2 everything is half
    // as large. It overrides hints that a program sets, but not environment variables.
    SDL_setenv("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0", 0)
    for (name, value) in hints { SDL_SetHint(name, value) }
    // Otherwise every touch is reported twice, whatever the user's environment says.
    for name in [SDL_HINT_TOUCH_MOUSE_EVENTS, SDL_HINT_MOUSE_TOUCH_EVENTS] {
      SDL_SetHintWithPriority(name, "0", SDL_HINT_OVERRIDE)
    }
    // On compositors without window frames, 2.32 may wait forever when it changes to libdecor while it shows the window.
    // 2.26 does not; versions between are untested. Libdecor leaves frames to compositors that draw them.
    let version = SDL_version.current
    if (version.major, version.minor) >= (2, 28) { SDL_SetHint("SDL_VIDEO_WAYLAND_PREFER_LIBDECOR", "1") }
  }

  private static let hints: [(String, String)] = [
    // Without a runtime directory, libwayland would print a complaint.
    (SDL_HINT_VIDEODRIVER, Environment.variable("XDG_RUNTIME_DIR") == nil ? "x11" : "wayland,x11"),
    (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
    // Otherwise SDL switches the compositor off, as for a game.
    (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
    (SDL_HINT_RENDER_BATCHING, "1"),
    (SDL_HINT_RENDER_SCALE_QUALITY, "linear"),
    // The click that focuses the window can also begin a drag.
    (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
    (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    // Otherwise SDL reports only the end of a long composition.
    (SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1"),
    // Otherwise SDL 3, beneath sdl2-compat, prints on standard error what the compositor lacks, and when it has gone.
    ("SDL_LOGGING", "*=critical"),
  ]
}

extension SDL_version {
  static var current: SDL_version {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return version
  }

  /// Whether SDL is sdl2-compat, which is SDL 2 on top of SDL 3. Its patch versions begin at 50.
  var isOnSDL3: Bool { patch >= 50 }
}

enum VideoDriver {
  static var isWayland: Bool { name == "wayland" }
  static var isX11: Bool { name == "x11" }
  private static var name: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }
}

enum Environment {
  static func variable(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
