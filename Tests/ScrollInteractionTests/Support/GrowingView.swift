import ScrollInteraction

/// A view whose content can grow at any place.
protocol GrowingView: FollowingView {
  /// Inserts `distance` points at `offset` of the content along y, or removes them from there on if negative.
  mutating func grow(by distance: Double, atOffset offset: Double, at time: Double)
  /// The factor from points of the content to points of the viewport.
  func scale(at time: Double) -> Double
}

extension GrowingView {
  func scale(at time: Double) -> Double { 1 }
}

extension SimpleScrollView: GrowingView {
  mutating func grow(by distance: Double, atOffset offset: Double, at time: Double) {
    grow(to: layout.contentSize.height + distance, atOffset: offset, at: time)
  }
}

extension ListDrawer: GrowingView {
  mutating func grow(by distance: Double, atOffset offset: Double, at time: Double) {
    grow(to: layout.contentHeight + distance, atOffset: offset, at: time)
  }
}

extension ZoomableScrollView: GrowingView {
  mutating func grow(by distance: Double, atOffset offset: Double, at time: Double) {
    grow(to: layout.contentSize.height + distance, atOffset: offset, at: time)
  }

  func scale(at time: Double) -> Double { zoomScale(at: time) }
}

extension NestedScrollView: GrowingView {
  mutating func grow(by distance: Double, atOffset offset: Double, at time: Double) {
    let limits = members[members.count - 1].limits
    let end = distance.isNaN ? limits.upperBound : max(limits.lowerBound, limits.upperBound + distance)
    grow(members.count - 1, to: limits.lowerBound...end, atOffset: offset, at: time)
  }
}

/// Each kind of view whose content can grow, without slop.
enum GrownView: String, CaseIterable {
  case scroll, list, map, chain

  /// Returns a new view of this kind. The viewport is about 600 pt high.
  func made(_ length: Double = 60_000, at offset: Double = 30_000, feel: ScrollFeel = .uikit) -> any GrowingView {
    let (slop, size) = (TouchedView.noSlop, Size(400, length))
    return switch self {
    case .scroll:
      SimpleScrollView(
        layout: ScrollLayout(viewport: Size(400, 600), contentSize: size), feel: feel,
        contentOffset: Vector2(0, offset), slop: slop)
    case .list:
      ListDrawer(
        detents: [.expanded: .fromTop(60), .collapsed: .height(120)] as Detents<Height>,
        layout: DrawerLayout(height: 720, headerHeight: 60, contentHeight: length), detent: .expanded,
        contentOffset: offset, feel: feel, slop: slop)
    case .map:
      ZoomableScrollView(
        layout: ZoomLayout(viewport: Size(400, 600), contentSize: size, zoomLimits: 0.5...4), feel: feel,
        contentOffset: Vector2(0, offset), slop: slop)
    case .chain:
      NestedScrollView(
        [ElasticLimits(0...100, dimension: 0), ElasticLimits(0...length - 600, dimension: 600)],
        offsets: [100, offset], feel: feel, slop: slop)
    }
  }
}
