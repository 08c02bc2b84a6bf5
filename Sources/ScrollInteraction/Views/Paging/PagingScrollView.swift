/// Pages of any length in a row, of which one always comes to rest at its anchor.
///
/// Released, it goes by a spring to the anchor nearest to where its velocity would carry it, and keeps that velocity
/// (Lobanov, How UIScrollView works, 2020; there it is the App Store's way of paging). A flick goes to the next anchor in
/// its direction at least, however short it was: see ``minimumFlickVelocity``. Equal pages as long as the viewport, with a
/// `reach` of one page, are `isPagingEnabled`. Past the first and the last page it gives way by a rubber band.
///
/// Pointers and the fingers on a touchpad drag the pages; the notches of a wheel turn them one by one.
///
/// Where the anchors are is up to ``SnapPoints``: pages in a list (``PageLayout``), equal ones without end
/// (``EqualPages``), or your own.
public struct PagingScrollView<Pages: SnapPoints>: Sendable {
  /// What moves it.
  public typealias State = ViewState

  /// Where the pages rest.
  public private(set) var layout: Pages
  /// The numbers by which it goes to where it rests.
  public private(set) var feel: SnapFeel
  /// How far one flick may go.
  public var reach: PagingReach
  /// A release at this velocity or above it, in points per second, is a flick: it turns a page in its direction though its
  /// velocity alone would not carry it past the middle. 250 by default, below which iOS takes no release for a flick (see
  /// `ScrollFeel.startingVelocity`); Compose's pager and Android's `ViewPager` have 400 dp/s. Infinity for none; with 0 any
  /// velocity is one.
  public var minimumFlickVelocity: Double
  /// 250 pt/s.
  public static var standardFlickVelocity: Double { 250 }
  /// The direction in which the pages follow each other.
  public let axis: Axis
  /// The number of the anchor at which it rests or to which it goes; 0 when there is no page.
  public private(set) var anchorIndex: Int
  /// The gestures that drag it, its events, and the hook at the end of a drag.
  public var interaction: Interaction<Int>
  /// How wheels and touchpads move it.
  public var wheelFeel = WheelFeel.standard
  /// By what law a velocity is projected before the nearest anchor is chosen; `nil` for the rate of the feel.
  public var decelerationLaw: DecelerationLaw?
  private var notches = NotchCounter()
  private var swipe = PagingSwipe()
  private var value: DraggableValue

  /// - Parameters:
  ///   - layout: the pages, and the viewport through which they are seen.
  ///   - axis: in which the pages follow each other.
  ///   - anchorIndex: where it begins.
  ///   - feel: the numbers by which it goes to its pages.
  ///   - reach: how far one flick may go.
  ///   - minimumFlickVelocity: from which on a release turns a page, in points per second.
  ///   - slop: how far pointers may travel before they drag.
  public init(
    layout: Pages, axis: Axis = .x, anchorIndex: Int = 0,
    feel: SnapFeel = SnapFeel(decelerationRate: .paging), reach: PagingReach = .anyPage,
    minimumFlickVelocity: Double = standardFlickVelocity, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.axis = axis
    self.feel = feel
    self.reach = reach
    self.minimumFlickVelocity = minimumFlickVelocity
    self.anchorIndex = layout.clamped(anchorIndex)
    interaction = Interaction(slop: slop)
    value = DraggableValue(
      layout.indices.isEmpty ? 0 : layout.offset(of: self.anchorIndex),
      elasticity: PagingScrollView.elasticity(layout, feel))
  }

  private static func elasticity(_ layout: Pages, _ feel: SnapFeel) -> ElasticLimits {
    ElasticLimits(layout.limits, coefficient: feel.rubberBandCoefficient, dimension: max(0, layout.viewport))
  }

  // MARK: - Asking

  /// The point of the content, in points of it as it is shown, at the top left corner of the viewport.
  public func contentOffset(at time: Double) -> Vector2 { Vector2(value.value(at: time), along: axis) }

  /// The velocity of the content offset in points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 { Vector2(speed(at: time), along: axis) }

  private func speed(at time: Double) -> Double {
    value.velocity(at: time, dragVelocity: 0 - pointerVelocity(at: time)[axis])
  }

