/// A scroll view over pages of any length in a row (``SnapPoints``), which always rests at the anchor of a page.
///
/// On release, a spring moves the view to the anchor nearest to its projected position (Lobanov, How UIScrollView
/// works, 2020), or a deceleration: ``SnapFeel/landing``. A flick moves at least to the next anchor in its direction:
/// see ``minimumFlickVelocity``. Equal pages as long as the viewport, with a `reach` of one page, are
/// `isPagingEnabled`.
public struct PagingScrollView<Pages: SnapPoints>: Sendable {
  /// The pages and the offsets at which they rest.
  public private(set) var layout: Pages
  /// The reach of one flick.
  public var reach: PagingReach
  /// The minimum velocity of a flick, in points per second. A flick turns a page in its direction even if its projection
  /// stays before the middle. The default is 250, as of iOS (see `ScrollFeel.startingVelocity`); Compose's pager and
  /// Android's `ViewPager` have 400 dp/s. With infinity no release is a flick.
  public var minimumFlickVelocity: Double
  @usableFromInline package static var standardFlickVelocity: Double { 250 }
  /// Whether the events of the view include each page that its offset passes, as ``ViewEvent/Kind/didPass(_:)``.
  public var reportsPassedPages = false
  /// The axis along which the pages follow each other.
  public let axis: Axis
  /// The gestures of the view, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Int>
  /// The response to wheels and touchpads.
  public var wheelFeel = WheelFeel.standard
  /// The position of the view, with its offset along the axis.
  public var snapping: Snapping<Int>
  private var notches = NotchCounter()
  private var swipe = PagingSwipe()

  /// Creates a paging view at the anchor with an index, or at the one nearest to it.
  public init(
    layout: Pages, axis: Axis = .x, anchorIndex: Int = 0,
    feel: SnapFeel = SnapFeel(decelerationRate: .paging), reach: PagingReach = .anyPage,
    minimumFlickVelocity: Double = standardFlickVelocity, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.axis = axis
    self.reach = reach
    self.minimumFlickVelocity = minimumFlickVelocity
    interaction = Interaction(slop: slop)
    let index = layout.clamped(anchorIndex)
    let offset = layout.indices.isEmpty ? 0 : layout.offset(of: index)
    snapping = Snapping(index, at: Vector2(offset, along: axis), feel: feel)
    updateElasticity(at: 0)
  }

  /// Returns the content offset: the point of the displayed content at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 { snapping.position.value(at: time) }

  /// Returns the velocity of the content offset, in points per second. During a drag: that of a release at `time`.
  public func velocity(at time: Double) -> Vector2 { positionVelocity(at: time) }

  /// The offset along the axis, with its motion, its drag and its limits.
  public var offset: DraggableValue { self[axis] }

  /// Returns the end of the deceleration after a release at `time`. A flick reaches at least the next anchor.
  public func projection(at time: Double) -> Double {
    projection(of: contentOffset(at: time)[axis], velocity(at: time)[axis])
  }

  private func projection(of offset: Double, _ velocity: Double) -> Double {
    let projection = feel.projection(from: offset, velocity: velocity, decelerationLaw)
    guard velocity != 0, abs(velocity) >= minimumFlickVelocity else { return projection }
    let next = layout.neighbor(of: offset, step: velocity < 0 ? -1 : 1)
    guard let anchor = next.map(layout.offset) else { return projection }
    return velocity < 0 ? min(projection, anchor) : max(projection, anchor)
  }

  /// Returns the position between anchors as a fractional index: 1.25 is a quarter of the way from the second to the
  /// third. A stretched view is at the first or the last index. Without pages, the result is 0.
  public func progress(at time: Double) -> Double {
    let (index, fraction) = layout.progress(at: contentOffset(at: time)[axis])
    return Double(index) + fraction
  }

