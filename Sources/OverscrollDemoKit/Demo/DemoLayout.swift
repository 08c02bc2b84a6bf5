/// The geometry that a reader of a trace needs to interpret a demo's snapshots.
package struct DemoLayout: Equatable, Sendable {
  /// The points to which a demo snaps: numbers along one axis, or positions in the plane.
  package enum Anchors: Equatable, Sendable {
    case numbers([Double])
    case points([Vector2])
  }

  /// The size of the stage.
  package var viewport: Size
  package var contentSize: Size?
  package var anchors: Anchors?
  /// The lowest and the highest value at rest, for each limited value.
  package var limits: [DemoValue: ClosedRange<Double>]

  package init(
    viewport: Size, contentSize: Size? = nil, anchors: Anchors? = nil, limits: [DemoValue: ClosedRange<Double>] = [:]
  ) {
    (self.viewport, self.contentSize, self.anchors, self.limits) = (viewport, contentSize, anchors, limits)
  }
}
