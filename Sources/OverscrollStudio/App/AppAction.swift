import OverscrollDemoKit

/// Something that a person asks of the program, by a key or on a panel: `App.perform(_:)` does it.
package enum AppAction: Hashable, Sendable {
  package enum ScaleStep: Hashable, Sendable { case larger, smaller, standard }

  case showDemo(Int)
  case resetDemo

  case moveSelection(by: Int)
  case select(ParameterControl)
  case adjust(by: Double, Parameter.Stride)
  case set(ParameterControl, to: Double)
  /// Turns a switch over, or begins to type a number.
  case edit(ParameterControl)
  case typeNumber
  case reset(ParameterControl)
  case resetSelected
  case undo
  case toggleParametrization
  case setParametrization(SpringParametrization)

  case showFeels
  case chooseFeel(String)
  case choosePreset(String)
  case namePreset
  case savePreset(String)
  case deletePreset(String)

  case toggleReference
  case exchange
  case replayGesture

  case togglePause
  case toggleSlowMotion
  case step
  case beginScrubbing(at: Double)
  case scrub(to: Double)
  case endScrubbing

  case togglePhysics
  case toggleGraph
  case toggleInspector
  case toggleTheme
  case toggleHelp
  case closeMenu
  case dismiss

  case showFormats
  case copy(CopyFormat)
  case paste
  case screenshot
  case toggleRecording
  case saveSettings(Effect.SettingsPlace)
  case toggleFullScreen
  case scale(ScaleStep)
  case quit
}