  /// Turns pages by a number of anchors from the current target, positive towards the last, stopping at the first and the
  /// last. A fraction is rounded up in magnitude.
  public mutating func turn(by count: Double, at time: Double) {
    guard count.isFinite, count != 0, !layout.indices.isEmpty else { return }
    let whole = Int(count.rounded(.awayFromZero).clamped(to: -1e6...1e6))
    let index = layout.clamped(target + whole)
    move(at: time) { $0.settle(to: index, velocity: $0.positionVelocity(at: time), at: time) }
  }

  /// Animates the offset by any motion, as ``PictureInPicture/follow(x:y:at:)`` does. Has no effect without pages.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite, !layout.indices.isEmpty else { return }
    move(at: time) { view in
      view.setTarget(view.layout.nearest(to: motion.destination), at: time)
      view.snapping.follow(motion, view.axis, endingAt: view.targetPosition, from: time)
    }
  }

  /// Changes the pages or the viewport. The index of the anchor is kept if it exists. With `.end`, a view whose target
  /// is the last page goes to the new last page. A view at rest moves to its new anchor at once, or by a spring if
  /// `animated`. In a drag or in flight, it keeps its ``progress(at:)``, its velocity, and the page to which it moves.
  public mutating func setLayout(
    _ new: Pages, keeping anchor: ScrollAnchor = .start, animated: Bool = false, at time: Double
  ) {
    guard new != layout else { return }
    let keepsEnd = anchor == .end && !isHeld && target == layout.indices.last
    let kept = new.clamped(keepsEnd ? new.indices.upperBound - 1 : target)
    let hook = willEndDragging
    // The planned release of a touchpad drag has chosen its page.
    willEndDragging = { _, target in target = kept }
    reanchor(animated: animated, at: time) { view in
      let offset = view.contentOffset(at: time)[view.axis]
      let distance = view.isAtRest(at: time) ? 0 : view.layout.displacement(of: offset, to: new)
      view.layout = new
      view.snapping.position[view.axis].shift(by: distance, at: time)
      view.snapping.target = view.isHeld ? new.clamped(view.target) : kept
    }
    willEndDragging = hook
  }

  /// Grows or shrinks the view by pages inserted at an index of `new`, or removed from an index of ``layout`` on: as
  /// many as the numbers of indices differ. The page nearest to the offset stays in place, or the one after it if that
  /// is removed: at rest, in a drag and in flight. An index after the last appends. A loop only changes its layout.
  public mutating func grow(to new: Pages, atIndex index: Int, at time: Double) {
    guard new != layout, !layout.indices.isEmpty, !new.indices.isEmpty else { return setLayout(new, at: time) }
    let count = new.indices.count - layout.indices.count
    func moved(_ old: Int) -> Int { new.clamped(old < index ? old : max(old + count, index)) }
    reanchor(at: time) { view in
      let shown = view.layout.nearest(to: view.contentOffset(at: time)[view.axis])
      let distance = new.offset(of: moved(shown)) - view.layout.offset(of: shown)
      view.layout = new
      view.snapping.position[view.axis].shift(by: distance, at: time)
      view.snapping.target = moved(view.target)
      view.swipe.anchorIndex = moved(view.swipe.anchorIndex)
    }
  }
}

/// The reach of one flick.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum PagingReach: Hashable, Sendable, CaseIterable, NamedCase {
  /// Any page that the projected offset reaches.
  case anyPage
  /// The next page at most, however hard the flick.
  case nextPage

  package static var names: KeyValuePairs<String, Self> { ["anyPage": .anyPage, "nextPage": .nextPage] }
}

private struct PagingSwipe {
  var anchorIndex = 0
  /// Whether the drag runs across the axis, and moves pages along it, like a wheel that turns only up and down.
  var isAcross = false
}

extension DecelerationRate {
  /// The deceleration rate of pages: 0.994, midway between `.normal` and `.fast` (Lobanov, 2020).
  public static let paging = DecelerationRate(rawValue: (normal.rawValue + fast.rawValue) / 2)
}

