internal import CSDL2
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Follows what the user tells the desktop while the program runs.
///
/// A thread with a connection of its own sleeps until the portal says that a setting has changed, asks for all of them,
/// and leaves an event for those who wait for events: that costs nothing as long as nothing changes. The thread ends
/// with the bus, or with the program.
final class PreferencesWatch: Sendable {
  /// The event that tells of new preferences.
  static let eventType = SDL_USEREVENT.rawValue

  private let latest: Mutex<DesktopPreferences>

  /// - Parameter known: the preferences that were found at the start.
  init(since known: DesktopPreferences) {
    latest = Mutex(known)
    var thread = pthread_t()
    let context = Unmanaged.passRetained(self)
    let status = pthread_create(&thread, nil, Self.body, context.toOpaque())
    if status == 0 { pthread_detach(thread) } else { context.release() }
  }

  var preferences: DesktopPreferences { latest.withLock { $0 } }

  private static let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { context in
    guard let context else { return nil }
    Unmanaged<PreferencesWatch>.fromOpaque(context).takeRetainedValue().run()
    return nil
  }

  private func run() {
    guard let portal = SettingsPortal(), portal.subscribe() else { return }
    repeat { note(DesktopPreferences(portal)) } while portal.waitForChange()
  }

  private func note(_ new: DesktopPreferences) {
    let isNew = latest.withLock { latest in
      defer { latest = new }
      return latest != new
    }
    if isNew { Self.pushEvent() }
  }

  private static func pushEvent() {
    var event = SDL_Event()
    event.type = eventType
    SDL_PushEvent(&event)
  }
}
