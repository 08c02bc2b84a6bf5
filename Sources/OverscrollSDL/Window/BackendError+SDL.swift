internal import COverscrollSDL

extension BackendError {
  static func refused(_ action: String) -> BackendError { .refused(action: action, reason: lastSDLError()) }
}

/// Returns the last error message of SDL or SDL_ttf, which share one function for it.
func lastSDLError() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "no reason given" : message
}
