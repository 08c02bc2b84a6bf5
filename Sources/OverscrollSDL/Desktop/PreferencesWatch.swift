import Synchronization

/// Follows the user's preferences while the program runs.
///
/// A thread with a bus connection of its own sleeps until the portal says that a setting has changed, asks for all of
/// them, and pushes an event for the window's loop. The thread ends with the bus, or with the program.
final class PreferencesWatch: Sendable {
  private let latest: Mutex<DesktopPreferences>

  /// - Parameter known: the preferences that were found at the start.
  init(since known: DesktopPreferences) {
    latest = Mutex(known)
    BackgroundThread.start {
      guard let portal = SettingsPortal(), portal.subscribe() else { return }
      repeat { self.publish(DesktopPreferences(portal)) } while portal.waitForChange()
    }
  }

  var preferences: DesktopPreferences { latest.withLock { $0 } }

  private func publish(_ new: DesktopPreferences) {
    let isNew = latest.withLock { latest in
      defer { latest = new }
      return latest != new
    }
    guard isNew else { return }
    UserEvent.preferences.push()
  }
}
