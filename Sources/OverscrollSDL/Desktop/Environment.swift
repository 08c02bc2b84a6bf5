internal import COverscrollSDL

/// The environment variables and the files that the program finds.
enum Environment {
  /// Returns the variable's value; `nil` if the variable is missing or empty.
  static func variable(_ name: String) -> String? {
    SDL_getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  static func fileExists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
