/// What a reader of a trace needs to understand a demo's snapshots.
package struct DemoLayout: Equatable, Sendable {
  /// Points to which a demo goes by itself: numbers along one axis, or positions in the plane.
  package enum Anchors: Equatable, Sendable {
    case numbers([Double])
    case points([Vector2])
  }

  /// The size of the stage.
  package var viewport: Size
  package var contentSize: Size?
  package var anchors: Anchors?
  /// The lowest and the highest value at rest.
  package var limits: [DemoValue: ClosedRange<Double>]

  package init(
    viewport: Size, contentSize: Size? = nil, anchors: Anchors? = nil, limits: [DemoValue: ClosedRange<Double>] = [:]
  ) {
    (self.viewport, self.contentSize, self.anchors, self.limits) = (viewport, contentSize, anchors, limits)
  }
}
