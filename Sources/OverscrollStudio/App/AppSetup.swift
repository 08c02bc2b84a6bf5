/// The initial state of the app, from settings and command-line options.
package struct AppSetup: Sendable {
  package var catalog: DemoCatalog
  package var demo: any Demo.Type
  package var size = Size(1120, 760)
  /// Whether the demo fills the window, without panels.
  package var isBare = false
  /// The appearance that the command line asks for, for this run only; `nil` for the chosen one.
  package var askedAppearance: Theme.Appearance?
  /// The preferences of the desktop. Without a window, the appearance is light.
  package var desktop = DesktopPreferences(colorScheme: .light)
  package var parameters: DemoParameters
  package var choices = Choices()
  package var document: DemoDocument?
  package var pictures: [OwnPicture] = []
  /// The paths of pictures that cannot be read now. They stay in the settings.
  package var missingPictures: [String] = []
  /// The means of running long computations of demos in the background; `nil` to run them synchronously.
  package var background: DemoSetup.Background?
  /// The first values of the demo, from a replayed trace.
  package var values: [DemoValue: Double] = [:]
  /// Whether drags follow the pointer resampled at frame times, so that content moves evenly.
  package var resamplesPointer = false
  package var isSettingsFileIntact = true
  /// Whether ffmpeg is installed, which makes files of films.
  package var hasFilmEncoder = true
  package var version = ""
  package var problems: [String] = []
  package init(catalog: DemoCatalog) {
    (self.catalog, demo, parameters) = (catalog, catalog.demos[0], DemoParameters(catalog))
  }
}
