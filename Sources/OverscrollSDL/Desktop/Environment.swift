internal import COverscrollSDL

/// What the program was started with, and where.
enum Environment {
  /// An empty variable counts as none.
  static func variable(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
