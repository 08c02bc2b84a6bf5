internal import COverscrollSDL

/// The window system that SDL uses.
enum VideoDriver {
  static var isWayland: Bool { name == "wayland" }
  static var isX11: Bool { name == "x11" }

  private static var name: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }
}
