/// The window around the stage: its size, its panels and its appearance.
package struct Shell: Sendable {
  package let isBare: Bool
  package private(set) var size: Size
  package var isFullScreen = false
  var isRecording = false
  private(set) var theme: Theme
  /// The user's choices of the appearance, the scale, the panels and the motion.
  var choices: Choices
  /// Whether the theme follows the desktop if none is chosen; `false` if the command line sets a theme.
  private var followsAppearance: Bool
  private var desktop: DesktopPreferences
  private(set) var toolbar = Toolbar(width: 0)
  private(set) var slide = PanelSlide(.zero)
  /// The fraction of the inspector over the stage, from 0 to 1, in a window without space for it beside the stage.
  private var inspectorCover = Glide(0)
  var demoMark: Glide
  var focus: KeyboardFocus?

  init(_ setup: AppSetup) {
    (isBare, size, choices) = (setup.isBare, setup.size, setup.choices)
    (theme, followsAppearance) = (setup.desktop.theme(setup.appearance), setup.followsAppearance)
    desktop = setup.desktop
    demoMark = Glide(Double(setup.catalog.index(of: setup.demo)))
    arrangePanels(hasGraph: !setup.demo.card.isPlot, nil)
  }

  package var layout: WindowLayout {
    WindowLayout(window: size, isBare: isBare, insets: slide.insets, graphHeight: choices.graphHeight)
  }

  package var isArranging: Bool { slide.nextStep != nil }
  func isMoving(at time: Double) -> Bool {
    isArranging || demoMark.isMoving(at: time) || inspectorCover.isMoving(at: time)
  }

  var doubleClickTime: Double { desktop.doubleClickTime }

  private mutating func layOutToolbar() {
    let width = layout.header?.width ?? 0
    if width != toolbar.width { toolbar = Toolbar(width: width) }
  }

  mutating func resize(to size: Size) {
    self.size = size
    if WindowLayout.hasInspectorRoom(in: size) { inspectorCover = Glide(0) }
  }

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
  var hasInspector: Bool { isInspectorOverStage || slide.destination.right > 0 }

  mutating func toggleInspector(_ start: Glide.Start) {
    if isBare || WindowLayout.hasInspectorRoom(in: size) {
      choices.panels["inspector"] = slide.destination.right == 0
    } else {
      inspectorCover.go(to: isInspectorOverStage ? 0 : 1, start)
    }
  }

  var hasGraph: Bool { slide.destination.bottom > 0 }
  mutating func setGraphHeight(_ height: Double?) { choices.graphHeight = height.map(WindowLayout.graphHeight(asked:)) }
  mutating func toggleGraph() { choices.panels["graph"] = slide.destination.bottom == 0 }

  /// Moves the panels to their places; immediately if `start` is `nil`.
  mutating func arrangePanels(hasGraph: Bool, _ start: Glide.Start?) {
    let insets = WindowLayout.insets(in: size, isBare: isBare, hasGraph: hasGraph, choices)
    if let start {
      slide.go(to: insets, start)
    } else {
      slide = PanelSlide(insets)
    }
    layOutToolbar()
  }

  mutating func advancePanels() {
    slide.advance()
    layOutToolbar()
  }

  mutating func toggleTheme() { setAppearance(theme.isDark ? .light : .dark) }

  mutating func setAppearance(_ appearance: Theme.Appearance?) {
    (choices.appearance, followsAppearance) = (appearance, true)
    theme = desktop.theme(appearance)
  }

  func isChosen(_ appearance: Theme.Appearance?) -> Bool {
    appearance == choices.appearance ?? (followsAppearance ? nil : theme.isDark ? .dark : .light)
  }

  package var isMotionReduced: Bool { choices.reducedMotion ?? desktop.reducesMotion }
  mutating func toggleReducedMotion() { choices.reducedMotion = !isMotionReduced }

  mutating func follow(_ preferences: DesktopPreferences) {
    desktop = preferences
    theme = desktop.theme(followsAppearance && choices.appearance == nil ? nil : theme.appearance)
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
