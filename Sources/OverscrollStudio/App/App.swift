import OverscrollDemoKit
import OverscrollGraphics
import OverscrollInput
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// The program as a value: input goes in, and what is to be seen comes out. It knows no window and reads no clock.
package struct App: Sendable {
  package let catalog: DemoCatalog
  package let keys: KeyMap
  package let isBare: Bool
  package var theme: Theme
  /// The theme that a person chose; `nil` for the desktop's.
  package var chosenAppearance: Theme.Appearance?
  /// Whether the theme is the desktop's as long as nobody chooses one.
  package let followsAppearance: Bool
  /// Whether motion is reduced whatever the desktop says.
  package let alwaysReducesMotion: Bool
  package var isMotionReduced: Bool
  package var size: Size
  /// How much larger than the desktop says everything is drawn, where a person chose that.
  package var scale: Double?
  /// Whether the window is as large as the screen for now.
  package var isFullScreen = false
  package var wishes = AppLayout.Wishes()
  package var panels: Panels
  /// The size of the stage that the demo knows.
  package var fittedSize: Size

  package var parameters: ParameterValues
  /// What the parameters were before they were replaced as a whole.
  package var earlier: [ParameterValues] = []
  package var presets: [String: Preset]
  package var parametrization: SpringParametrization
  /// The rows of the inspector.
  package var controls: [ParameterControl]
  /// The row of the inspector that the keys change.
  package var control: ParameterControl
  /// The number being typed for it.
  package var typed: TypedText?

  package var clock = FrameClock()
  /// What the demo's time is ahead of the clock's: a gesture that is done again takes place in its own time.
  package var lead = 0.0
  /// The demo time up to which everything has been told to the demo.
  package var now = 0.0
  /// The host's time at the last event or frame.
  package var hostTime = 0.0

  package var timeline: Timeline
  package var gesture: Gesture?
  /// The one before, as long as it is not known whether this one moves anything.
  package var earlierGesture: Gesture?
  /// The parameters kept to compare with.
  package var kept: ParameterValues?
  /// What becomes of the last gesture with those.
  package var ghost: Timeline?
  /// What would become of the last gesture with the parameters as they are now.
  package var preview: Timeline?

  package var overlay: Overlay?
  package var showsPhysics = false
  package var showsHints: Bool
  package var isRecording = false
  package var canSaveSettings: Bool
  package var toast: Toast?
  package var hover: Vector2?
  package var press: Press?
  package var latestClick: Click?
  /// Whether drags follow the pointer resampled at the times of the frames, so that they move evenly.
  package var resamplesPointer = false
  /// The way of the pointer that drags on the stage, where it is resampled.
  package var resampler: PointerResampler?
  /// The moment that is on the stage in place of the present.
  package var scrubbed: Double?
  package var demoMark: Glide
  package var controlMark: Glide
  package var graph: GraphPicture?

  /// What is asked of the one who runs the app, and not yet carried out.
  package var requests: [Request] = []

  package init(_ setup: AppSetup) {
    (catalog, keys, isBare) = (setup.catalog, KeyMap(demoCount: setup.catalog.demos.count), setup.isBare)
    theme = Theme(appearance: setup.appearance)
    followsAppearance = setup.followsAppearance
    (chosenAppearance, alwaysReducesMotion) = (setup.chosenAppearance, setup.isMotionReduced)
    isMotionReduced = setup.isMotionReduced || setup.desktopReducesMotion
    (size, scale) = (setup.size, setup.scale)
    (presets, parametrization) = (setup.presets, setup.parametrization)
    (showsHints, canSaveSettings) = (setup.isFirstStart && !setup.isBare, setup.canSaveSettings)
    parameters = setup.parameters
    parameters.defaults = setup.demo.card.defaults
    controls = ParameterControl.all(setup.demo.card.parameters, setup.parametrization)
    control = controls[0]
    demoMark = Glide(Double(setup.catalog.index(of: setup.demo)))
    controlMark = Glide(0)
    timeline = App.timeline(setup, parameters)
    let layout = AppLayout(window: setup.size, isBare: setup.isBare, hasGraph: !timeline.curves.isEmpty)
    (panels, fittedSize) = (Panels(layout.room), layout.stage.size)
    for problem in setup.problems { show(problem, .problem) }
  }

  /// A demo without curves has the room of the graph: that is known only once it is there.
  private static func timeline(_ setup: AppSetup, _ parameters: ParameterValues) -> Timeline {
    func timeline(hasGraph: Bool) -> Timeline {
      let layout = AppLayout(window: setup.size, isBare: setup.isBare, hasGraph: hasGraph)
      let demo = setup.demo.init(
        DemoSetup(
          size: layout.stage.size, parameters: parameters, values: setup.values, isBare: setup.isBare))
      return Timeline(demo, at: 0, hasCurves: !setup.isBare)
    }
    let first = timeline(hasGraph: true)
    return first.curves.isEmpty ? timeline(hasGraph: false) : first
  }
}

