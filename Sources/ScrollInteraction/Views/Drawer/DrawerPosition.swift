/// The resting position of a sheet on a screen of any height.
public struct DrawerPosition: Hashable, Sendable, Codable {
  package enum Edge: Hashable, Sendable, NamedCase {
    case top, bottom

    package static var names: KeyValuePairs<String, Self> { ["top": .top, "bottom": .bottom] }
  }

  /// A distance in points, otherwise as a fraction of the height between the safe areas.
  package struct Distance: Hashable, Sendable, Codable {
    var points: Double?
    var fraction: Double?

    enum CodingKeys: NumberKey { case points, fraction }
  }

  package var distance: Distance
  package var edge: Edge
  /// Whether the sheet rises no farther than its content needs.
  package var fitsContent = false

  /// Returns a position at a number of points below the safe area's upper edge.
  public static func fromTop(_ points: Double) -> DrawerPosition { Self(distance: .init(points: points), edge: .top) }

  /// Returns a position at a fraction of the height between the safe areas, below their upper edge.
  public static func fromTop(fraction: Double) -> DrawerPosition {
    Self(distance: .init(fraction: fraction), edge: .top)
  }

  /// Returns a position that shows a number of points of the sheet above the safe area's lower edge.
  public static func height(_ points: Double) -> DrawerPosition { Self(distance: .init(points: points), edge: .bottom) }

  /// Returns a position at which the sheet takes a fraction of the height between the safe areas.
  public static func fraction(_ share: Double) -> DrawerPosition {
    Self(distance: .init(fraction: share), edge: .bottom)
  }

  /// Returns a position at which the sheet is as high as its content needs, and at least `gap` points below the top.
  public static func fittingContent(gap: Double = 0) -> DrawerPosition {
    Self(distance: .init(points: gap), edge: .top, fitsContent: true)
  }

  fileprivate var isFromTop: Bool { edge == .top && distance.points != nil }

  /// Returns the distance from the top of the screen to the top of the sheet. NaN counts as 0.
  public func origin(in layout: DrawerLayout) -> Double {
    let (top, bottom) = (layout.safeArea.top.bounded, layout.safeArea.bottom.bounded)
    let offset = distance.points ?? (distance.fraction ?? 0) * (layout.height - top - bottom)
    let origin = (edge == .top ? top + offset : layout.height - bottom - offset).bounded
    guard fitsContent else { return origin }
    let content = layout.topInset + layout.contentHeight + layout.contentInset.bottom.bounded
    return max(origin, (layout.height - bottom - layout.headerHeight - content).bounded)
  }
}

/// The heights at which a sheet rests, in any order, each under a name of your own.
public typealias Detents<Name: Hashable & Sendable> = Stops<Name, DrawerPosition>

extension Stops where Position == DrawerPosition {
  /// Returns the detents from the most open one down, sorted by their origins on this screen. An order that is right on
  /// a higher screen with more content is kept: a detent that does not fit, or would rise past one at a number of
  /// points from the top, coincides with a more open one.
  func inOrder(on layout: DrawerLayout) -> Self {
    var high = layout
    (high.height, high.contentHeight) = (max(layout.height, 1e6), .infinity)
    let origins = positions.map { (here: $0.origin(in: layout), high: $0.origin(in: high)) }
    let isInOrder = origins.indices.allSatisfy { index in
      origins.indices[index...].allSatisfy { next in
        let isTooHigh = positions[index].isFromTop || origins[next].here < layout.safeArea.top.bounded
        return origins[index].here <= origins[next].here || isTooHigh && origins[index].high <= origins[next].high
      }
    }
    if isInOrder { return self }
    return Self(origins.indices.sorted { origins[$0].here < origins[$1].here }.map { (names[$0], positions[$0]) })
  }

  /// Returns the origins of the detents in order, none above a more open one, even on a screen too small for all.
  package func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return positions.map { position in
      lowest = max(lowest, position.origin(in: layout))
      return lowest
    }
  }
}
