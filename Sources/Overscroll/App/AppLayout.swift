import Geometry

/// Where the parts of the window are: the stage alone, or panels beside it as long as there is room.
struct AppLayout: Equatable, Sendable {
  /// What a person wants to see; `nil` leaves it to the room there is.
  struct Wishes: Equatable, Sendable {
    var inspector: Bool?
    var graph: Bool?
  }

  let sidebar: Rect?
  let header: Rect?
  let inspector: Rect?
  let graph: Rect?
  let stage: Rect

  private static let narrowSidebar = 56.0
  private static let wideSidebar = 184.0
  private static let inspectorWidth = 288.0
  private static let headerHeight = 60.0
  /// What the stage gets at least before a panel may take room.
  private static let leastStage = Size(360, 260)

  init(window: Size, isBare: Bool, wishes: Wishes = Wishes(), hasGraph: Bool = true) {
    guard !isBare else {
      (sidebar, header, inspector, graph) = (nil, nil, nil, nil)
      stage = Rect(origin: .zero, size: window)
      return
    }
    let right = wishes.inspector == false ? 0 : AppLayout.inspectorWidth(in: window.width)
    let left = AppLayout.sidebarWidth(in: window.width - right)
    let top = window.height - AppLayout.headerHeight >= AppLayout.leastStage.height ? AppLayout.headerHeight : 0
    let bottom = hasGraph ? AppLayout.graphHeight(in: window.height - top, wish: wishes.graph) : 0
    let width = max(1, window.width - left - right)
    sidebar = left > 0 ? Rect(x: 0, y: 0, width: left, height: window.height) : nil
    header = top > 0 ? Rect(x: left, y: 0, width: width, height: top) : nil
    inspector = right > 0 ? Rect(x: left + width, y: 0, width: right, height: window.height) : nil
    graph = bottom > 0 ? Rect(x: left, y: window.height - bottom, width: width, height: bottom) : nil
    stage = Rect(x: left, y: top, width: width, height: max(1, window.height - top - bottom))
  }

  private static func inspectorWidth(in width: Double) -> Double {
    width - inspectorWidth - narrowSidebar >= leastStage.width ? inspectorWidth : 0
  }

  private static func sidebarWidth(in width: Double) -> Double {
    if width - wideSidebar >= leastStage.width + 120 { return wideSidebar }
    return width - narrowSidebar >= leastStage.width ? narrowSidebar : 0
  }

  /// Tall where there is plenty of room, lower where there is enough; on a small window only where it is wished for.
  private static func graphHeight(in height: Double, wish: Bool?) -> Double {
    switch wish {
    case false: 0
    case nil where height < 520: 0
    case true where height < 250: 0
    default: (height * 0.27).rounded().clamped(to: 96...240)
    }
  }

  /// Whether the sidebar has room for names.
  var sidebarIsWide: Bool { (sidebar?.width ?? 0) >= AppLayout.wideSidebar }
}