extension PagingScrollView where Pages == PageLayout {
  package var anchors: [Double] { layout.anchors }

  /// Returns the index of the anchor of a page, which several may share; `nil` if there is no such page.
  public func anchorIndex(ofPage page: Int) -> Int? {
    guard layout.pages.indices.contains(page) else { return nil }
    return layout.nearest(to: layout.pageOffsets[page])
  }
}

extension PagingScrollView: SnappingView {
  /// Begins a drag. Has no effect without pages.
  public mutating func hold(at time: Double) {
    if !layout.indices.isEmpty { snapping.position.beginDragging(at: time) }
  }

  /// Resumes a touchpad drag. The reach of a flick counts from the anchor at which the fingers began.
  public mutating func resume(at time: Double) {
    snapping.target = layout.clamped(swipe.anchorIndex)
    snapping.position.beginDragging(at: time)
  }

  public mutating func drag(by translation: Vector2, at time: Double) {
    let before = contentOffset(at: time)[axis]
    snapping.position.drag(by: displacement(of: translation))
    guard reportsPassedPages else { return }
    interaction.log.pass(layout, from: before, to: contentOffset(at: time)[axis], at: time)
  }

  public func plannedPassings(in times: Range<Double>) -> [MarkPassing] {
    reportsPassedPages ? snapping.position[axis].passings(of: layout, in: times) : []
  }

  public func displacement(of pointer: Vector2) -> Vector2 { Vector2(0 - pointer[axis], along: axis) }

  public func elasticity(along axis: Axis, at time: Double) -> ElasticLimits {
    guard axis == self.axis else { return ElasticLimits(0...0, dimension: 0) }
    return ElasticLimits(layout.limits, coefficient: feel.rubberBandCoefficient, dimension: max(0, layout.viewport))
  }

  public func notchRange(along axis: Axis, at time: Double) -> ClosedRange<Double>? {
    guard axis == self.axis, let first = layout.indices.first, let last = layout.indices.last else { return nil }
    return Double(first - target)...Double(last - target)
  }

  public func nearestEquivalent(of anchor: Int, at time: Double) -> Int {
    layout.equivalent(of: anchor, nearestTo: layout.nearest(to: contentOffset(at: time)[axis]))
  }

  public func position(of anchor: Int) -> Vector2? {
    layout.indices.contains(anchor) ? Vector2(layout.offset(of: anchor), along: axis) : nil
  }

  public func anchor(from position: Vector2, velocity: Vector2) -> Int? {
    guard !layout.indices.isEmpty else { return nil }
    let projection = projection(of: position[axis], velocity[axis])
    return layout.nearest(to: projection).clamped(to: reachable(from: position[axis]))
  }

  /// Returns the anchors that a flick can reach. A drag farther than one page has already chosen its page.
  private func reachable(from offset: Double) -> ClosedRange<Int> {
    let (first, last) = (layout.indices.lowerBound, layout.indices.upperBound - 1)
    guard reach == .nextPage else { return first...last }
    let held = layout.nearest(to: offset)
    return max(first, min(target - 1, held))...min(last, max(target + 1, held))
  }

  /// Drags the pages by precise reports, or turns one by a notch along either axis. Has no effect while a pointer drags
  /// the pages, or if the wheel zooms.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !layout.indices.isEmpty else { return }
    let isAcross = abs(wheel.travel[axis.other]) > abs(wheel.travel[axis])
    guard wheel.isPrecise else {
      return turn(by: Double(notches.add(wheel.travel[isAcross ? axis.other : axis], at: wheel.time)), at: time)
    }
    if !isDragging(at: time) { swipe = PagingSwipe(anchorIndex: target, isAcross: isAcross) }
    follow(wheel, by: Vector2(wheel.travel[swipe.isAcross ? axis.other : axis], along: axis), at: time)
  }
}
