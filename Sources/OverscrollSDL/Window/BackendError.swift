internal import COverscrollSDL

/// A failure between the program and the desktop, described in one line.
package enum BackendError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No display is available to open a window on.
  case noDisplay(reason: String)
  case compositorGone
  /// SDL refused another action.
  case refused(action: String, reason: String)
  case noFont
  /// The requested font file cannot be opened, or is not a font.
  case unreadableFont(path: String, reason: String)
  /// The picture file does not exist or cannot be decoded.
  case unreadablePicture(path: String, reason: String)
  /// The picture cannot be written to this path.
  case unwritablePicture(path: String, reason: String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "no Wayland or X11 display found (SDL says: \(reason))"
    case .compositorGone: "the connection to the Wayland compositor was lost"
    case .refused(let action, let reason):
      "SDL cannot \(action): \(reason)"
    case .noFont:
      "no font found: install one (for instance DejaVu Sans or Noto Sans)"
    case .unreadableFont(let path, let reason):
      "cannot use the font \(path): \(reason)"
    case .unreadablePicture(let path, let reason):
      "cannot read the picture \(path): \(reason)"
    case .unwritablePicture(let path, let reason):
      "cannot write the picture \(path): \(reason)"
    }
  }
}

extension BackendError {
  static func refused(_ action: String) -> BackendError { .refused(action: action, reason: lastSDLError()) }
}

/// Returns the last error message of SDL or SDL_ttf, which share one function for it.
func lastSDLError() -> String {
  let message = String(cString: SDL_GetError())
  return message.isEmpty ? "no reason given" : message
}
