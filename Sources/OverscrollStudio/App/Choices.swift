/// The choices of a person that are saved for the next start.
package struct Choices: Equatable, Sendable {
  /// The appearance; `nil` for the desktop's.
  package var appearance: Theme.Appearance?
  /// The scale of the window relative to the desktop's; `nil` if none was chosen.
  package var scale: Double?
  package var parametrization = SpringParametrization.physical
  package var copyFormat = CopyFormat.swiftUI
  /// Whether motion is reduced in this program; `nil` for the desktop's preference.
  package var reducedMotion: Bool?
  /// Whether a panel is shown, for panels that a person has switched: the inspector and the graph.
  package var panels: [String: Bool] = [:]
  package var foldedGroups: Set<Parameter.Group> = [.advanced]
  package var usedDemos: Set<String> = []
  /// The height of the graph, in points; `nil` for the automatic height.
  package var graphHeight: Double?
  package var arrangement = ComparisonArrangement.ghost
  /// The screen in which demos are laid out; `nil` to fill the stage.
  package var device: Device?
  package var presets: [String: Preset] = [:]
  package init() {}
}

extension App {
  package var choices: Choices {
    var choices = shell.choices
    choices.scale = choices.scale == 1 ? nil : choices.scale
    (choices.parametrization, choices.copyFormat) = (tuning.parametrization, tuning.copyFormat)
    choices.foldedGroups = tuning.foldedGroups
    choices.usedDemos = usedDemos
    if !shell.isBare { choices.arrangement = arrangement }
    choices.presets = tuning.presets
    return choices
  }
}
