/// The frames of the stage and of the panels for which the window has space.
package struct WindowLayout: Equatable, Sendable {
  let sidebar, header, status, inspector, graph: Rect?
  package let stage: Rect

  static let narrowSidebar = 56.0
  /// The width for the longest name in a wide font, with its icon and its key.
  static let wideSidebar = 196.0
  static let inspectorWidth = 288.0
  private static let (headerHeight, statusHeight) = (34.0, 26.0)
  /// The minimum size of the stage. Panels that would leave less are hidden.
  private static let minimumStage = Size(360, 260)

  /// Creates the layout. Panels without a choice are shown if there is space for them. A low window has no header.
  init(window: Size, isBare: Bool, hasGraph: Bool, _ choices: Choices = Choices()) {
    let hasHeader = !isBare && window.height - Self.headerHeight - Self.statusHeight >= Self.minimumStage.height
    let (top, line) = (hasHeader ? Self.headerHeight : 0, isBare || window.height < 120 ? 0 : Self.statusHeight)
    let hasInspector = !isBare && Self.hasInspectorRoom(in: window) && choices.panels["inspector"] != false
    let right = hasInspector ? Self.inspectorWidth : 0
    let left = isBare ? 0 : Self.sidebarWidth(in: window.width - right)
    let room = window.height - top - line
    let bottom = isBare || !hasGraph ? 0 : Self.graphHeight(in: room, choices)
    let size = Size(max(1, window.width - left - right), max(1, room - bottom))
    stage = Rect(origin: Vector2(left, top), size: size)
    func shown(_ room: Double, _ frame: Rect) -> Rect? { room > 0 ? frame : nil }
    header = shown(top, Rect(x: left, y: 0, width: size.width, height: top))
    status = shown(line, Rect(x: left, y: stage.maxY, width: size.width, height: line))
    sidebar = shown(left, Rect(x: 0, y: 0, width: left, height: window.height))
    inspector = shown(right, Rect(x: window.width - right, y: 0, width: right, height: window.height))
    graph = shown(bottom, Rect(x: left, y: window.height - bottom, width: size.width, height: bottom))
  }

  /// Returns whether the inspector fits beside the stage. Otherwise, it covers a part of the stage.
  static func hasInspectorRoom(in window: Size) -> Bool {
    window.width - inspectorWidth - narrowSidebar >= minimumStage.width
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= minimumStage.width + 150 { return wideSidebar }
    return width - narrowSidebar >= minimumStage.width ? narrowSidebar : 0
  }

  /// Returns the graph's height: the chosen one, or 31 % of `height` up to 270 points. Returns 0 if the graph is hidden,
  /// for less than 250 points, or without a preference for less than 430.
  private static func graphHeight(in height: Double, _ choices: Choices) -> Double {
    let isPreferred = choices.panels["graph"]
    guard isPreferred != false, height >= (isPreferred == nil ? 430 : 250) else { return 0 }
    return choices.graphHeight.map { graphHeight(asked: min($0, height - minimumStageHeight)) }
      ?? (height * 0.31).rounded().clamped(to: graphHeights.lowerBound...270)
  }

  package static let graphHeights = 96.0...4000
  private static let minimumStageHeight = 120.0

  static func graphHeight(asked height: Double) -> Double { height.rounded().clamped(to: graphHeights) }
}
