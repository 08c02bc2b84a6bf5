import Synchronization

/// The user's preferences, kept up to date while the program runs.
///
/// A thread with its own bus connection sleeps until the portal reports a changed setting. It then reads all settings
/// and pushes an event for the window's loop. The thread ends with the bus or with the program.
final class PreferencesWatch: Sendable {
  private let latest: Mutex<DesktopPreferences>

  /// Starts to watch the desktop's preferences. `known` are those that the program has already read.
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
