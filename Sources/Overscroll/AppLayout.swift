import Geometry

/// Where the parts of the window are: the stage alone, or panels beside it as long as there is room.
struct AppLayout: Equatable, Sendable {
  let sidebar: Rect?
  let header: Rect?
  let inspector: Rect?
  let stage: Rect

  private static let narrowSidebar = 56.0
  private static let wideSidebar = 184.0
  private static let inspectorWidth = 272.0
  private static let headerHeight = 60.0
  /// What the stage gets at least before a panel may take room.
  private static let leastStage = Size(360, 260)

  init(window: Size, isBare: Bool) {
    guard !isBare else {
      (sidebar, header, inspector) = (nil, nil, nil)
      stage = Rect(origin: .zero, size: window)
      return
    }
    let inspectorWidth = AppLayout.inspectorWidth(in: window.width)
    let left = AppLayout.sidebarWidth(in: window.width - inspectorWidth)
    let top = window.height - AppLayout.headerHeight >= AppLayout.leastStage.height ? AppLayout.headerHeight : 0
    let width = max(1, window.width - left - inspectorWidth)
    sidebar = left > 0 ? Rect(x: 0, y: 0, width: left, height: window.height) : nil
    header = top > 0 ? Rect(x: left, y: 0, width: width, height: top) : nil
    inspector =
      inspectorWidth > 0 ? Rect(x: left + width, y: 0, width: inspectorWidth, height: window.height) : nil
    stage = Rect(x: left, y: top, width: width, height: max(1, window.height - top))
  }

  private static func inspectorWidth(in width: Double) -> Double {
    width - inspectorWidth - narrowSidebar >= leastStage.width ? inspectorWidth : 0
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= leastStage.width + 120 { return wideSidebar }
    return width - narrowSidebar >= leastStage.width ? narrowSidebar : 0
  }

  /// Whether the sidebar has room for names.
  var sidebarIsWide: Bool { (sidebar?.width ?? 0) >= AppLayout.wideSidebar }
}
