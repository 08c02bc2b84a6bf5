import OverscrollGraphics
import OverscrollSDL
import ScrollGeometry
import ScrollInteraction
import ScrollPhysics

/// The program as a value: input goes in, and what is to be seen comes out. It knows no window and reads no clock.
struct App: Sendable {
  let isBare: Bool
  var theme: Theme
  /// The theme that a person chose; `nil` for the desktop's.
  var chosenAppearance: Theme.Appearance?
  /// Whether the theme is the desktop's as long as nobody chooses one.
  let followsAppearance: Bool
  /// Whether motion is reduced whatever the desktop says.
  let alwaysReducesMotion: Bool
  var isMotionReduced: Bool
  var size: Size
  /// How much larger than the desktop says everything is drawn, where a person chose that.
  var scale: Double?
  /// Whether the window is as large as the screen for now.
  var isFullScreen = false
  var wishes = AppLayout.Wishes()
  var panels: Panels
  /// The size of the stage that the demo knows.
  var fittedSize: Size

  var parameters: ParameterValues
  /// What the parameters were before they were replaced as a whole.
  var earlier: [ParameterValues] = []
  var presets: [String: Preset]
  var vocabulary: SpringVocabulary
  /// The rows of the inspector.
  var dials: [Dial]
  /// The row of the inspector that the keys change.
  var dial: Dial
  /// The number being typed for it.
  var typed: TypedText?

  var clock = FrameClock()
  /// What the demo's time is ahead of the clock's: a gesture that is done again takes place in its own time.
  var lead = 0.0
  /// The demo time up to which everything has been told to the demo.
  var now = 0.0
  /// The host's time at the last event or frame.
  var hostTime = 0.0

  var timeline: Timeline
  var gesture: Gesture?
  /// The one before, as long as it is not known whether this one moves anything.
  var earlierGesture: Gesture?
  /// The parameters kept to compare with.
  var kept: ParameterValues?
  /// What becomes of the last gesture with those.
  var ghost: Timeline?
  /// What would become of the last gesture with the parameters as they are now.
  var preview: Timeline?

  var overlay: Overlay?
  var showsPhysics = false
  var showsHints: Bool
  var isRecording = false
  var canSaveSettings: Bool
  var toast: Toast?
  var hover: Vector2?
  var press: Press?
  var latestClick: Click?
  /// Whether drags follow the pointer resampled at the times of the frames, so that they move evenly.
  var resamplesPointer = false
  /// The way of the pointer that drags on the stage, where it is resampled.
  var resampler: PointerResampler?
  /// The moment that is on the stage in place of the present.
  var scrubbed: Double?
  var demoMark: Glide
  var dialMark: Glide
  var graph: GraphPicture?

  /// What is asked of the one who runs the app, and not yet carried out.
  var requests: [Request] = []

  init(_ setup: AppSetup) {
    isBare = setup.isBare
    theme = Theme(appearance: setup.appearance)
    followsAppearance = setup.followsAppearance
    (chosenAppearance, alwaysReducesMotion) = (setup.chosenAppearance, setup.isMotionReduced)
    isMotionReduced = setup.isMotionReduced || setup.desktopReducesMotion
    (size, scale) = (setup.size, setup.scale)
    (presets, vocabulary) = (setup.presets, setup.vocabulary)
    (showsHints, canSaveSettings) = (setup.isFirstStart && !setup.isBare, setup.canSaveSettings)
    parameters = setup.parameters
    parameters.defaults = setup.demo.card.defaults
    dials = Dial.all(setup.demo.card.parameters, setup.vocabulary)
    dial = dials[0]
    demoMark = Glide(Double(DemoRegistry.index(of: setup.demo)))
    dialMark = Glide(0)
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
struct AppSetup: Sendable {
  var demo: any Demo.Type = ScrollDemo.self
  var size = Size(1120, 760)
  var scale: Double?
  var isBare = false
  var appearance = Theme.Appearance.light
  /// Where a person chose one, the same.
  var chosenAppearance: Theme.Appearance?
  var followsAppearance = true
  var isMotionReduced = false
  var desktopReducesMotion = false
  var parameters = ParameterValues()
  var presets: [String: Preset] = [:]
  var vocabulary = SpringVocabulary.physical
  /// Where the demo starts, by the names of its values.
  var values: [String: Double] = [:]
  var isFirstStart = false
  /// Whether there is a file for settings that may be written.
  var canSaveSettings = true
  /// What went wrong before, to be told on the stage.
  var problems: [String] = []
}

// MARK: - Parts

extension App {
  /// What only the one who runs the app can do.
  enum Request: Hashable, Sendable {
    enum Settings: Hashable, Sendable { case usual, elsewhere, overwriting }

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
  enum Overlay: Equatable, Sendable {
    case help(HelpOverlay)
    case menu(Menu)
  }

  /// What a pointer can be on.
  enum Target: Equatable, Sendable {
    case stage
    case slider(Dial)
    case row(Dial)
    case figures(Dial)
    case graph
    case demo(Int)
    case control(Inspector.Control)
    case help
    case item(Int)
    case outsideOfOverlay
    case nothing
  }

  /// Where a pointer went down decides who gets all of its events until it is lifted.
  struct Press: Sendable {
    var target: Target
    let device: PointerEvent.Device
    /// How far the middle of the knob is to the right of the pointer that took it.
    var grip = 0.0
    /// Whether time is held for as long as it lasts.
    var holdsTime = false
  }

  struct Click: Sendable {
    var target: Target
    var time: Double
  }
}

// MARK: - What it consists of

extension App {
  /// The demo as it is on the stage.
  var demo: any Demo { timeline.demo(at: shown) }

  /// The moment that is on the stage.
  var shown: Double { scrubbed ?? now }

  var card: DemoCard { type(of: timeline.latest).card }

  var layout: AppLayout { AppLayout(window: size, isBare: isBare, room: panels.room) }

  /// The parameter that the keys change.
  var chosen: Parameter.ID { dial.id }

  var isHelpShown: Bool { if case .help? = overlay { true } else { false } }

  var isQuitting: Bool { requests.contains(.quit) }

  /// Whether events of a gesture done again are still to come.
  var isReplaying: Bool { now < timeline.latestChange }

  /// What the graph tells of.
  var told: Timeline { preview ?? timeline }
}

extension DemoRegistry {
  static func index(of demo: any Demo.Type) -> Int { all.firstIndex { $0 == demo } ?? 0 }
}
