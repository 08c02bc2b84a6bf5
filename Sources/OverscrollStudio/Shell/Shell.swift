/// The window around the stage: how large it is, which panels it has, how it looks.
package struct Shell: Sendable {
  package private(set) var size: Size
  package private(set) var scale: Double?
  /// Whether the window is as large as the screen for now.
  package private(set) var isFullScreen = false
  /// Whether what happens is being recorded.
  private(set) var isRecording = false
  private(set) var theme: Theme
  package private(set) var chosenAppearance: Theme.Appearance?
  /// Whether the theme is the desktop's where none was chosen: not if one was asked for on the command line.
  private var followsAppearance: Bool
  /// Whether motion is reduced, where a person has chosen that for this program.
  package private(set) var chosenReducedMotion: Bool?
  private var desktop: DesktopPreferences
  /// The buttons above the stage.
  private(set) var toolbar = Toolbar(width: 0)
  private(set) var slide: PanelSlide
  /// How much of the inspector is over the stage, from 0 to 1, in a window that has no room for it beside.
  private var inspectorCover = Glide(0)
  private var prefersInspector: Bool?
  private var prefersGraph: Bool?
  /// How high a person has made the graph, in points.
  package private(set) var graphHeight: Double?
  /// The mark of the demo that is on the stage, in rows of the sidebar.
  private(set) var demoMark: Glide
  /// Where the keyboard is, once Tab was pressed.
  var focus: KeyboardFocus?
  private let setup: AppSetup

  init(_ setup: AppSetup, hasGraph: Bool) {
    (self.setup, size, scale, chosenAppearance) = (setup, setup.size, setup.scale, setup.chosenAppearance)
    (theme, followsAppearance) = (Theme(appearance: setup.appearance), setup.followsAppearance)
    (chosenReducedMotion, desktop) = (setup.isMotionReduced, setup.desktop)
    (prefersInspector, prefersGraph) = (setup.panels["inspector"], setup.panels["graph"])
    graphHeight = setup.graphHeight
    slide = PanelSlide(
      WindowLayout.insets(
        in: setup.size, isBare: setup.isBare, hasGraph: hasGraph, prefersInspector: prefersInspector,
        prefersGraph: prefersGraph, graphHeight: graphHeight))
    demoMark = Glide(Double(setup.catalog.index(of: setup.demo)))
    layOutToolbar()
  }

  /// Which panels a person has chosen to see or not to see, by name.
  package var chosenPanels: [String: Bool] {
    [("inspector", prefersInspector), ("graph", prefersGraph)].reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  /// Whether there is nothing but the demo.
  package var isBare: Bool { setup.isBare }
  package var layout: WindowLayout {
    WindowLayout(window: size, isBare: isBare, insets: slide.insets, graphHeight: graphHeight)
  }

  /// Whether panels are on their way.
  package var isArranging: Bool { slide.nextStep != nil }
  func isMoving(at time: Double) -> Bool {
    isArranging || demoMark.isMoving(at: time) || inspectorCover.isMoving(at: time)
  }

  /// Whether motion is reduced, as a person has chosen or as the desktop says.
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

  /// Where the inspector is: beside the stage, or over it; `nil` where it is not to be seen.
  func inspectorFrame(at time: Double) -> Rect? {
    let cover = inspectorCover.value(at: time)
    guard layout.inspector == nil, cover > 0 else { return layout.inspector }
    let x = size.width - (WindowLayout.inspectorWidth * cover).rounded()
    // The header keeps the button that closes it.
    let top = layout.header?.maxY ?? 0
    return Rect(x: x, y: top, width: WindowLayout.inspectorWidth, height: size.height - top)
  }

  /// Whether it lies over the stage, and a click beside it closes it.
  var isInspectorOverStage: Bool { inspectorCover.destination > 0 }
  /// Whether it is to be seen, or on its way in.
  var hasInspector: Bool { isInspectorOverStage || slide.destination.right > 0 }

  mutating func toggleInspector(_ start: Glide.Start) {
    if isBare || WindowLayout.hasInspectorRoom(in: size) {
      prefersInspector = slide.destination.right == 0
    } else {
      inspectorCover.go(to: isInspectorOverStage ? 0 : 1, start)
    }
  }

  /// Whether the graph is to be seen, or on its way in.
  var hasGraph: Bool { slide.destination.bottom > 0 }
  mutating func setGraphHeight(_ height: Double?) { graphHeight = height.map(WindowLayout.graphHeight(asked:)) }

  mutating func toggleGraph() { prefersGraph = slide.destination.bottom == 0 }

  /// Lets the panels go to where they belong; without a start they are there at once.
  ///
  /// - Parameter isSplit: whether the stage has two demos side by side.
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

  /// - Parameter appearance: `nil` for the desktop's.
  mutating func setAppearance(_ appearance: Theme.Appearance?) {
    (chosenAppearance, followsAppearance) = (appearance, true)
    theme = Theme(appearance: appearance ?? desktop.appearance)
  }

  /// - Parameter appearance: `nil` for the desktop's.
  func isChosen(_ appearance: Theme.Appearance?) -> Bool {
    appearance == chosenAppearance ?? (followsAppearance ? nil : theme.isDark ? .dark : .light)
  }

  mutating func toggleReducedMotion() { chosenReducedMotion = !isMotionReduced }

  /// Follows the user's preferences for all programs, where none were chosen for this one.
  mutating func follow(_ preferences: DesktopPreferences) {
    desktop = preferences
    if followsAppearance, chosenAppearance == nil { theme = Theme(appearance: desktop.appearance) }
  }

  /// What became of an effect; returns what to say about it.
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
      return .done("Recorded \(path)")
    case .saved(let path): return .done("Saved \(path)")
    case .failed(let problem), .importFailed(_, let problem): return .problem(problem)
    }
  }
}

extension DesktopPreferences {
  fileprivate var appearance: Theme.Appearance { colorScheme == .dark ? .dark : .light }
}
