/// The resting position of a sheet on a screen of any height.
public struct DrawerPosition: Hashable, Sendable {
  /// An edge of the screen.
  public enum Edge: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// The distance from an edge.
  public enum Distance: Hashable, Sendable {
    /// A distance in points.
    case points(Double)
    /// A fraction of the height between the safe areas, or of the whole height if those are ignored.
    case fraction(Double)
  }

  /// The part of the sheet that a distance is measured to.
  public enum Reference: Hashable, Sendable {
    /// The top of the sheet.
    case sheet
    /// The top of the list, below the header.
    case content
  }

  /// The distance of the sheet from the edge.
  public var distance: Distance
  /// The edge that the distance is measured from.
  public var edge: Edge
  /// The part of the sheet that the distance is measured to.
  public var reference: Reference
  /// Whether the distance is measured from the edge of the screen, and not of its safe area.
  public var ignoresSafeArea: Bool
  /// Whether the sheet rises no farther than its content needs.
  public var fitsContent: Bool

  /// Creates a position at a distance from an edge.
  public init(
    _ distance: Distance, from edge: Edge, reference: Reference = .sheet, ignoresSafeArea: Bool = false,
    fitsContent: Bool = false
  ) {
    self.distance = distance
    self.edge = edge
    self.reference = reference
    self.ignoresSafeArea = ignoresSafeArea
    self.fitsContent = fitsContent
  }

  /// Returns a position at a number of points below the safe area's upper edge.
  public static func fromTop(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .top) }

  /// Returns a position at a fraction of the height between the safe areas, below their upper edge.
  public static func fromTop(fraction: Double) -> DrawerPosition { DrawerPosition(.fraction(fraction), from: .top) }

  /// Returns a position that shows a number of points of the sheet above the safe area's lower edge, as SwiftUI's
  /// `height`.
  public static func height(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .bottom) }

  /// Returns a position at which the sheet takes a fraction of the height between the safe areas, as SwiftUI's
  /// `fraction`.
  public static func fraction(_ share: Double) -> DrawerPosition { DrawerPosition(.fraction(share), from: .bottom) }

  /// Returns a position at which the sheet is as high as its content needs, and at least `gap` points below the top.
  public static func fittingContent(gap: Double = 0) -> DrawerPosition {
    DrawerPosition(.points(gap), from: .top, fitsContent: true)
  }

  /// Returns the distance from the top of the screen to the top of the sheet. An inset or a distance that is NaN counts
  /// as 0.
  public func origin(in layout: DrawerLayout) -> Double {
    var insets = ignoresSafeArea ? .zero : layout.safeArea
    if insets.top.isNaN { insets.top = 0 }
    if insets.bottom.isNaN { insets.bottom = 0 }
    let header = reference == .content ? layout.headerHeight : 0
    let room = layout.height - insets.top - insets.bottom
    let offset =
      switch distance {
      case .points(let points): points
      case .fraction(let fraction): fraction * room
      }
    let origin = (edge == .top ? insets.top + offset : layout.height - insets.bottom - offset) - header
    if origin.isNaN { return 0 }
    guard fitsContent else { return origin }
    let content = layout.topInset + layout.contentHeight + layout.contentInset.bottom.orZero
    return max(origin, layout.height - insets.bottom - layout.headerHeight - content)
  }
}
