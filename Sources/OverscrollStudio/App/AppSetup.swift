/// What the program begins with.
package struct AppSetup: Sendable {
  package var catalog: DemoCatalog
  package var demo: any Demo.Type
  package var size = Size(1120, 760)
  /// How much larger than the desktop says everything is drawn, where that was chosen.
  package var scale: Double?
  /// Whether there is nothing but the demo.
  package var isBare = false
  package var appearance = Theme.Appearance.light
  /// The one that was chosen; `nil` for the desktop's.
  package var chosenAppearance: Theme.Appearance?
  /// Whether the theme is the desktop's as long as none is chosen.
  package var followsAppearance = true
  /// Whether motion is reduced, where that was chosen; `nil` for the desktop's.
  package var isMotionReduced: Bool?
  package var desktop = DesktopPreferences()
  package var parameters = ParameterValues()
  package var presets: [String: Preset] = [:]
  package var parametrization = SpringParametrization.physical
  /// Which panels a person has chosen to see or not to see, by name.
  package var panels: [String: Bool] = [:]
  package var arrangement = ComparisonArrangement.ghost
  /// How high the graph was made, in points.
  package var graphHeight: Double?
  /// The groups of parameters that are folded.
  package var foldedGroups: Set<Parameter.Group> = []
  /// A file that is opened to begin with.
  package var document: DemoDocument?
  /// How demos do what takes long; `nil` for at once.
  package var background: DemoSetup.Background?
  /// Where the demo starts, by the names of its values.
  package var values: [DemoValue: Double] = [:]
  /// Whether drags follow the pointer resampled at the times of the frames, so that they move evenly.
  package var resamplesPointer = false
  package var isFirstStart = false
  /// Whether there is a file for settings that may be written.
  package var canSaveSettings = true
  /// What went wrong before, to be shown on the stage.
  package var problems: [String] = []

  package init(catalog: DemoCatalog) { (self.catalog, demo) = (catalog, catalog.demos[0]) }
}
