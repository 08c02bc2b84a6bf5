/// An action that the user requests by a key or on a panel. `App.perform(_:)` performs it.
enum AppAction: Hashable, Sendable {
  case showDemo(Int)
  case resetDemo

  /// Selects a parameter, as the pointer does.
  case select(ParameterControl)
  case moveSelection(by: Int)
  /// Moves keyboard focus to the next or the previous area.
  case moveFocus(by: Int)
  case set(ParameterControl, to: Double)
  case adjust(by: Double, Parameter.Stride)
  case reset(ParameterControl)
  /// Toggles a switch, or begins to edit a number.
  case edit(ParameterControl)
  case setParametrization(SpringParametrization)
  case toggleGroup(Parameter.Group)
  /// Folds or unfolds the group of the selected row.
  case toggleSelectedGroup
  case resetSelected, typeNumber, undo, redo, toggleParametrization

  case enlargeCurve(ResponseCurve.Subject)
  /// Enlarges the curve of the selected row, or closes the enlarged curve.
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
  /// Imports presets from the file at a path.
  case importPresets(String)
  case showFeels, namePreset, updatePreset, typeImportPath

  case toggleReference, exchange, replayGesture, toggleLoop
  case setArrangement(ComparisonArrangement)
  /// Switches between a ghost and side by side. Without A, sets A and compares side by side.
  case toggleArrangement
  case tune(Comparison.Slot)
  case copySlot(to: Comparison.Slot)

  case beginScrubbing(at: Double)
  case scrub(to: Double)
  case endScrubbing
  /// Measures a span of the graph; `nil` ends measuring.
  case measure(GraphPanel.Span?)
  /// Measures from the release to rest, or ends measuring.
  case toggleMeasure
  /// Zooms the graph about the displayed moment.
  case zoomGraph(Effect.ScaleStep)
  case showWholeGraph
  /// Sets the height of the graph in points; `nil` for the automatic height.
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
  /// The edit to which the action belongs. Consecutive actions of one edit are undone together.
  var edit: EditHistory.Edit? { if case .set(let control, _) = self { .control(control) } else { nil } }
}
