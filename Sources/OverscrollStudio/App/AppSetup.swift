/// The initial state of the app, from settings and command-line options.
package struct AppSetup: Sendable {
  package var catalog: DemoCatalog
  package var demo: any Demo.Type
  package var size = Size(1120, 760)
  /// The chosen scale relative to the desktop's; `nil` if none was chosen.
  package var scale: Double?
  /// Whether the demo fills the window, without panels.
  package var isBare = false
  package var appearance = Theme.Appearance.light
  /// The chosen appearance; `nil` for the desktop's.
  package var chosenAppearance: Theme.Appearance?
  /// Whether the theme follows the desktop if no appearance was chosen.
  package var followsAppearance = true
  /// The choice to reduce motion; `nil` for the desktop's.
  package var isMotionReduced: Bool?
  package var desktop = DesktopPreferences()
  package var parameters = ParameterValues()
  package var presets: [String: Preset] = [:]
  package var parametrization = SpringParametrization.physical
  /// The user's choices of visible (`true`) and hidden panels, by name.
  package var panels: [String: Bool] = [:]
  package var arrangement = ComparisonArrangement.ghost
  /// The chosen height of the graph, in points; `nil` for the automatic height.
  package var graphHeight: Double?
  package var foldedGroups: Set<Parameter.Group> = []
  /// The names of the demos whose hints have been followed.
  package var usedDemos: Set<String> = []
  /// The file that is open at the start.
  package var document: DemoDocument?
  /// The user's pictures, for the demos that show them.
  package var pictures: [OwnPicture] = []
  /// The paths of pictures that cannot be read now. They stay in the settings.
  package var missingPictures: [String] = []
  /// The means of running long computations of demos in the background; `nil` to run them synchronously.
  package var background: DemoSetup.Background?
  package var values: [DemoValue: Double] = [:]
  /// Whether drags follow the pointer resampled at frame times, so that content moves evenly.
  package var resamplesPointer = false
  package var isFirstStart = false
  /// Whether the demo plays a flick at its start.
  package var playsOpening = false
  /// Whether there is a settings file that may be written.
  package var canSaveSettings = true
  /// Errors during the launch, to be shown on the stage.
  package var problems: [String] = []

  package init(catalog: DemoCatalog) { (self.catalog, demo) = (catalog, catalog.demos[0]) }
}
