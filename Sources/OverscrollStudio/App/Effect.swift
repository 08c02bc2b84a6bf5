/// A request to the host of the app, which has access to the window, the clipboard and the disk.
package enum Effect: Hashable, Sendable {
  package enum ScaleStep: Hashable, Sendable { case larger, smaller, standard }
  package enum SettingsDestination: Hashable, Sendable {
    case usual, elsewhere, overwriting
    /// The file at a typed path, for the rest of the run.
    case file(String)
  }

  case scale(ScaleStep)
  case copy(String)
  /// Saves text as a new file among the user's documents, under `named` or else a name with the date.
  case save(String, named: String?, fileExtension: String)
  /// Reads the presets in the settings file, for `App.adoptPresets(_:since:)`.
  case readPresets
  case showFile(String)
  case importPresets(String)
  /// Opens a file. `isTyped` is whether the dialog asked for its path.
  case open(String, isTyped: Bool = false)
  case showPage(String)
  case saveSettings(SettingsDestination)
  /// Makes a file of a film (`App.film`) beside the window.
  case exportFilm(FilmFormat)
  case cancelFilm
  case toggleFullScreen, newWindow, paste, screenshot, toggleRecording, quit

  /// The outcome of an effect, for `App.report(_:)`.
  package enum Outcome: Equatable, Sendable {
    case isFullScreen(Bool)
    case scaled(Double)
    case saved(String)
    case recordingBegan
    case recordingEnded(String)
    case failed(String, Effect? = nil)
    case exportBegan
    /// A film is being exported. `share` is the fraction of its frames that are drawn.
    case exporting(share: Double)
    case exportCancelled
    case settingsSaved
    /// The settings could not be saved. `asked` is the typed path, or empty, if the user asked for it.
    case settingsFailed(String, asked: String?)
  }
}
