import OverscrollDemoKit
import OverscrollInput
import ScrollGeometry

/// The window around the stage: how large it is, which panels it has, how it looks.
package struct Shell: Sendable {
  /// Whether there is nothing but the demo.
  package let isBare: Bool
  package private(set) var size: Size
  /// How much larger than the desktop says everything is drawn, where a person chose that.
  package private(set) var scale: Double?
  /// Whether the window is as large as the screen for now.
  package private(set) var isFullScreen = false
  /// Whether what happens is being recorded.
  package private(set) var isRecording = false
  package private(set) var theme: Theme
  /// The theme that a person chose; `nil` for the desktop's.
  package private(set) var chosenAppearance: Theme.Appearance?
  package private(set) var isMotionReduced: Bool
  private(set) var slide: PanelSlide
  private var preferences = WindowLayout.Preferences()
  /// The mark of the demo that is on the stage, in rows of the sidebar.
  private(set) var demoMark: Glide
  private let followsAppearance: Bool
  private let alwaysReducesMotion: Bool

  init(_ setup: AppSetup, hasGraph: Bool) {
    (isBare, size, scale) = (setup.isBare, setup.size, setup.scale)
    theme = Theme(appearance: setup.appearance)
    (chosenAppearance, followsAppearance) = (setup.chosenAppearance, setup.followsAppearance)
    alwaysReducesMotion = setup.isMotionReduced
    isMotionReduced = setup.isMotionReduced || setup.desktopReducesMotion
    slide = PanelSlide(WindowLayout(window: setup.size, isBare: setup.isBare, hasGraph: hasGraph).insets)
    demoMark = Glide(Double(setup.catalog.index(of: setup.demo)))
  }

  package var layout: WindowLayout { WindowLayout(window: size, isBare: isBare, insets: slide.insets) }

  /// Whether panels are on their way.
  package var isArranging: Bool { slide.nextStep != nil }

  func isMoving(at time: Double) -> Bool { isArranging || demoMark.isMoving(at: time) }
}

// MARK: - Panels

extension Shell {
  /// A person or the desktop moves the window's edge.
  mutating func resize(to size: Size) { self.size = size }

  mutating func toggleInspector() { preferences.inspector = slide.destination.right == 0 }

  mutating func toggleGraph() { preferences.graph = slide.destination.bottom == 0 }

  /// Lets the panels go to where they belong; without a transition they are there at once.
  mutating func arrangePanels(hasGraph: Bool, _ transition: Transition?) {
    let insets = WindowLayout.insets(in: size, isBare: isBare, preferences, hasGraph: hasGraph)
    if let transition { slide.go(to: insets, transition) } else { slide = PanelSlide(insets) }
  }

  mutating func advancePanels() { slide.advance() }

  mutating func markDemo(_ index: Int, _ transition: Transition) { demoMark.go(to: Double(index), transition) }
}

// MARK: - Looks

extension Shell {
  mutating func toggleTheme() {
    let appearance: Theme.Appearance = theme.isDark ? .light : .dark
    (theme, chosenAppearance) = (Theme(appearance: appearance), appearance)
  }

  /// The user's preferences for all programs hold here as well, where nothing else was asked of this one.
  mutating func follow(_ preferences: DesktopPreferences) {
    isMotionReduced = alwaysReducesMotion || preferences.reducesMotion
    guard followsAppearance, chosenAppearance == nil else { return }
    theme = Theme(appearance: preferences.colorScheme == .dark ? .dark : .light)
  }

  /// What became of an effect on the window; what to say about it.
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
      return .done("Recording: F9 ends it")
    case .recordingEnded(let path):
      isRecording = false
      return .done("Recorded \(path)")
    case .saved(let path): return .done("Saved \(path)")
    case .failed(let problem): return .problem(problem)
    }
  }
}
