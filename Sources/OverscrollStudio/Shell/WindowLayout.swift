import ScrollGeometry

/// Where the parts of the window are: the stage alone, or panels beside it as long as there is room.
package struct WindowLayout: Equatable, Sendable {
  /// Which panels a person wants to see; `nil` leaves it to the room there is.
  package struct Preferences: Equatable, Sendable {
    package var inspector: Bool?
    package var graph: Bool?
  }

  /// The room that panels take from the stage, in points.
  package struct Insets: Equatable, Sendable {
    package var left = 0.0
    package var right = 0.0
    package var bottom = 0.0
  }

  package let sidebar: Rect?
  package let header: Rect?
  package let inspector: Rect?
  package let graph: Rect?
  package let stage: Rect
  package let insets: Insets

  /// Icons alone.
  private static let narrowSidebar = 56.0
  /// The longest name in a wide face, with its icon and its key.
  static let wideSidebar = 196.0
  private static let inspectorWidth = 288.0
  private static let headerHeight = 60.0
  /// What the stage gets at least before a panel may take room.
  private static let leastStage = Size(360, 260)

  package init(window: Size, isBare: Bool, hasGraph: Bool = true) {
    let insets = WindowLayout.insets(in: window, isBare: isBare, Preferences(), hasGraph: hasGraph)
    self.init(window: window, isBare: isBare, insets: insets)
  }

  /// With so much room for the panels: one that has less than it needs is on its way out of the window, or into it.
  init(window: Size, isBare: Bool, insets: Insets) {
    self.insets = insets
    let top = isBare ? 0 : WindowLayout.top(in: window)
    let size = Size(max(1, window.width - insets.left - insets.right), max(1, window.height - top - insets.bottom))
    stage = Rect(origin: Vector2(insets.left, top), size: size)
    header = top > 0 ? Rect(x: insets.left, y: 0, width: size.width, height: top) : nil
    sidebar = WindowLayout.sidebar(insets.left, window)
    inspector =
      insets.right > 0
      ? Rect(x: window.width - insets.right, y: 0, width: WindowLayout.inspectorWidth, height: window.height) : nil
    let height = WindowLayout.graphHeight(in: window.height - top, isPreferred: true)
    graph =
      insets.bottom > 0
      ? Rect(
        x: insets.left, y: window.height - insets.bottom, width: size.width, height: max(height, insets.bottom)) : nil
  }

  /// The room that panels have once they are where they belong.
  static func insets(in window: Size, isBare: Bool, _ preferences: Preferences, hasGraph: Bool) -> Insets {
    guard !isBare else { return Insets() }
    let right = preferences.inspector == false ? 0 : inspectorWidth(in: window.width)
    let bottom =
      hasGraph ? graphHeight(in: window.height - top(in: window), isPreferred: preferences.graph) : 0
    return Insets(left: sidebarWidth(in: window.width - right), right: right, bottom: bottom)
  }

  private static func top(in window: Size) -> Double {
    window.height - headerHeight >= leastStage.height ? headerHeight : 0
  }

  /// Never narrower than its icons.
  private static func sidebar(_ width: Double, _ window: Size) -> Rect? {
    guard width > 0 else { return nil }
    return Rect(x: min(0, width - narrowSidebar), y: 0, width: max(width, narrowSidebar), height: window.height)
  }

  private static func inspectorWidth(in width: Double) -> Double {
    width - inspectorWidth - narrowSidebar >= leastStage.width ? inspectorWidth : 0
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= leastStage.width + 120 { return wideSidebar }
    return width - narrowSidebar >= leastStage.width ? narrowSidebar : 0
  }

  /// Tall where there is plenty of room, lower where there is enough; on a small window only where it is preferred.
  private static func graphHeight(in height: Double, isPreferred: Bool?) -> Double {
    switch isPreferred {
    case false: 0
    case nil where height < 520: 0
    case true where height < 250: 0
    default: (height * 0.27).rounded().clamped(to: 96...240)
    }
  }

  /// How much of the sidebar's names is to be seen, from 0 to 1.
  var nameShare: Double {
    let width = (sidebar?.width ?? 0) - WindowLayout.narrowSidebar
    return (width / (WindowLayout.wideSidebar - WindowLayout.narrowSidebar)).clamped(to: 0...1)
  }
}
