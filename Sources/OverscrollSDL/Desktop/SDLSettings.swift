internal import CSDL2

/// What SDL must be told before it starts, so that the program is a good citizen of the desktop. What the user set in
/// the environment wins over everything here.
enum SDLSettings {
  static func apply(appID: String) {
    for name in ["SDL_VIDEO_WAYLAND_WMCLASS", "SDL_VIDEO_X11_WMCLASS", "SDL_APP_ID"] { SDL_setenv(name, appID, 0) }
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  private static let hints: [(String, String)] =
    platformHints + [
      (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      // Else SDL switches the compositor off, as if it were a game.
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      (SDL_HINT_RENDER_BATCHING, "1"),
      (SDL_HINT_RENDER_SCALE_QUALITY, "linear"),
      // Else every touch comes twice.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"),
      (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that gives the window the keyboard counts: to drag, no second one is needed.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      (SDL_HINT_MOUSE_AUTO_CAPTURE, "1"),
    ]

  #if os(Linux)
    /// Wayland's library complains on standard error when it is tried without a run-time directory.
    private static let platformHints = [
      (SDL_HINT_VIDEODRIVER, SDL_getenv("XDG_RUNTIME_DIR") == nil ? "x11" : "wayland,x11")
    ]
  #else
    private static let platformHints: [(String, String)] = []
  #endif
}
