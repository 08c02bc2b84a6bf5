internal import COverscrollSDL

extension Failure {
  static let compositorGone = Failure.unavailable("the connection to the Wayland compositor was lost")
  static let serverGone = Failure.unavailable("the connection to the X server was lost")

  static func refused(_ action: String) -> Failure { .unavailable("SDL cannot \(action): \(lastSDLError())") }
}

/// Returns the last error message of SDL or SDL_ttf, which share one function for it.
func lastSDLError() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "no reason given" : message
}
