/// Something that a person asks of the program, by a key or on a panel: `App.perform(_:)` does it.
enum AppAction: Hashable, Sendable {
  case showDemo(Int)
  case resetDemo

  /// By the pointer.
  case select(ParameterControl)
  case moveSelection(by: Int)
  /// To the next area that takes the keyboard, or the one before.
  case moveFocus(by: Int)
  case set(ParameterControl, to: Double)
  case adjust(by: Double, Parameter.Stride)
  case reset(ParameterControl)
  /// Turns a switch over, or begins to type a number.
  case edit(ParameterControl)
  case setParametrization(SpringParametrization)
  case toggleGroup(Parameter.Group)
  /// Folds or unfolds the group of the selected row.
  case toggleSelectedGroup
  case resetSelected, typeNumber, undo, redo, toggleParametrization

  case enlargeCurve(ResponseCurve.Subject)
  /// Enlarges the curve of the selected row, or closes the one that is.
  case toggleCurveEditor

  case placeCaret(CaretRequest)

  case chooseFeel(String)
  case chooseSpring(String)
  case choosePreset(String)
  case savePreset(String)
  case deletePreset(String)
  case editPresetName(String)
  case renamePreset(String, to: String)
  case exportPresets([String])
  /// From a file at a path.
  case importPresets(String)
  case showFeels, namePreset, updatePreset, typeImportPath

  case toggleReference, exchange, replayGesture, toggleLoop
  case setArrangement(ComparisonArrangement)
  /// Sets A where there is none, and compares side by side.
  case toggleArrangement
  case tune(Comparison.Slot)
  case copySlot(to: Comparison.Slot)

  case beginScrubbing(at: Double)
  case scrub(to: Double)
  case endScrubbing
  /// `nil` ends measuring.
  case measure(GraphPanel.Span?)
  /// From the release to the rest, or no longer.
  case toggleMeasure
  /// About the moment that is displayed.
  case zoomGraph(Effect.ScaleStep)
  case showWholeGraph
  /// `nil` for as high as there is room for.
  case setGraphHeight(Double?)
  case togglePause, toggleSlowMotion, step
  case setSpeed(PlaybackSpeed)

  case togglePhysics, toggleGraph, toggleInspector, toggleTheme, toggleHelp
  case setAppearance(Theme.Appearance?)
  case toggleReducedMotion
  case showMainMenu, showSpeeds, showPreferences, showPalette
  case notify(Notice)
  case closeMenu, dismiss

  case copy(CopyFormat)
  case copyText(String)
  case exportGraph(GraphFormat)
  case saveSettings(Effect.SettingsPlace)
  case showFormats, paste, screenshot, toggleRecording
  case scale(Effect.ScaleStep)
  case toggleFullScreen, newWindow, quit
}

extension AppAction {
  /// What it belongs to, where several in a row are undone as one.
  var edit: EditHistory.Edit? { if case .set(let control, _) = self { .control(control) } else { nil } }
}
