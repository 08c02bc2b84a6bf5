/// The resting position of a sheet on a screen of any height.
public struct DrawerPosition: Hashable, Sendable {
  /// An edge of the screen.
  package enum Edge: Hashable, Sendable {
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// The distance from an edge.
  package enum Distance: Hashable, Sendable {
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
  package var distance: Distance
  /// The edge that the distance is measured from.
  package var edge: Edge
  /// The part of the sheet that the distance is measured to.
  public var reference: Reference
  /// Whether the distance is measured from the edge of the screen, and not of its safe area.
  public var ignoresSafeArea: Bool
  /// Whether the sheet rises no farther than its content needs.
  public var fitsContent: Bool

  /// Creates a position at a distance from an edge.
  package init(
    _ distance: Distance, from edge: Edge, reference: Reference = .sheet, ignoresSafeArea: Bool = false,
    fitsContent: Bool = false
  ) {
    (self.distance, self.edge, self.reference) = (distance, edge, reference)
    (self.ignoresSafeArea, self.fitsContent) = (ignoresSafeArea, fitsContent)
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

  /// Whether the position is at a number of points from the top.
  fileprivate var isFromTop: Bool {
    if case .points = distance { edge == .top } else { false }
  }

  /// Returns the distance from the top of the screen to the top of the sheet. An inset or a distance that is NaN counts
  /// as 0.
  public func origin(in layout: DrawerLayout) -> Double {
    let insets = ignoresSafeArea ? .zero : layout.safeArea
    let (top, bottom) = (insets.top.bounded, insets.bottom.bounded)
    let header = reference == .content ? layout.headerHeight : 0
    let offset =
      switch distance {
      case .points(let points): points
      case .fraction(let fraction): fraction * (layout.height - top - bottom)
      }
    let origin = ((edge == .top ? top + offset : layout.height - bottom - offset) - header).bounded
    guard fitsContent else { return origin }
    let content = layout.topInset + layout.contentHeight + layout.contentInset.bottom.bounded
    return max(origin, (layout.height - bottom - layout.headerHeight - content).bounded)
  }
}

/// The heights at which a sheet rests, in any order, each under a name of your own.
public typealias Detents<Name: Hashable & Sendable> = Stops<Name, DrawerPosition>

extension Stops where Position == DrawerPosition {
  /// Returns the detents from the most open one down, whatever their order: sorted by their origins on this screen.
  ///
  /// On a screen that is too small, a given order is kept if it is right on a higher one with more content. So a detent
  /// that does not fit, or would rise past one at a number of points from the top, coincides with a more open one.
  func inOrder(on layout: DrawerLayout) -> Self {
    var high = layout
    (high.height, high.contentHeight) = (max(layout.height, 1e6), .infinity)
    let origins = positions.map { (here: $0.origin(in: layout), high: $0.origin(in: high)) }
    func isInOrder(_ index: Int, _ next: Int) -> Bool {
      let isTooHigh = positions[index].isFromTop || origins[next].here < layout.safeArea.top.bounded
      return origins[index].here <= origins[next].here || isTooHigh && origins[index].high <= origins[next].high
    }
    let isInOrder = origins.indices.allSatisfy { index in
      origins.indices[index...].allSatisfy { isInOrder(index, $0) }
    }
    if isInOrder { return self }
    return Self(origins.indices.sorted { origins[$0].here < origins[$1].here }.map { (names[$0], positions[$0]) })
  }

  /// Returns the origins of the detents on a screen, in order. A less open detent is never above a more open one, even
  /// on a screen too small for all of them.
  package func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return positions.map { position in
      lowest = max(lowest, position.origin(in: layout))
      return lowest
    }
  }
}

#if !hasFeature(Embedded)
  extension DrawerPosition: Codable {}

  extension DrawerPosition.Distance: Codable {
    enum CodingKeys: NumberKey { case points, fraction }

    package init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      self =
        try fields.decodeIfPresent(Double.self, forKey: .points).map(Self.points)
        ?? .fraction(try fields.decode(Double.self, forKey: .fraction))
    }

    package func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .points(let points): try fields.encode(points, forKey: .points)
      case .fraction(let share): try fields.encode(share, forKey: .fraction)
      }
    }
  }

  extension DrawerPosition.Edge: NamedCase {
    package static var names: KeyValuePairs<String, Self> { ["top": .top, "bottom": .bottom] }
  }

  extension DrawerPosition.Reference: NamedCase {
    package static var names: KeyValuePairs<String, Self> { ["sheet": .sheet, "content": .content] }
  }
#endif
