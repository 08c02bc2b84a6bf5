/// The window around the stage: its size, its panels and its appearance.
package struct Shell: Sendable {
  /// Whether the demo fills the window, without panels.
  package let isBare: Bool
  package private(set) var size: Size
  package private(set) var scale: Double?
  package private(set) var isFullScreen = false
  private(set) var isRecording = false
  private(set) var theme: Theme
  package private(set) var chosenAppearance: Theme.Appearance?
  /// Whether the theme follows the desktop if none is chosen; `false` if the command line sets a theme.
  private var followsAppearance: Bool
  /// The user's choice to reduce motion in this program; `nil` for the desktop's preference.
  package private(set) var chosenReducedMotion: Bool?
  private var desktop: DesktopPreferences
  /// The buttons above the stage.
  private(set) var toolbar = Toolbar(width: 0)
  private(set) var slide = PanelSlide(.zero)
  /// The fraction of the inspector over the stage, from 0 to 1, in a window without space for it beside the stage.
  private var inspectorCover = Glide(0)
  private var prefersInspector: Bool?
  private var prefersGraph: Bool?
  /// The height of the graph chosen by the user, in points; `nil` for the automatic height.
  package private(set) var graphHeight: Double?
  /// The animated index of the displayed demo's mark in the sidebar.
  private(set) var demoMark: Glide
  /// The keyboard focus; `nil` until Tab is pressed.
  var focus: KeyboardFocus?

  init(_ setup: AppSetup) {
    let choices = setup.choices
    (isBare, size, scale, chosenAppearance) = (setup.isBare, setup.size, choices.scale, choices.appearance)
    (theme, followsAppearance) = (setup.desktop.theme(setup.appearance), setup.followsAppearance)
    (chosenReducedMotion, desktop) = (choices.reducedMotion, setup.desktop)
    (prefersInspector, prefersGraph) = (choices.panels["inspector"], choices.panels["graph"])
    graphHeight = choices.graphHeight
    demoMark = Glide(Double(setup.catalog.index(of: setup.demo)))
    arrangePanels(hasGraph: !setup.demo.card.isPlot, isSplit: false, nil)
  }

  /// The user's choices of visible (`true`) and hidden panels, by name.
  package var chosenPanels: [String: Bool] {
    [("inspector", prefersInspector), ("graph", prefersGraph)].reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  package var layout: WindowLayout {
    WindowLayout(window: size, isBare: isBare, insets: slide.insets, graphHeight: graphHeight)
  }

  package var isArranging: Bool { slide.nextStep != nil }
  func isMoving(at time: Double) -> Bool {
    isArranging || demoMark.isMoving(at: time) || inspectorCover.isMoving(at: time)
  }

  /// The longest time between the clicks of a double click, in seconds.
  var doubleClickTime: Double { desktop.doubleClickTime }

  /// Whether motion is reduced, by the user's choice or else by the desktop's preference.
  package var isMotionReduced: Bool { chosenReducedMotion ?? desktop.reducesMotion }

  private mutating func layOutToolbar() {
    let width = layout.header?.width ?? 0
    if width != toolbar.width { toolbar = Toolbar(width: width) }
  }

  mutating func resize(to size: Size) {
    self.size = size
    if WindowLayout.hasInspectorRoom(in: size) { inspectorCover = Glide(0) }
  }

  // MARK: - The inspector

  /// Returns the frame of the inspector beside or over the stage; `nil` if the inspector is hidden.
  func inspectorFrame(at time: Double) -> Rect? {
    let cover = inspectorCover.value(at: time)
    guard layout.inspector == nil, cover > 0 else { return layout.inspector }
    let x = size.width - (WindowLayout.inspectorWidth * cover).rounded()
    // The header, with the button that closes the inspector, stays visible.
    let top = layout.header?.maxY ?? 0
    return Rect(x: x, y: top, width: WindowLayout.inspectorWidth, height: size.height - top)
  }

  /// Whether the inspector covers a part of the stage. Then a click beside the inspector closes it.
  var isInspectorOverStage: Bool { inspectorCover.destination > 0 }
  /// Whether the inspector is visible or sliding in.
  var hasInspector: Bool { isInspectorOverStage || slide.destination.right > 0 }

  mutating func toggleInspector(_ start: Glide.Start) {
    if isBare || WindowLayout.hasInspectorRoom(in: size) {
      prefersInspector = slide.destination.right == 0
    } else {
      inspectorCover.go(to: isInspectorOverStage ? 0 : 1, start)
    }
  }

  /// Whether the graph is visible or sliding in.
  var hasGraph: Bool { slide.destination.bottom > 0 }
  mutating func setGraphHeight(_ height: Double?) { graphHeight = height.map(WindowLayout.graphHeight(asked:)) }

  mutating func toggleGraph() { prefersGraph = slide.destination.bottom == 0 }

  /// Moves the panels to their places; immediately if `start` is `nil`.
  ///
  /// - Parameter isSplit: Whether the stage has two demos side by side.
  mutating func arrangePanels(hasGraph: Bool, isSplit: Bool, _ start: Glide.Start?) {
    let insets = WindowLayout.insets(
      in: size, isBare: isBare, hasGraph: hasGraph, prefersInspector: prefersInspector, prefersGraph: prefersGraph,
      graphHeight: graphHeight)
    if let start {
      slide.go(to: insets, isSplit: isSplit, start)
    } else {
      slide = PanelSlide(insets, isSplit: isSplit)
    }
    layOutToolbar()
  }

  mutating func advancePanels() {
    slide.advance()
    layOutToolbar()
  }

  mutating func markDemo(_ index: Int, _ start: Glide.Start) { demoMark.go(to: Double(index), start) }

  mutating func toggleTheme() { setAppearance(theme.isDark ? .light : .dark) }

  /// Sets the appearance; `nil` for the desktop's.
  mutating func setAppearance(_ appearance: Theme.Appearance?) {
    (chosenAppearance, followsAppearance) = (appearance, true)
    theme = desktop.theme(appearance)
  }

  /// Returns whether an appearance is the chosen one; `nil` stands for the desktop's.
  func isChosen(_ appearance: Theme.Appearance?) -> Bool {
    appearance == chosenAppearance ?? (followsAppearance ? nil : theme.isDark ? .dark : .light)
  }

  mutating func toggleReducedMotion() { chosenReducedMotion = !isMotionReduced }

  /// Adopts the desktop's preferences, which apply unless the user has chosen others for this program.
  mutating func follow(_ preferences: DesktopPreferences) {
    desktop = preferences
    theme = desktop.theme(followsAppearance && chosenAppearance == nil ? nil : theme.appearance)
  }

  /// Handles the outcome of an effect, and returns a notice for the user, if there is one.
  mutating func report(_ outcome: Effect.Outcome) -> Notice? {
    switch outcome {
    case .isFullScreen(let isFullScreen):
      self.isFullScreen = isFullScreen
      return nil
    case .scaled(let scale):
      self.scale = scale
      return .done("\(DecimalFormat.text(scale * 100, decimals: 0)) %")
    case .recordingBegan:
      isRecording = true
      return .done("Recording. F9 to stop.")
    case .recordingEnded(let path):
      isRecording = false
      return .done(
        "Recorded \(path.excerpt)", .pressToast("Open in Recording", .open(path)), .pressToast("Show", .showFile(path)))
    case .recordingFailed(let problem):
      isRecording = false
      return .problem(problem)
    case .saved(let path): return .done("Saved \(path.excerpt)", .pressToast("Show", .showFile(path)))
    case .failed(let problem), .importFailed(_, let problem), .settingsFailed(let problem, _): return .problem(problem)
    case .exportCancelled: return .done("Export cancelled")
    case .framesSaved(let folder, let count, let command):
      return .done(
        "\(count) frames saved in \(folder.excerpt). To make a film of them, install ffmpeg and run its command.",
        .pressToast("Copy command", .copy(command)), .pressToast("Show", .showFile(folder)))
    case .settingsSaved, .exportBegan, .exporting: return nil
    }
  }
}

extension DesktopPreferences {
  /// Returns the theme of an appearance, or of the desktop's: dark unless the desktop asks for light.
  fileprivate func theme(_ appearance: Theme.Appearance?) -> Theme {
    Theme(
      appearance: appearance ?? (colorScheme == .light ? .light : .dark), hasHighContrast: prefersHighContrast,
      accent: accent)
  }
}
