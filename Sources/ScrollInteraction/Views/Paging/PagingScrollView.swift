/// Pages of any length in a row, of which one always comes to rest in its place.
///
/// Let go, it goes by a spring to the anchor nearest to where its velocity would carry it, and keeps that velocity
/// (Lobanov, How UIScrollView works, 2020; there it is the App Store's way of paging). Equal pages as long as the
/// viewport are `isPagingEnabled`. Past the first and the last page it gives way by a rubber band.
///
/// Fingers on a touchpad move the pages as a hand does, and let them go as one when they lift; the notches of a wheel
/// turn them one by one.
///
/// An anchor is a place to rest, and has a number; several short pages may share one, see ``PageLayout/anchors``.
public struct PagingScrollView: Sendable {
  public enum State: Hashable, Sendable { case idle, dragging, snapping }

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
  var touchpad = TouchpadGesture()
  /// How the fingers on the touchpad began.
  private var swipe = Swipe()
  private var value: DraggableValue

  private struct Swipe {
    /// The anchor from which they set out.
    var anchorIndex = 0
    /// Whether they move across the axis: what they do then counts along it, as with a wheel that knows only up and down.
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
}

extension DecelerationRate {
  /// 0.994, midway between `.normal` and `.fast`: with the former a flick runs past too many pages, with the latter past
  /// hardly any (Lobanov, How UIScrollView works, 2020).
  public static let paging = DecelerationRate(rawValue: (normal.rawValue + fast.rawValue) / 2)
}

// MARK: - Asking

extension PagingScrollView {
  public func contentOffset(at time: Double) -> Vector2 { along(value.value(at: time)) }

  /// The velocity of the content offset in points per second.
  public func velocity(at time: Double) -> Vector2 { along(value.velocity(at: time)) }

  private func along(_ number: Double) -> Vector2 {
    var vector = Vector2.zero
    vector[axis] = number
    return vector
  }

  public func state(at time: Double) -> State {
    switch value.state(at: time) {
    case .idle: .idle
    case .dragging: .dragging
    case .moving: value.isStanding(at: time) ? .dragging : .snapping
    }
  }

  /// The offset along the axis with all that is known of it: its motion, its pull, its limits.
  public var offset: DraggableValue { value }

  /// From when on it stands still: `nil` while it is held.
  public var restTime: Double? { value.restTime }

  /// Where along the axis its velocity would carry it if it were let go now.
  public func projection(at time: Double) -> Double {
    project(value.value(at: time), velocity: value.velocity(at: time), rate: feel.decelerationRate)
  }

  /// Where it is between its anchors, in anchors: 1.25 is a quarter of the way from the second to the third. From 0 to
  /// the last one's number, however far it is pulled.
  public func progress(at time: Double) -> Double {
    let offset = value.value(at: time)
    guard let next = anchors.firstIndex(where: { $0 > offset }), next > 0 else {
      return anchors.first.map { offset < $0 ? 0 : Double(anchors.count - 1) } ?? 0
    }
    return Double(next - 1) + (offset - anchors[next - 1]) / (anchors[next] - anchors[next - 1])
  }

  /// The number of the anchor at which a page has its place.
  public func anchorIndex(ofPage page: Int) -> Int? {
    guard layout.pages.indices.contains(page) else { return nil }
    return nearestAnchor(to: layout.pageOffsets[page], among: anchors.indices)
  }

  private func nearestAnchor(to offset: Double, among indices: Range<Int>) -> Int? {
    anchors[indices].nearest(to: offset).flatMap(anchors.firstIndex(of:))
  }
}

// MARK: - The pointer

extension PagingScrollView {
  /// Takes in one event of a pointer; times as in `SimpleScrollView`.
  ///
  /// - Returns: the position of a click or tap; a press that stopped moving pages is none.
  public mutating func handle(_ event: PointerEvent, at time: Double) -> Vector2? {
    let wasHeld = value.isDragging
    switch pan.handle(event) {
    case .pressed: press(at: time)
    case .began(let translation), .changed(let translation): drag(by: translation, at: time, hostTime: event.time)
    case .ended(let velocity): release(velocity: -velocity[axis], at: time)
    case .cancelled: release(velocity: 0, at: time)
    case .tapped(let position):
      release(velocity: 0, at: time)
      return wasHeld ? nil : position
    case nil: break
    }
    return nil
  }

  /// Ends what the pointer does: the nearest page goes to its place.
  public mutating func cancel(at time: Double) {
    if pan.cancel() != nil { release(velocity: 0, at: time) }
  }

