// Names of 0.2 that have become others. They go with 0.4.

extension DraggableValue {
  /// The former name of ``target(at:)``.
  @available(*, deprecated, renamed: "target(at:)")
  public func destination(at time: Double) -> Double { target(at: time) }
}

extension DraggableView {
  /// The former name of ``freeze(as:from:)``.
  @available(*, deprecated, renamed: "freeze(as:from:)")
  public mutating func hold(as other: Self, from time: Double) { freeze(as: other, from: time) }
}

extension ZoomableScrollView {
  /// The former name of ``targetZoomScale``.
  @available(*, deprecated, renamed: "targetZoomScale")
  public var restingZoomScale: Double { targetZoomScale }
}

extension Drawer {
  /// The former name of ``target``.
  @available(*, deprecated, renamed: "target")
  public var anchorIndex: Int { target }

  /// The anchor at which the sheet rests or to which it moves; while hidden, its previous one.
  @available(*, deprecated, message: "Use anchors[target].")
  public var anchor: Double { anchors[target] }
}

extension PagingScrollView {
  /// The former name of ``target``.
  @available(*, deprecated, renamed: "target")
  public var anchorIndex: Int { target }
}

extension PictureInPicture {
  /// The former name of ``target``.
  @available(*, deprecated, renamed: "target")
  public var anchor: Anchor { target }
}

extension SimpleScrollView {
  /// Inserts content before the beginning. Visible content stays in place.
  @available(*, deprecated, message: "Use grow(to:along:atOffset:at:) with an offset of 0.")
  public mutating func shift(by distance: Vector2, at time: Double) {
    for axis in Axis.allCases where distance.isFinite && distance[axis] != 0 {
      grow(to: max(0, layout.contentSize[axis]) + distance[axis], along: axis, atOffset: 0, at: time)
    }
  }
}