  /// What moves it at `time`.
  public func state(at time: Double) -> ViewState {
    if isHeld || value.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The offset along the axis with all that is known of it: its motion, its drag, its limits.
  public var offset: DraggableValue { withDragVelocity(value) { 0 - $0.pointerVelocity(at: $1)[$0.axis] } }

  /// From when on it stands still: `nil` in a drag, −∞ where nothing has moved it since it was put
  /// there, else a time of the caller's clock, which may be past.
  public var restTime: Double? { value.restTime }

  /// The number of the anchor at which it rests or to which it goes, as ``anchorIndex``.
  public var target: Int { anchorIndex }

  /// Where along the axis it would be carried if it were released now: by its velocity, and at least to the next anchor if
  /// that is the velocity of a flick.
  public func projection(at time: Double) -> Double { projection(of: value.value(at: time), speed(at: time)) }

  private func projection(of offset: Double, _ velocity: Double) -> Double {
    let projection = feel.projection(from: offset, velocity: velocity, decelerationLaw)
    guard velocity != 0, abs(velocity) >= minimumFlickVelocity else { return projection }
    let next = velocity < 0 ? layout.previous(before: offset) : layout.next(after: offset)
    guard let anchor = next.map(layout.offset) else { return projection }
    return velocity < 0 ? min(projection, anchor) : max(projection, anchor)
  }

  /// Where it is between its anchors, in anchors: 1.25 is a quarter of the way from the second to the third. From the
  /// first one's number to the last one's, however far it is stretched; 0 when there is no page.
  public func progress(at time: Double) -> Double {
    let offset = value.value(at: time).clamped(to: layout.limits)
    guard !layout.indices.isEmpty else { return 0 }
    let nearest = layout.nearest(to: offset)
    let index = layout.offset(of: nearest) > offset ? nearest - 1 : nearest
    guard layout.indices.contains(index + 1) else { return Double(layout.clamped(index)) }
    let (start, end) = (layout.offset(of: index), layout.offset(of: index + 1))
    return Double(index) + (offset - start) / (end - start)
  }

  // MARK: - Programs

  /// Goes on by so many anchors from the one to which it goes, as far as there are any.
  ///
  /// - Parameters:
  ///   - count: positive towards the last; at least one, whatever the fraction.
  ///   - time: in the clock in which pages move.
  public mutating func turn(by count: Double, at time: Double) {
    guard count.isFinite, count != 0 else { return }
    let whole = Int(count.rounded(.awayFromZero).clamped(to: -1e6...1e6))
    snap(to: layout.clamped(anchorIndex + whole), at: time)
  }

  /// Goes to an anchor, or is there at once; pages in flight keep their velocity, pages that are dragged stay there.
  /// An index out of range changes nothing.
  public mutating func snap(to index: Int, animated: Bool = true, at time: Double) {
    guard layout.indices.contains(index) else { return }
    move(at: time) { view in
      view.settle(at: index, velocity: view.value.velocity(at: time), time)
      if !animated { view.value.rest(at: view.layout.offset(of: index)) }
    }
  }

  /// Has pages follow any motion of the offset along the axis, unless they are dragged.
  ///
  /// They are at once where the motion begins, and past the first and the last page they are shown within the reach of
  /// the rubber band. They are on their way to the anchor nearest to where the motion ends: where it ends beside that,
  /// the feel's spring takes them there. Other pages or numbers on the way give them to the spring, with their
  /// velocity. A destination that is not finite changes nothing.
  ///
  /// - Parameters:
  ///   - motion: of the offset, in points.
  ///   - time: when the motion begins, in the clock in which pages move.
  public mutating func follow(_ motion: some Motion, at time: Double) {
    guard motion.destination.isFinite, !layout.indices.isEmpty else { return }
    move(at: time) { view in
      view.anchorIndex = view.layout.nearest(to: motion.destination)
      view.value.follow(
        motion, endingAt: view.layout.offset(of: view.anchorIndex), spring: view.feel.spring,
        threshold: view.feel.threshold, from: time)
    }
  }

  /// Shows other pages, or the same through another viewport; the number of its anchor stays as long as there is one.
  ///
  /// At rest it is at its new anchor at once, or goes there where that is `animated`; in flight it goes there with its
  /// velocity, in a drag it stays where it is.
  public mutating func setLayout(_ new: Pages, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    replan(animated: animated, at: time) { view in
      view.layout = new
      view.anchorIndex = new.clamped(view.anchorIndex)
      view.reanchor(animated: animated, at: time)
    }
  }

  /// Moves by other numbers from now on; position and velocity stay.
  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replan(at: time) { view in
      view.feel = new
      view.reanchor(animated: false, at: time)
    }
  }

