internal import CSDL2

/// What SDL shows windows by.
enum VideoDriver {
  static var isWayland: Bool { name == "wayland" }
  static var isX11: Bool { name == "x11" }

  private static var name: String? { SDL_GetCurrentVideoDriver().map { String(cString: $0) } }
}

/// What the program was started with.
enum Environment {
  /// An empty variable counts as none.
  static func variable(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