  /// Stops pages that move, where they are.
  private mutating func press(at time: Double) {
    leaveTouchpad()
    if value.isMoving(at: time) { value.beginDragging(at: time) }
  }

  /// Nothing can be pulled where there is nothing.
  private mutating func drag(by translation: Vector2, at time: Double, hostTime: Double) {
    guard !anchors.isEmpty else { return }
    value.beginDragging(at: time)
    value.drag(by: -translation[axis], at: time, hostTime: hostTime)
  }

  private mutating func release(velocity: Double, at time: Double) {
    guard value.isDragging else { return }
    let shown = value.endDragging(velocity: velocity, at: time)
    let projection = project(shown.value, velocity: shown.velocity, rate: feel.decelerationRate)
    guard let index = nearestAnchor(to: projection, among: reachable(from: shown.value)) else { return }
    settle(at: index, velocity: shown.velocity, time)
  }

  /// The anchors to which a flick may go. A hand that has pulled it farther than one page has chosen that page itself.
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
}

// MARK: - Wheels

extension PagingScrollView {
  /// Takes in one report of a wheel or of a touchpad. Pages in the hand stay there, and a wheel that asks to zoom does
  /// nothing here.
  ///
  /// Precise reports move the pages as a hand does, with the rubber band at both ends; once the fingers have lifted the
  /// page nearest to where their velocity would carry goes to its place. A notch turns one page, along the axis or not.
  ///
  /// - Parameters:
  ///   - wheel: the report.
  ///   - time: in the clock in which pages move.
  ///   - hostTime: when it was reported by the host's clock, where that is not the caller's.
  public mutating func handle(_ wheel: WheelEvent, at time: Double, hostTime: Double? = nil) {
    guard !wheel.isZoom, !value.isDragging, !anchors.isEmpty, wheel.delta.isFinite else { return }
    let isAcross = abs(wheel.travel[axis.other]) > abs(wheel.travel[axis])
    guard wheel.isPrecise else { return turn(by: wheel.travel[isAcross ? axis.other : axis], at: time) }
    if !touchpad.isUnderWay(at: time) { swipe = Swipe(anchorIndex: anchorIndex, isAcross: isAcross) }
    let travel = wheel.travel[swipe.isAcross ? axis.other : axis]
    follow(wheel, by: along(travel), at: time, hostTime: hostTime ?? time) {
      $0.value.drag(by: travel, at: time, hostTime: hostTime ?? time)
    }
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
}

extension PagingScrollView: TouchpadScrolling {
  /// A flick is told from where its fingers set out.
  mutating func take(at time: Double, isFirst: Bool) {
    if !isFirst { anchorIndex = swipe.anchorIndex.clamped(to: 0...max(0, anchors.count - 1)) }
    value.beginDragging(at: time)
  }

  mutating func letGo(velocity: Vector2, at time: Double) {
    release(velocity: velocity[axis], at: time)
  }

  mutating func stand(as held: PagingScrollView, from time: Double) { value.stand(as: held.value, from: time) }

  func isStretched(at time: Double) -> Bool { value.isStretched(at: time) }
}

// MARK: - Programs

extension PagingScrollView {
  /// Goes to an anchor; pages in flight keep their velocity, pages in the hand stay there.
  public mutating func snap(to index: Int, at time: Double) {
    guard anchors.indices.contains(index), !value.isDragging else { return }
    leaveTouchpad()
    settle(at: index, velocity: value.velocity(at: time), time)
  }

  /// Shows other pages, or the same through another viewport; the number of its anchor stays as long as there is one.
  ///
  /// At rest it is at its new anchor at once, in flight it goes there with its velocity, in the hand it stays where it
  /// is.
  public mutating func setLayout(_ new: PageLayout, at time: Double) {
    guard new != layout else { return }
    replanning(at: time) { view in
      view.layout = new
      view.anchors = new.anchors
      view.anchorIndex = view.anchorIndex.clamped(to: 0...max(0, new.anchors.count - 1))
      view.reanchor(at: time)
    }
  }

  public mutating func setFeel(_ new: SnapFeel, at time: Double) {
    guard new != feel else { return }
    replanning(at: time) { view in
      view.feel = new
      view.reanchor(at: time)
    }
  }

  private mutating func reanchor(at time: Double) {
    let isMoving = value.isMoving(at: time)
    value.setElasticity(PagingScrollView.elasticity(layout, feel), at: time)
    if anchors.isEmpty {
      value.rest(at: 0)
    } else if isMoving {
      snap(to: anchorIndex, at: time)
    } else if !value.isDragging {
      value.rest(at: anchors[anchorIndex])
    }
  }
}
