// Names of 0.2 that have become others. They go with 0.4.

extension DraggableValue {
  @available(*, deprecated, renamed: "target(at:)")
  public func destination(at time: Double) -> Double { target(at: time) }
}

extension DraggableView {
  @available(*, deprecated, renamed: "freeze(as:from:)")
  public mutating func hold(as other: Self, from time: Double) { freeze(as: other, from: time) }
}

extension ZoomableScrollView {
  @available(*, deprecated, renamed: "targetZoomScale")
  public var restingZoomScale: Double { targetZoomScale }
}

extension Drawer {
  @available(*, deprecated, renamed: "target")
  public var anchorIndex: Int { target }

  @available(*, deprecated, message: "Use anchors[target].")
  public var anchor: Double { anchors[target] }
}

extension PagingScrollView {
  @available(*, deprecated, renamed: "target")
  public var anchorIndex: Int { target }
}

extension PictureInPicture {
  @available(*, deprecated, renamed: "target")
  public var anchor: Anchor { target }
}
