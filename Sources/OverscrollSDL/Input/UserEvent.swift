internal import COverscrollSDL

/// An event of ours among SDL's events, which wakes a loop that waits for input.
enum UserEvent: UInt32 {
  /// The desktop's preferences have changed.
  case preferences
  /// The compositor has reported on a frame.
  case frame
  /// A `DeviceReportQueue` has one more report.
  case deviceReport
  /// The thread of the X Input Extension has reports to collect.
  case xInput

  /// The type of the SDL event.
  var type: UInt32 { SDL_USEREVENT.rawValue + rawValue }

  func push() {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
