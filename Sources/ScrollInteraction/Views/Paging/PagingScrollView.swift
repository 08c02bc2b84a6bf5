/// Pages of any length in a row, of which one always comes to rest at its anchor.
///
/// Released, it goes by a spring to the anchor nearest to where its velocity would carry it, and keeps that velocity
/// (Lobanov, How UIScrollView works, 2020; there it is the App Store's way of paging). Equal pages as long as the
/// viewport are `isPagingEnabled`. Past the first and the last page it gives way by a rubber band.
///
/// Pointers and the fingers on a touchpad drag the pages; the notches of a wheel turn them one by one.
///
/// Several short pages may share one anchor, see ``PageLayout/anchors``.
public struct PagingScrollView: Sendable {
  public enum State: String, Hashable, Sendable { case idle, dragging, snapping }

  /// How far one flick may go.
  public enum Reach: Hashable, Sendable, CaseIterable {
    /// As far as its velocity carries.
    case anyPage
    /// To the next page at most, however hard.
    case nextPage
  }

  public private(set) var layout: PageLayout
  /// The offsets at which it may rest, rising; empty when there is no page.
  public private(set) var anchors: [Double]
  public private(set) var feel: SnapFeel
  public var reach: Reach
  /// The direction in which the pages follow each other.
  public let axis: Axis
  /// The number of the anchor at which it rests or to which it goes; 0 when there is no page.
  public private(set) var anchorIndex: Int
  public var pan: PanGesture
  /// How wheels and touchpads move it.
  public var wheelFeel = WheelFeel.standard
  var touchpad = TouchpadGesture()
  private var notches = NotchCounter()
  private var swipe = Swipe()
  private var value: DraggableValue

  /// How a drag of a touchpad began.
  private struct Swipe {
    /// The anchor from which it set out.
    var anchorIndex = 0
    /// Whether it goes across the axis: it then moves pages along it, as a wheel does that turns only up and down.
    var isAcross = false
  }

  /// - Parameters:
  ///   - layout: the pages, and the viewport through which they are seen.
  ///   - axis: in which the pages follow each other.
  ///   - anchorIndex: where it begins.
  ///   - feel: the numbers by which it goes to its pages.
  ///   - reach: how far one flick may go.
  ///   - slop: how far pointers may travel before they drag.
  public init(
    layout: PageLayout, axis: Axis = .x, anchorIndex: Int = 0,
    feel: SnapFeel = SnapFeel(decelerationRate: .paging), reach: Reach = .anyPage, slop: PanGesture.Slop = .standard
  ) {
    self.layout = layout
    self.axis = axis
    self.feel = feel
    self.reach = reach
    anchors = layout.anchors
    self.anchorIndex = anchorIndex.clamped(to: 0...max(0, anchors.count - 1))
    pan = PanGesture(slop: slop)
    value = DraggableValue(
      anchors.isEmpty ? 0 : anchors[self.anchorIndex], elasticity: PagingScrollView.elasticity(layout, feel))
  }

  private static func elasticity(_ layout: PageLayout, _ feel: SnapFeel) -> ElasticLimits {
    ElasticLimits(layout.limits, coefficient: feel.rubberBandCoefficient, dimension: max(0, layout.viewport))
  }

  // MARK: - Asking

  public func contentOffset(at time: Double) -> Vector2 { along(value.value(at: time)) }

  /// The velocity of the content offset in points per second; in a drag that with which it would be released now.
  public func velocity(at time: Double) -> Vector2 { along(speed(at: time)) }

  private func speed(at time: Double) -> Double {
    value.velocity(at: time, dragVelocity: 0 - pointerVelocity(at: time)[axis])
  }

  private func along(_ number: Double) -> Vector2 {
    var vector = Vector2.zero
    vector[axis] = number
    return vector
  }

  public func state(at time: Double) -> State {
    if isHeld || value.isOnHold(at: time) { return .dragging }
    return isMoving(at: time) ? .snapping : .idle
  }

  /// The offset along the axis with all that is known of it: its motion, its drag, its limits.
  public var offset: DraggableValue { withDragVelocity(value) { 0 - $0.pointerVelocity(at: $1)[$0.axis] } }

  /// From when on it stands still: `nil` in a drag.
  public var restTime: Double? { value.restTime }

  /// Where along the axis its velocity would carry it if it were released now.
  public func projection(at time: Double) -> Double {
    project(value.value(at: time), velocity: speed(at: time), rate: feel.decelerationRate)
  }

  /// Where it is between its anchors, in anchors: 1.25 is a quarter of the way from the second to the third. From 0 to
  /// the last one's number, however far it is stretched.
  public func progress(at time: Double) -> Double {
    let offset = value.value(at: time)
    guard let next = anchors.firstIndex(where: { $0 > offset }), next > 0 else {
      return anchors.first.map { offset < $0 ? 0 : Double(anchors.count - 1) } ?? 0
    }
    return Double(next - 1) + (offset - anchors[next - 1]) / (anchors[next] - anchors[next - 1])
  }

  /// The number of the anchor at which a page rests.
  public func anchorIndex(ofPage page: Int) -> Int? {
    guard layout.pages.indices.contains(page) else { return nil }
    return nearestAnchor(to: layout.pageOffsets[page], among: anchors.indices)
  }

  private func nearestAnchor(to offset: Double, among indices: Range<Int>) -> Int? {
    anchors[indices].nearest(to: offset).flatMap(anchors.firstIndex(of:))
  }

