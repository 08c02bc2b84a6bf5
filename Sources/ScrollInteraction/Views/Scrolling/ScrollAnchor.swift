/// The part of the content that keeps its position in the viewport when a layout changes, as SwiftUI's
/// `defaultScrollAnchor`.
public enum ScrollAnchor: Hashable, Sendable, CaseIterable, NamedCase {
  /// The content at the start of the viewport: the offset is kept.
  case start
  /// The content in the middle of the viewport. Content in motion keeps its offset.
  case center
  /// The end of the content, if the view shows it. Content that rests within a point of its end, or that is on its way
  /// there, is at its end afterwards. Any other content keeps its offset.
  case end

  package static var names: KeyValuePairs<String, Self> { ["start": .start, "center": .center, "end": .end] }
}

extension PerAxis where Value == ScrollAnchor {
  /// The start of the viewport along both axes.
  public static var start: PerAxis { PerAxis(x: .start, y: .start) }
  /// The middle of the viewport along both axes.
  public static var center: PerAxis { PerAxis(x: .center, y: .center) }
  /// The lower end of the content, as in a conversation. Along the x axis, the start of the viewport.
  public static var end: PerAxis { PerAxis(x: .start, y: .end) }
}

extension DraggableValue {
  /// Changes the limits, and keeps the content at `anchor` in place in a viewport that gains `growth` points. If
  /// `animated`, content at rest that has to move does so by `spring`, and not at once.
  mutating func setElasticity(
    _ new: ElasticLimits, keeping anchor: ScrollAnchor, viewportGrowth growth: Double, animated: Bool,
    spring: Spring, threshold: Double, at time: Double, leavesBehind: Bool = false
  ) {
    let shown = value(at: time)
    let isAtRest = !isDragging && !isMoving(at: time)
    // Within a point of the upper limit, at rest or on the way there.
    let keepsEnd = anchor == .end && !isDragging && target(at: time) >= elasticity.limits.upperBound - 1
    setElasticity(new, threshold: threshold, at: time, leavesBehind: leavesBehind)
    let end = new.limits.upperBound
    if keepsEnd, target(at: time) != end {
      if isAtRest { rest(at: end) } else { self.spring(to: end, spring: spring, threshold: threshold, at: time) }
    } else if anchor == .center, isAtRest, growth != 0 {
      rest(at: (shown - growth / 2).clamped(to: new.limits))
    }
    let moved = value(at: time)
    guard animated, isAtRest, moved != shown else { return }
    rest(at: shown)
    self.spring(to: moved, spring: spring, threshold: threshold, at: time)
  }
}
