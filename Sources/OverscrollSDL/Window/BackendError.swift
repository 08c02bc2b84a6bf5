/// What can go wrong between the program and the desktop: one clear line each.
package enum BackendError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to open a window on.
  case noDisplay(reason: String)
  /// The connection to the compositor has ended.
  case compositorGone
  /// SDL refused something else.
  case refused(action: String, reason: String)
  /// The system knows no font at all.
  case noFont
  /// The font file that was asked for cannot be opened, or is none.
  case unreadableFont(path: String, reason: String)
  /// There is no picture there, or none that can be understood.
  case unreadablePicture(path: String, reason: String)
  /// The picture cannot be written there.
  case unwritablePicture(path: String, reason: String)

  package var description: String {
    switch self {
    case .noDisplay(let reason):
      "there is no Wayland or X11 display to open a window on (SDL says: \(reason))"
    case .compositorGone: "the Wayland compositor has gone"
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
