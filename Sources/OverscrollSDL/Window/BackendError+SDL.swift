internal import COverscrollSDL

extension BackendError {
  static func refused(_ action: String) -> BackendError { .refused(action: action, reason: lastSDLError()) }
}

/// What SDL said last; SDL_ttf says it through the same channel.
func lastSDLError() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "no reason given" : message
}
