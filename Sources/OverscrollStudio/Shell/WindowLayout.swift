/// Where the parts of the window are: the stage alone, or panels beside it as long as there is room.
package struct WindowLayout: Equatable, Sendable {
  let sidebar: Rect?
  let header: Rect?
  let inspector: Rect?
  let graph: Rect?
  package let stage: Rect
  /// The room that panels take from the stage, but for the header.
  let insets: EdgeInsets

  /// Icons alone.
  private static let narrowSidebar = 56.0
  /// The longest name in a wide face, with its icon and its key.
  static let wideSidebar = 196.0
  static let inspectorWidth = 288.0
  private static let headerHeight = 60.0
  /// What the stage gets at least before a panel may take room.
  private static let leastStage = Size(360, 260)

  init(window: Size, isBare: Bool, hasGraph: Bool = true) {
    let insets = WindowLayout.insets(in: window, isBare: isBare, hasGraph: hasGraph)
    self.init(window: window, isBare: isBare, insets: insets)
  }

  /// A panel that has less room than it needs is on its way out of the window, or into it.
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

  /// The room that panels have once they are where they belong. Whether a person prefers to see one, and how high, is `nil`
  /// where that is left to the room there is.
  static func insets(
    in window: Size, isBare: Bool, hasGraph: Bool, prefersInspector: Bool? = nil, prefersGraph: Bool? = nil,
    graphHeight: Double? = nil
  ) -> EdgeInsets {
    guard !isBare else { return .zero }
    let right = hasInspectorRoom(in: window) && prefersInspector != false ? inspectorWidth : 0
    let height = window.height - top(in: window)
    let bottom = hasGraph ? Self.graphHeight(in: height, isPreferred: prefersGraph, chosen: graphHeight) : 0
    return EdgeInsets(left: sidebarWidth(in: window.width - right), bottom: bottom, right: right)
  }

  /// Whether the inspector has room beside the stage; else it slides over it.
  static func hasInspectorRoom(in window: Size) -> Bool {
    window.width - inspectorWidth - narrowSidebar >= leastStage.width
  }

  private static func top(in window: Size) -> Double {
    window.height - headerHeight >= leastStage.height ? headerHeight : 0
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= leastStage.width + 120 { return wideSidebar }
    return width - narrowSidebar >= leastStage.width ? narrowSidebar : 0
  }

  /// Tall where there is plenty of room, lower where there is enough; on a small window only where it is preferred.
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

  /// How high a graph can be made, in points, where there is room for the stage above it.
  package static let graphHeights = 96.0...4000
  /// What a graph leaves of the stage.
  private static let leastStageHeight = 120.0

  /// In whole points, and not lower than can be read.
  static func graphHeight(asked height: Double) -> Double { height.rounded().clamped(to: graphHeights) }

  /// How much of the sidebar's names is to be seen, from 0 to 1.
  var nameShare: Double {
    let width = (sidebar?.width ?? 0) - WindowLayout.narrowSidebar
    return (width / (WindowLayout.wideSidebar - WindowLayout.narrowSidebar)).clamped(to: 0...1)
  }
}
