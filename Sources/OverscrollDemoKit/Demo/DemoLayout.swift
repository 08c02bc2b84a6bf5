import ScrollGeometry

/// What is needed to understand a demo's snapshots from outside.
package struct DemoLayout: Equatable, Sendable {
  /// Points to which a demo goes by itself: numbers along one axis, or positions in the plane.
  package enum Anchors: Equatable, Sendable {
    case numbers([Double])
    case points([Vector2])
  }

  /// Of the stage, in its points.
  package var viewport: Rect
  package var contentSize: Size?
  package var anchors: Anchors?
  /// The lowest and the highest value at rest, by the name of the value.
  package var limits: [String: ClosedRange<Double>]

  package init(
    viewport: Rect, contentSize: Size? = nil, anchors: Anchors? = nil, limits: [String: ClosedRange<Double>] = [:]
  ) {
    (self.viewport, self.contentSize, self.anchors, self.limits) = (viewport, contentSize, anchors, limits)
  }
}
