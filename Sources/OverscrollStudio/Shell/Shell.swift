/// The window around the stage: its size, its panels and its appearance.
package struct Shell: Sendable {
  package let isBare: Bool
  package private(set) var size: Size
  package var isFullScreen = false
  var isRecording = false
  private(set) var theme: Theme
  /// The choices at the start, up to date only for the shell: appearance, scale, motion, panels and graph height.
  var choices: Choices
  private var askedAppearance: Theme.Appearance?
  private var desktop: DesktopPreferences
  private(set) var toolbar: Toolbar
  package private(set) var layout: WindowLayout
  /// Whether the inspector covers a part of the stage. Then a click beside the inspector closes it.
  private(set) var isInspectorOverStage = false
  var focus: KeyboardFocus?

  init(_ setup: AppSetup) {
    (isBare, size, choices) = (setup.isBare, setup.size, setup.choices)
    (askedAppearance, desktop) = (setup.askedAppearance, setup.desktop)
    theme = desktop.theme(askedAppearance ?? choices.appearance)
    layout = WindowLayout(window: size, isBare: isBare, hasGraph: !setup.demo.card.isPlot, choices)
    toolbar = Toolbar(frame: layout.header ?? .zero, tools: setup.demo.card.tools)
  }

  var doubleClickTime: Double { desktop.doubleClickTime }

  mutating func resize(to size: Size) {
    self.size = size
    if WindowLayout.hasInspectorRoom(in: size) { isInspectorOverStage = false }
  }

  var inspectorFrame: Rect? {
    guard layout.inspector == nil, isInspectorOverStage else { return layout.inspector }
    // The toolbar, with the button that closes the inspector, and the status line stay visible.
    let (stage, width) = (layout.stage, WindowLayout.inspectorWidth)
    return Rect(x: size.width - width, y: stage.minY, width: width, height: stage.height)
  }

  var hasInspector: Bool { isInspectorOverStage || layout.inspector != nil }

  /// Shows or hides the inspector. Here as for the graph, `arrangePanels(for:)` then updates the layout.
  mutating func toggleInspector() {
    guard !isBare else { return }
    if WindowLayout.hasInspectorRoom(in: size) {
      choices.panels["inspector"] = layout.inspector == nil
    } else {
      isInspectorOverStage.toggle()
    }
  }

  var hasGraph: Bool { layout.graph != nil }
  mutating func setGraphHeight(_ height: Double?) { choices.graphHeight = height.map(WindowLayout.graphHeight(asked:)) }
  mutating func toggleGraph() { choices.panels["graph"] = !hasGraph }

  mutating func arrangePanels(for card: DemoCard) {
    layout = WindowLayout(window: size, isBare: isBare, hasGraph: !card.isPlot, choices)
    let frame = layout.header ?? .zero
    if frame != toolbar.frame || card.tools != toolbar.tools { toolbar = Toolbar(frame: frame, tools: card.tools) }
  }

  /// The appearance asked for or chosen; `nil` for the desktop's.
  private var appearance: Theme.Appearance? { askedAppearance ?? choices.appearance }

  mutating func toggleTheme() { setAppearance(theme.isDark ? .light : .dark) }

  mutating func setAppearance(_ appearance: Theme.Appearance?) {
    (choices.appearance, askedAppearance) = (appearance, nil)
    theme = desktop.theme(appearance)
  }

  func isChosen(_ appearance: Theme.Appearance?) -> Bool { appearance == self.appearance }

  package var isMotionReduced: Bool { choices.reducedMotion ?? desktop.reducesMotion }
  mutating func toggleReducedMotion() { choices.reducedMotion = !isMotionReduced }

  mutating func follow(_ preferences: DesktopPreferences) {
    desktop = preferences
    theme = desktop.theme(appearance)
  }
}

extension DesktopPreferences {
  /// Returns the theme of an appearance, or of the desktop's: dark unless the desktop asks for light.
  fileprivate func theme(_ appearance: Theme.Appearance?) -> Theme {
    let shown: Theme.Appearance = appearance ?? (colorScheme == .light ? .light : .dark)
    return Theme(appearance: shown, hasHighContrast: prefersHighContrast, accent: accent)
  }
}
