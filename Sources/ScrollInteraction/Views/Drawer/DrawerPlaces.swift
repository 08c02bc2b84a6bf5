public import ScrollGeometry

/// The names of the heights at which a drawer rests, from the most open one down.
public enum DrawerPlace: String, Hashable, Sendable, CaseIterable {
  case expanded, middle, collapsed
  /// Below the screen: only a program takes it there.
  case hidden

  /// Those at which a hand may leave it.
  public static let visible: [DrawerPlace] = [.expanded, .middle, .collapsed]
}

/// Where the sheet is when it rests somewhere, said in a way that holds for a screen of any height.
public struct DrawerPosition: Hashable, Sendable {
  public enum Edge: Hashable, Sendable { case top, bottom }

  public enum Distance: Hashable, Sendable {
    case points(Double)
    /// Of the height between the safe areas, or of all of it where those are ignored.
    case fraction(Double)
  }

  /// What of the sheet is there.
  public enum Reference: Hashable, Sendable {
    case sheet
    /// The top of the list: the header is above.
    case content
  }

  public var distance: Distance
  public var edge: Edge
  public var reference: Reference
  public var ignoresSafeArea: Bool
  /// Whether the sheet rises no farther than its content needs.
  public var fitsContent: Bool

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

  public static func fromTop(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .top) }

  public static func fromBottom(_ points: Double) -> DrawerPosition { DrawerPosition(.points(points), from: .bottom) }

  public static func fromTop(fraction: Double) -> DrawerPosition { DrawerPosition(.fraction(fraction), from: .top) }

  public static func fromBottom(fraction: Double) -> DrawerPosition {
    DrawerPosition(.fraction(fraction), from: .bottom)
  }
}

/// The sizes from which a drawer's places follow, in points.
public struct DrawerLayout: Hashable, Sendable {
  /// Of the screen.
  public var height: Double
  /// Of the part of the sheet above its list: by it the sheet is moved whatever the list shows.
  public var headerHeight: Double
  /// Of all that the list has to show.
  public var contentHeight: Double
  /// What at the top and at the bottom belongs to someone else.
  public var safeArea: EdgeInsets

  public init(height: Double, headerHeight: Double, contentHeight: Double, safeArea: EdgeInsets = .zero) {
    self.height = height
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.safeArea = safeArea
  }
}

extension DrawerPosition {
  /// The distance from the top of the screen to the top of the sheet.
  public func origin(in layout: DrawerLayout) -> Double {
    let insets = ignoresSafeArea ? .zero : layout.safeArea
    let header = reference == .content ? layout.headerHeight : 0
    let origin = edgeOrigin(layout.height, insets) - header
    return fitsContent
      ? max(origin, layout.height - insets.bottom - layout.headerHeight - layout.contentHeight) : origin
  }

  private func edgeOrigin(_ height: Double, _ insets: EdgeInsets) -> Double {
    let offset = points(of: height - insets.top - insets.bottom)
    return edge == .top ? insets.top + offset : height - insets.bottom - offset
  }

  private func points(of height: Double) -> Double {
    switch distance {
    case .points(let points): points
    case .fraction(let fraction): fraction * height
    }
  }
}

/// The places that a drawer has, and where they are.
public struct DrawerPlaces: Hashable, Sendable {
  private var positions: [DrawerPlace: DrawerPosition]

  /// - Parameter positions: of at least one place at which a hand may leave it. The hiding place is always below the
  ///   screen and needs none.
  public init(_ positions: [DrawerPlace: DrawerPosition]) {
    let visible = positions.filter { $0.key != .hidden }
    precondition(!visible.isEmpty, "A drawer needs a place to rest at.")
    self.positions = visible
  }

  /// From the most open one down.
  public var all: [DrawerPlace] { DrawerPlace.visible.filter { positions[$0] != nil } }

  public subscript(place: DrawerPlace) -> DrawerPosition? { positions[place] }

  /// Where they are on a screen, in the order of `all`: never one above another that is more open, on a screen too
  /// small for all of them they share what room there is.
  public func origins(in layout: DrawerLayout) -> [Double] {
    var lowest = -Double.infinity
    return all.map { place in
      lowest = max(lowest, positions[place]!.origin(in: layout))
      return lowest
    }
  }
}
