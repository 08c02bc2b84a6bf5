internal import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

enum SDLEvents {
  /// Waits for an event until `deadline`, in seconds of `clock`; whether there was one.
  ///
  /// SDL waits in whole milliseconds; the rest is slept through, so that a frame is not begun too early.
  static func wait(for event: inout SDL_Event, until deadline: Double?, clock: HostClock) -> Bool {
    guard let deadline else { return SDL_WaitEvent(&event) != 0 }
    let remaining = deadline - clock.now()
    if remaining >= 0.001 { return SDL_WaitEventTimeout(&event, Int32(min(remaining, 1000) * 1000)) != 0 }
    if remaining > 0 { usleep(UInt32(remaining * 1_000_000)) }
    return SDL_PollEvent(&event) != 0
  }

  static func pushSizeChanged(of window: SDLWindow) {
    var event = SDL_Event()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.windowID = SDL_GetWindowID(window.handle)
    event.window.event = UInt8(SDL_WINDOWEVENT_SIZE_CHANGED.rawValue)
    SDL_PushEvent(&event)
  }
}
