internal import COverscrollSDL

/// When SDL's events happened, by the X server's clock.
///
/// SDL hands on what the server says as messages among its own events: of a key or the mouse right before the event that SDL
/// makes of it, of a touch right after. With SDL 3 beneath SDL 2 all come before. Events that SDL makes by itself have none.
struct X11Stamps {
  /// The first patch version of SDL 2 that is SDL 3 beneath.
  private static let firstOfSDL3 = 50

  private let isSDL3: Bool
  private var latest: OVSX11Stamp?
  private var latestPress: UInt32?

  init() {
    var version = SDL_version()
    SDL_GetVersion(&version)
    isSDL3 = version.patch >= Self.firstOfSDL3
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    // Once, whatever windows there were before.
    SDL_DelEventWatch(OVSStampX11Message, nil)
    SDL_AddEventWatch(OVSStampX11Message, nil)
  }

  /// When `event` happened, in milliseconds: each of SDL's events is to be asked about, one after the other. `nil` where that
  /// is not told.
  mutating func stamp(of event: SDL_Event) -> UInt32? {
    let message = latest
    latest = event.type == SDL_SYSWMEVENT.rawValue ? Self.stamp(in: event) : nil
    let isTouch = SDL_FINGERDOWN.rawValue...SDL_FINGERMOTION.rawValue ~= event.type
    guard isTouch, !isSDL3 else { return message?.time }
    return Self.nextMessage.flatMap { $0.isTouch == SDL_TRUE ? $0.time : nil }
  }

  /// Whether `event` is a press that SDL has reported before. SDL 3.4 makes one of what the server says of a device and one of what
  /// it says of the pointer; the second comes after the release where a window manager lets the pointer wait.
  mutating func isRepeated(_ event: SDL_Event, stamp: UInt32?) -> Bool {
    guard isSDL3, event.type == SDL_MOUSEBUTTONDOWN.rawValue, Int32(event.button.button) == SDL_BUTTON_LEFT, let stamp
    else { return false }
    defer { latestPress = stamp }
    return stamp == latestPress
  }

  private static func stamp(in message: SDL_Event) -> OVSX11Stamp? {
    message.syswm.msg.map { OVSX11StampOf($0).pointee }
  }

  /// The first one that has not been read.
  private static var nextMessage: OVSX11Stamp? {
    var message = SDL_Event()
    let type = SDL_SYSWMEVENT.rawValue
    return SDL_PeepEvents(&message, 1, SDL_PEEKEVENT, type, type) == 1 ? stamp(in: message) : nil
  }
}
