internal import COverscrollSDL
import ScrollGeometry

/// The X server's times of SDL's events, and gestures that SDL has no events for. SDL passes X events on as messages
/// among its own: for a key or the mouse right before SDL's, for a touch right after; with SDL 3 beneath, all before.
struct X11Messages {
  private let isOnSDL3: Bool
  private var latest: OVSX11Report?
  private var repetitions = ButtonRepetitions()

  init(isOnSDL3: Bool = SDL_version.current.isOnSDL3) {
    self.isOnSDL3 = isOnSDL3
    SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
    // Only once, however many windows have been opened before.
    SDL_DelEventWatch(OVSReadX11Message, nil)
    SDL_AddEventWatch(OVSReadX11Message, nil)
  }

  /// Returns the time of `event` in milliseconds; `nil` if it is unknown. Must be called for each SDL event, in order.
  mutating func stamp(of event: SDL_Event, next: @autoclosure () -> OVSX11Report? = nextReport) -> UInt32? {
    // An event of ours may come between a message and its SDL event.
    guard event.type < SDL_USEREVENT.rawValue else { return nil }
    let before = latest
    latest = Self.report(in: event)
    let isTouch = SDL_FINGERDOWN.rawValue...SDL_FINGERMOTION.rawValue ~= event.type
    guard isTouch, !isOnSDL3 else { return before?.stamp }
    return next().flatMap { OVSTouchBegin...OVSTouchEnd ~= Int($0.kind) ? $0.stamp : nil }
  }

  mutating func isRepeated(_ event: SDL_Event, stamp: UInt32?) -> Bool {
    let isPress = event.type == SDL_MOUSEBUTTONDOWN.rawValue
    guard isOnSDL3, isPress || event.type == SDL_MOUSEBUTTONUP.rawValue, Int32(event.button.button) == SDL_BUTTON_LEFT,
      let stamp
    else { return false }
    return repetitions.contains(isPress: isPress, stamp: stamp)
  }

  /// Returns the pinch of two fingers on a touchpad that a message reports. SDL 3 receives the window's gestures, which
  /// only one connection can do, and makes no SDL 2 events from them.
  static func pinch(in event: SDL_Event) -> (event: XInputEvent, stamp: UInt32?)? {
    guard let report = report(in: event) else { return nil }
    let device = UInt16(truncatingIfNeeded: report.device)
    switch Int(report.kind) {
    case OVSPinchBegin where report.fingers == 2:
      return (.pinch(.began, device: device, movement: .zero, scale: 1), report.stamp)
    case OVSPinchUpdate:
      let movement = Vector2(report.x, report.y)
      return (.pinch(.changed, device: device, movement: movement, scale: report.scale), report.stamp)
    case OVSPinchEnd: return (.pinch(.ended, device: device, movement: .zero, scale: 1), report.stamp)
    default: return nil
    }
  }

  private static func report(in event: SDL_Event) -> OVSX11Report? {
    guard event.type == SDL_SYSWMEVENT.rawValue else { return nil }
    return event.syswm.msg.map { OVSX11ReportIn($0).pointee }
  }

  private static var nextReport: OVSX11Report? {
    var message = SDL_Event()
    let type = SDL_SYSWMEVENT.rawValue
    return SDL_PeepEvents(&message, 1, SDL_PEEKEVENT, type, type) == 1 ? report(in: message) : nil
  }
}

extension OVSX11Report {
  fileprivate var stamp: UInt32? { time == 0 ? nil : time }
}

/// SDL 3.4 makes two events of each press and release of a button: one from the X server's report on the device, one
/// from that on its pointer. The second comes late if a window manager handles the click first.
struct ButtonRepetitions {
  /// In milliseconds. An event that seems older still is in fact newer: the server's time has wrapped around.
  private static let maximumDelay: Int32 = 60_000

  private var latestPress, latestRelease: UInt32?

  /// Returns whether an event is a repetition, and records it if not. `stamp` wraps around at 2³² ms.
  mutating func contains(isPress: Bool, stamp: UInt32) -> Bool {
    let latest = isPress ? latestPress : latestRelease
    if let latest, (0...Self.maximumDelay).contains(Int32(bitPattern: latest &- stamp)) { return true }
    if isPress { latestPress = stamp } else { latestRelease = stamp }
    return false
  }
}