  private mutating func reanchor(animated: Bool, at time: Double) {
    let isMoving = isMoving(at: time)
    value.setElasticity(PagingScrollView.elasticity(layout, feel), at: time)
    if layout.indices.isEmpty {
      value.rest(at: 0)
    } else if isMoving || animated && !isHeld {
      settle(at: anchorIndex, velocity: value.velocity(at: time), time)
    } else if !isHeld {
      value.rest(at: layout.offset(of: anchorIndex))
    }
  }
}

/// How far one flick may go.
public enum PagingReach: Hashable, Sendable, CaseIterable {
  /// As far as its velocity carries.
  case anyPage
  /// To the next page at most, however hard.
  case nextPage
}

/// How a drag of a touchpad began.
private struct PagingSwipe {
  /// The anchor from which it set out.
  var anchorIndex = 0
  /// Whether it goes across the axis: it then moves pages along it, as a wheel does that turns only up and down.
  var isAcross = false
}

extension DecelerationRate {
  /// 0.994, midway between `.normal` and `.fast`: with the former a flick runs past too many pages, with the latter past
  /// hardly any (Lobanov, How UIScrollView works, 2020).
  public static let paging = DecelerationRate(rawValue: (normal.rawValue + fast.rawValue) / 2)
}

extension SnapPoints {
  /// The number nearest to `index`; 0 where there is none.
  fileprivate func clamped(_ index: Int) -> Int {
    guard let first = indices.first, let last = indices.last else { return 0 }
    return index.clamped(to: first...last)
  }
}

extension PagingScrollView where Pages == PageLayout {
  /// The offsets at which it may rest, rising; empty when there is no page.
  public var anchors: [Double] { layout.anchors }

  /// The number of the anchor at which a page rests. Several short pages may share one, see ``PageLayout/anchors``.
  public func anchorIndex(ofPage page: Int) -> Int? {
    guard layout.pages.indices.contains(page) else { return nil }
    return layout.nearest(to: layout.pageOffsets[page])
  }
}

extension PagingScrollView: DraggableView {
  /// Nothing can be dragged where there is no page.
  public mutating func hold(at time: Double) {
    if !layout.indices.isEmpty { value.beginDragging(at: time) }
  }

  /// How far a flick may go counts from where its fingers set out.
  public mutating func resume(at time: Double) {
    anchorIndex = layout.clamped(swipe.anchorIndex)
    value.beginDragging(at: time)
  }

  public mutating func drag(by translation: Vector2, at time: Double) { value.drag(by: -translation[axis]) }

  public mutating func release(velocity: Vector2, at time: Double) {
    let shown = value.endDragging(velocity: 0 - velocity[axis], at: time)
    guard !layout.indices.isEmpty else { return }
    let projection = projection(of: shown.value, shown.velocity)
    let index = layout.nearest(to: projection).clamped(to: reachable(from: shown.value))
    let target = interaction.target(for: Vector2(shown.velocity, along: axis), index)
    settle(at: layout.clamped(target), velocity: shown.velocity, time)
  }

  /// The anchors to which a flick may go. A drag farther than one page has chosen that page itself.
  private func reachable(from offset: Double) -> ClosedRange<Int> {
    let (first, last) = (layout.indices.lowerBound, layout.indices.upperBound - 1)
    guard reach == .nextPage else { return first...last }
    let held = layout.nearest(to: offset)
    return max(first, min(anchorIndex - 1, held))...min(last, max(anchorIndex + 1, held))
  }

  private mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    anchorIndex = index
    value.spring(
      to: layout.offset(of: index), spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }

  public mutating func hold(as other: PagingScrollView, from time: Double) { value.hold(as: other.value, from: time) }

  public func isStretched(at time: Double) -> Bool { value.isStretched(at: time) }

  /// Precise reports drag the pages, with the rubber band at both ends; when the fingers have lifted the page nearest to
  /// where their velocity would carry goes to its anchor. A notch turns one page, along the axis or not. Pages that a
  /// pointer drags stay there, and a wheel that zooms does nothing here.
  public mutating func respond(to wheel: WheelEvent, at time: Double) {
    guard !wheel.isZoom, !isHeld, !layout.indices.isEmpty else { return }
    let isAcross = abs(wheel.travel[axis.other]) > abs(wheel.travel[axis])
    guard wheel.isPrecise else {
      return turn(by: Double(notches.add(wheel.travel[isAcross ? axis.other : axis], at: wheel.time)), at: time)
    }
    if !touchpad.isUnderWay(at: time) { swipe = PagingSwipe(anchorIndex: anchorIndex, isAcross: isAcross) }
    follow(wheel, by: Vector2(wheel.travel[swipe.isAcross ? axis.other : axis], along: axis), at: time)
  }
}