/// What the program begins with.
package struct AppSetup: Sendable {
  package var catalog: DemoCatalog
  package var demo: any Demo.Type
  package var size = Size(1120, 760)
  package var scale: Double?
  package var isBare = false
  package var appearance = Theme.Appearance.light
  /// Where a person chose one, the same.
  package var chosenAppearance: Theme.Appearance?
  package var followsAppearance = true
  package var isMotionReduced = false
  package var desktopReducesMotion = false
  package var parameters = ParameterValues()
  package var presets: [String: Preset] = [:]
  package var parametrization = SpringParametrization.physical
  /// Where the demo starts, by the names of its values.
  package var values: [String: Double] = [:]
  package var isFirstStart = false
  /// Whether there is a file for settings that may be written.
  package var canSaveSettings = true
  /// What went wrong before, to be told on the stage.
  package var problems: [String] = []

  package init(catalog: DemoCatalog) { (self.catalog, demo) = (catalog, catalog.demos[0]) }
}

// MARK: - Parts

extension App {
  /// What only the one who runs the app can do.
  package enum Request: Hashable, Sendable {
    package enum Settings: Hashable, Sendable { case usual, elsewhere, overwriting }

    case toggleFullScreen
    case scale(AppAction.ScaleStep)
    case copy(String)
    case paste
    case screenshot
    case toggleRecording
    case saveSettings(Settings)
    case quit
  }

  /// What lies over everything and takes the keys.
  package enum Overlay: Equatable, Sendable {
    case help(HelpOverlay)
    case menu(Menu)
  }

  /// What a pointer can be on.
  package enum Target: Equatable, Sendable {
    case stage
    case slider(ParameterControl)
    case row(ParameterControl)
    case figures(ParameterControl)
    case graph
    case demo(Int)
    case button(Inspector.Button)
    case help
    case item(Int)
    case outsideOfOverlay
    case nothing
  }

  /// Where a pointer went down decides who gets all of its events until it is lifted.
  package struct Press: Sendable {
    package var target: Target
    package let device: PointerEvent.Device
    /// How far the middle of the knob is to the right of the pointer that took it.
    package var grip = 0.0
    /// Whether time is held for as long as it lasts.
    package var holdsTime = false
  }

  package struct Click: Sendable {
    package var target: Target
    package var time: Double
  }
}

// MARK: - What it consists of

extension App {
  /// The demo as it is on the stage.
  package var demo: any Demo { timeline.demo(at: shown) }

  /// The moment that is on the stage.
  package var shown: Double { scrubbed ?? now }

  package var card: DemoCard { type(of: timeline.latest).card }

  package var layout: AppLayout { AppLayout(window: size, isBare: isBare, room: panels.room) }

  /// The parameter that the keys change.
  package var chosen: Parameter { control.parameter }

  package var isHelpShown: Bool { if case .help? = overlay { true } else { false } }

  package var isQuitting: Bool { requests.contains(.quit) }

  /// Whether events of a gesture done again are still to come.
  package var isReplaying: Bool { now < timeline.latestChange }

  /// What the graph tells of.
  package var told: Timeline { preview ?? timeline }
}