  // MARK: - Dragging

  /// Takes in an event of a pointer; times as in ``SimpleScrollView``.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving pages is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? { follow(event, at: time) }

  /// Ends what the pointer does: the nearest page goes to its anchor.
  public mutating func cancel(at time: Double) { cancelPan(at: time) }

  // MARK: - Wheels

  /// Takes in a report of a wheel or of a touchpad. Pages that a pointer drags stay there, and a wheel that zooms does
  /// nothing here.
  ///
  /// Precise reports drag the pages, with the rubber band at both ends; when the fingers have lifted the page nearest to
  /// where their velocity would carry goes to its anchor. A notch turns one page, along the axis or not.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let wheel = wheelFeel.adjusted(wheel)
    guard !wheel.isZoom, !isHeld, !anchors.isEmpty, wheel.delta.isFinite else { return }
    let isAcross = abs(wheel.travel[axis.other]) > abs(wheel.travel[axis])
    guard wheel.isPrecise else {
      return turn(by: Double(notches.add(wheel.travel[isAcross ? axis.other : axis], at: wheel.time)), at: time)
    }
    if !touchpad.isUnderWay(at: time) { swipe = Swipe(anchorIndex: anchorIndex, isAcross: isAcross) }
    follow(wheel, by: along(wheel.travel[swipe.isAcross ? axis.other : axis]), at: time)
  }

  /// Goes on by so many anchors from the one to which it goes, as far as there are any.
  ///
  /// - Parameters:
  ///   - count: positive towards the last; at least one, whatever the fraction.
  ///   - time: in the clock in which pages move.
  public mutating func turn(by count: Double, at time: Double) {
    guard count.isFinite, count != 0 else { return }
    let whole = Int(count.rounded(.awayFromZero).clamped(to: -1e6...1e6))
    snap(to: (anchorIndex + whole).clamped(to: 0...max(0, anchors.count - 1)), at: time)
  }

  // MARK: - Programs

  /// Goes to an anchor; pages in flight keep their velocity, pages that are dragged stay there.
  public mutating func snap(to index: Int, at time: Double) {
    guard anchors.indices.contains(index), !isHeld else { return }
    leaveTouchpad()
    settle(at: index, velocity: value.velocity(at: time), time)
  }

  /// Shows other pages, or the same through another viewport; the number of its anchor stays as long as there is one.
  ///
  /// At rest it is at its new anchor at once, in flight it goes there with its velocity, in a drag it stays where it is.
  public mutating func setLayout(_ new: PageLayout, at time: Double) {
    set(\.layout, to: new, at: time) { view in
      view.anchors = new.anchors
      view.anchorIndex = view.anchorIndex.clamped(to: 0...max(0, new.anchors.count - 1))
      view.reanchor(at: time)
    }
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    set(\.feel, to: new, at: time) { $0.reanchor(at: time) }
  }

  private mutating func reanchor(at time: Double) {
    let isMoving = isMoving(at: time)
    value.setElasticity(PagingScrollView.elasticity(layout, feel), at: time)
    if anchors.isEmpty {
      value.rest(at: 0)
    } else if isMoving {
      snap(to: anchorIndex, at: time)
    } else if !isHeld {
      value.rest(at: anchors[anchorIndex])
    }
  }
}

extension DecelerationRate {
  /// 0.994, midway between `.normal` and `.fast`: with the former a flick runs past too many pages, with the latter past
  /// hardly any (Lobanov, How UIScrollView works, 2020).
  public static let paging = DecelerationRate(rawValue: (normal.rawValue + fast.rawValue) / 2)
}

extension PagingScrollView: DraggableView {
  /// Nothing can be dragged where there is no page.
  mutating func beginDragging(at time: Double) {
    if !anchors.isEmpty { value.beginDragging(at: time) }
  }

  /// How far a flick may go counts from where its fingers set out.
  mutating func resumeDragging(at time: Double) {
    anchorIndex = swipe.anchorIndex.clamped(to: 0...max(0, anchors.count - 1))
    value.beginDragging(at: time)
  }

  mutating func drag(by translation: Vector2, at time: Double) { value.drag(by: -translation[axis]) }

  mutating func endDragging(velocity: Vector2, at time: Double) {
    guard isHeld else { return }
    let shown = value.endDragging(velocity: 0 - velocity[axis], at: time)
    let projection = project(shown.value, velocity: shown.velocity, rate: feel.decelerationRate)
    guard let index = nearestAnchor(to: projection, among: reachable(from: shown.value)) else { return }
    settle(at: index, velocity: shown.velocity, time)
  }

  /// The anchors to which a flick may go. A drag farther than one page has chosen that page itself.
  private func reachable(from offset: Double) -> Range<Int> {
    guard reach == .nextPage, let held = nearestAnchor(to: offset, among: anchors.indices) else {
      return anchors.indices
    }
    return max(0, min(anchorIndex - 1, held))..<min(anchors.count, max(anchorIndex + 1, held) + 1)
  }

  private mutating func settle(at index: Int, velocity: Double, _ time: Double) {
    anchorIndex = index
    value.spring(
      to: anchors[index], spring: feel.spring, velocity: velocity, threshold: feel.threshold, at: time)
  }

  mutating func hold(as other: PagingScrollView, from time: Double) { value.hold(as: other.value, from: time) }

  func isStretched(at time: Double) -> Bool { value.isStretched(at: time) }
}
