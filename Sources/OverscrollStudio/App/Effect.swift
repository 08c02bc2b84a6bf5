/// What only the one who runs the app can do: it knows the window, the clipboard and the disk.
package enum Effect: Hashable, Sendable {
  package enum ScaleStep: Hashable, Sendable { case larger, smaller, standard }
  package enum SettingsPlace: Hashable, Sendable { case usual, elsewhere, overwriting }

  case scale(ScaleStep)
  case copy(String)
  /// A new file among the user's documents: under a name, or by the date.
  case save(String, named: String?, fileExtension: String)
  /// Reads a file of presets, for `App.importPresets(_:)`.
  case importPresets(String)
  /// Reads a file of any kind, for `App.open(_:)`.
  case open(String)
  case saveSettings(SettingsPlace)
  case toggleFullScreen, newWindow, paste, screenshot, toggleRecording, quit

  /// What became of it, for `App.report(_:)`.
  package enum Outcome: Equatable, Sendable {
    case isFullScreen(Bool)
    case scaled(Double)
    case saved(String)
    /// A file of presets, by the path that was typed, and what is wrong with it.
    case importFailed(path: String, String)
    case recordingBegan
    case recordingEnded(String)
    case failed(String)
  }
}
