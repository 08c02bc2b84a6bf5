/// Where a sheet rests, on a screen of any height.
public struct DrawerPosition: Hashable, Sendable {
  /// An edge of the screen.
  public enum Edge: Hashable, Sendable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom
  }

  /// How far something is from an edge.
  public enum Distance: Hashable, Sendable {
    /// In points.
    case points(Double)
    /// Of the height between the safe areas, or of all of it where those are ignored.
    case fraction(Double)
  }

  /// The part of the sheet whose distance that is.
  public enum Reference: Hashable, Sendable {
    /// The top of all of it.
    case sheet
    /// The top of the list: the header is above.
    case content
  }

  /// How far the sheet is from the edge.
  public var distance: Distance
  /// From which edge that counts.
  public var edge: Edge
  /// Of which part of the sheet that is the distance.
  public var reference: Reference
  /// Whether it counts from the edge of the screen and not from that of its safe area.
  public var ignoresSafeArea: Bool
  /// Whether the sheet rises no farther than its content needs.
  public var fitsContent: Bool

  /// - Parameters:
  ///   - distance: how far the sheet is from the edge.
  ///   - edge: from which that counts.
  ///   - reference: of which part of the sheet.
  ///   - ignoresSafeArea: whether it counts from the edge of the screen itself.
  ///   - fitsContent: whether the sheet rises no farther than its content needs.
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

  /// So many points below the safe area's upper edge.
  public static func fromTop(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .top) }

  /// So many points above the safe area's lower edge.
  public static func fromBottom(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .bottom) }

  /// That share of the height between the safe areas below their upper edge.
  public static func fromTop(fraction: Double) -> DrawerPosition { DrawerPosition(.fraction(fraction), from: .top) }

  /// That share of the height between the safe areas above their lower edge.
  public static func fromBottom(fraction: Double) -> DrawerPosition {
    DrawerPosition(.fraction(fraction), from: .bottom)
  }

  /// So many points of the sheet are seen above the safe area's lower edge: SwiftUI's `height`.
  public static func height(_ points: Double) -> DrawerPosition { fromBottom(points) }

  /// The sheet takes that share of the height between the safe areas: SwiftUI's `fraction`.
  public static func fraction(_ share: Double) -> DrawerPosition { fromBottom(fraction: share) }

  /// The sheet is as high as its content needs, and never nearer to the top than `gap` points.
  public static func fittingContent(gap: Double = 0) -> DrawerPosition {
    DrawerPosition(.points(gap), from: .top, fitsContent: true)
  }

  /// The distance from the top of the screen to the top of the sheet. An inset that is not a number counts as 0, and so does
  /// a distance.
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
    return fitsContent
      ? max(origin, layout.height - insets.bottom - layout.headerHeight - layout.contentHeight) : origin
  }
}
