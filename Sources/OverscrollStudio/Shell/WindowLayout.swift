/// The frames of the stage and of the panels for which the window has space.
package struct WindowLayout: Equatable, Sendable {
  let sidebar: Rect?
  let header: Rect?
  let inspector: Rect?
  let graph: Rect?
  package let stage: Rect
  /// The space that panels take from the stage, without the header.
  let insets: EdgeInsets

  static let narrowSidebar = 56.0
  /// The width for the longest name in a wide font, with its icon and its key.
  static let wideSidebar = 196.0
  static let inspectorWidth = 288.0
  private static let headerHeight = 60.0
  /// The minimum size of the stage. Panels that would leave less are hidden.
  private static let leastStage = Size(360, 260)

  /// Creates a layout for the given insets, which are smaller than their panels while these slide in or out.
  init(window: Size, isBare: Bool, insets: EdgeInsets, graphHeight: Double? = nil) {
    self.insets = insets
    let top = isBare ? 0 : WindowLayout.top(in: window)
    let size = Size(max(1, window.width - insets.left - insets.right), max(1, window.height - top - insets.bottom))
    func shown(_ room: Double, _ frame: Rect) -> Rect? { room > 0 ? frame : nil }
    stage = Rect(origin: Vector2(insets.left, top), size: size)
    header = shown(top, Rect(x: insets.left, y: 0, width: size.width, height: top))
    let left = max(insets.left, WindowLayout.narrowSidebar)
    sidebar = shown(insets.left, Rect(x: insets.left - left, y: 0, width: left, height: window.height))
    inspector = shown(
      insets.right,
      Rect(x: window.width - insets.right, y: 0, width: WindowLayout.inspectorWidth, height: window.height))
    let bottom = max(
      insets.bottom,
      WindowLayout.graphHeight(in: window.height - top, isPreferred: true, chosen: graphHeight))
    graph = shown(
      insets.bottom, Rect(x: insets.left, y: window.height - insets.bottom, width: size.width, height: bottom))
  }

  /// Returns the space of the panels at rest. `nil` leaves the choice to the available space.
  static func insets(
    in window: Size, isBare: Bool, hasGraph: Bool, _ choices: Choices = Choices()
  ) -> EdgeInsets {
    guard !isBare else { return .zero }
    let right = hasInspectorRoom(in: window) && choices.panels["inspector"] != false ? inspectorWidth : 0
    let height = window.height - top(in: window)
    let bottom =
      hasGraph ? graphHeight(in: height, isPreferred: choices.panels["graph"], chosen: choices.graphHeight) : 0
    return EdgeInsets(left: sidebarWidth(in: window.width - right), bottom: bottom, right: right)
  }

  /// Returns whether the inspector fits beside the stage. Otherwise, it slides over the stage.
  static func hasInspectorRoom(in window: Size) -> Bool {
    window.width - inspectorWidth - narrowSidebar >= leastStage.width
  }

  private static func top(in window: Size) -> Double {
    window.height - headerHeight >= leastStage.height ? headerHeight : 0
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= leastStage.width + 150 { return wideSidebar }
    return width - narrowSidebar >= leastStage.width ? narrowSidebar : 0
  }

  /// Returns the graph's height: the chosen one, or 27 % of `height` up to 240 points. Returns 0 if the graph is hidden
  /// (`isPreferred` is `false`), for less than 250 points, or without a preference (`nil`) for less than 520.
  private static func graphHeight(in height: Double, isPreferred: Bool?, chosen: Double?) -> Double {
    switch isPreferred {
    case false: 0
    case nil where height < 520: 0
    case true where height < 250: 0
    default:
      chosen.map { graphHeight(asked: min($0, height - leastStageHeight)) }
        ?? (height * 0.27).rounded().clamped(to: graphHeights.lowerBound...240)
    }
  }

  package static let graphHeights = 96.0...4000
  private static let leastStageHeight = 120.0

  static func graphHeight(asked height: Double) -> Double { height.rounded().clamped(to: graphHeights) }
}
