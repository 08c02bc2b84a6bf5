// Names of 0.2 that have become others. They go with 0.4.

extension DraggableValue {
  /// The former name of ``target(at:)``.
  @available(*, deprecated, renamed: "target(at:)")
  public func destination(at time: Double) -> Double { target(at: time) }
}

extension DraggableValue.Movement {
  /// Returns the active part of a sequence, and its start.
  @available(*, deprecated, renamed: "segment(at:)")
  public func leg(at time: Double) -> (movement: DraggableValue.Movement, start: Double) {
    let segment = segment(at: time)
    return (segment.motion, segment.since)
  }
}

extension DoubleClick {
  /// The former name of ``click(_:at:)``.
  @available(*, deprecated, renamed: "click(_:at:)")
  public mutating func click(at position: Vector2, time: Double) -> Bool { click(position, at: time) }
}

extension ScrollLayout {
  /// The former name of ``limits(along:)``.
  @available(*, deprecated, renamed: "limits(along:)")
  public func limits(_ axis: Axis) -> ClosedRange<Double> { limits(along: axis) }

  /// The former name of ``isScrollable(along:)``.
  @available(*, deprecated, renamed: "isScrollable(along:)")
  public func isScrollable(_ axis: Axis) -> Bool { isScrollable(along: axis) }
}

extension TileLayout {
  /// The former name of ``limits(along:)``.
  @available(*, deprecated, renamed: "limits(along:)")
  public func limits(_ axis: Axis) -> ClosedRange<Double> { limits(along: axis) }
}

extension ZoomLayout {
  /// The former name of ``limits(along:zoomScale:)``.
  @available(*, deprecated, renamed: "limits(along:zoomScale:)")
  public func limits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    limits(along: axis, zoomScale: zoomScale)
  }
}

extension DraggableView {
  /// The former name of ``ViewState`` in a view.
  @available(*, deprecated, renamed: "ViewState")
  public typealias State = ViewState

  /// The former name of ``freeze(as:from:)``.
  @available(*, deprecated, renamed: "freeze(as:from:)")
  public mutating func hold(as other: Self, from time: Double) { freeze(as: other, from: time) }
}

extension ZoomableScrollView {
  /// The former name of ``limits(along:)``.
  @available(*, deprecated, renamed: "limits(along:)")
  public func limits(_ axis: Axis) -> ClosedRange<Double> { limits(along: axis) }

  /// The former name of ``movement(along:)``.
  @available(*, deprecated, renamed: "movement(along:)")
  public func movement(_ axis: Axis) -> DraggableValue.Segment? { movement(along: axis) }

  /// The former name of ``projection(along:)``.
  @available(*, deprecated, renamed: "projection(along:)")
  public func projection(_ axis: Axis) -> Double? { projection(along: axis) }

  /// The former name of ``contentPoint(of:at:)``.
  @available(*, deprecated, renamed: "contentPoint(of:at:)")
  public func contentPoint(at point: Vector2, time: Double) -> Vector2 { contentPoint(of: point, at: time) }

  /// The former name of ``viewportPoint(of:at:)``.
  @available(*, deprecated, renamed: "viewportPoint(of:at:)")
  public func viewportPoint(of point: Vector2, time: Double) -> Vector2 { viewportPoint(of: point, at: time) }

  /// The former name of ``targetZoomScale``.
  @available(*, deprecated, renamed: "targetZoomScale")
  public var restingZoomScale: Double { targetZoomScale }
}

extension DrawerPosition {
  /// The former name of ``height(_:)``.
  @available(*, deprecated, renamed: "height(_:)")
  public static func fromBottom(_ points: Double) -> DrawerPosition { height(points) }

  /// The former name of ``fraction(_:)``.
  @available(*, deprecated, renamed: "fraction(_:)")
  public static func fromBottom(fraction: Double) -> DrawerPosition { self.fraction(fraction) }
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
  /// The former name of ``TileLayout`` in a tile.
  @available(*, deprecated, renamed: "TileLayout")
  public typealias Layout = TileLayout<Anchor>

  /// The former name of ``target``.
  @available(*, deprecated, renamed: "target")
  public var anchor: Anchor { target }
}

extension SimpleScrollView {
  /// The former name of ``limits(along:)``.
  @available(*, deprecated, renamed: "limits(along:)")
  public func limits(_ axis: Axis) -> ClosedRange<Double> { limits(along: axis) }

  /// Inserts content before the beginning. Visible content stays in place.
  @available(*, deprecated, message: "Use grow(to:along:atOffset:at:) with an offset of 0.")
  public mutating func shift(by distance: Vector2, at time: Double) {
    for axis in Axis.allCases where distance.isFinite && distance[axis] != 0 {
      grow(to: max(0, layout.contentSize[axis]) + distance[axis], along: axis, atOffset: 0, at: time)
    }
  }
}

extension SimpleScrollView {
  /// Places content at an offset.
  @available(*, deprecated, message: "Use scroll(to:animated:at:), not animated.")
  public mutating func setContentOffset(_ new: Vector2, at time: Double) { scroll(to: new, animated: false, at: time) }

  /// The former name of ``scroll(to:animated:spring:at:)``.
  @available(*, deprecated, renamed: "scroll(to:animated:at:)")
  public mutating func setContentOffset(_ new: Vector2, animated: Bool, at time: Double) {
    scroll(to: new, animated: animated, at: time)
  }
}

extension ZoomableScrollView {
  /// The former name of ``scroll(to:animated:at:)``, which is animated by default.
  @available(*, deprecated, message: "Use scroll(to:animated:at:).")
  public mutating func setContentOffset(_ new: Vector2, animated: Bool = false, at time: Double) {
    scroll(to: new, animated: animated, at: time)
  }
}

extension ListDrawer {
  /// The former name of ``target``.
  @available(*, deprecated, renamed: "target")
  public var detent: Detent? { target }

  /// The former name of ``part(under:at:)``.
  @available(*, deprecated, renamed: "part(under:at:)")
  public func part(at point: Vector2, time: Double) -> DrawerPart? { part(under: point, at: time) }

  /// The former name of ``snap(to:animated:at:)``.
  @available(*, deprecated, renamed: "snap(to:animated:at:)")
  public mutating func setDetent(_ new: Detent?, animated: Bool = true, at time: Double) {
    snap(to: new, animated: animated, at: time)
  }

  /// The former name of ``scroll(to:animated:spring:at:)``.
  @available(*, deprecated, renamed: "scroll(to:animated:at:)")
  public mutating func setContentOffset(_ new: Double, animated: Bool = true, at time: Double) {
    scroll(to: new, animated: animated, at: time)
  }
}

extension SimpleScrollView {
  /// Changes the deceleration rate. Position and velocity are kept.
  @available(*, deprecated, message: "Change the decelerationRate of the feel, and call setFeel(_:at:).")
  public mutating func setDecelerationRate(_ rate: DecelerationRate, at time: Double) {
    var new = feel
    new.decelerationRate = rate
    setFeel(new, at: time)
  }
}

extension ListDrawer {
  /// Returns the signed distance that a drag or a fling takes the list past an end, in points; 0 within its ends.
  @available(*, deprecated, message: "Use list.pull(at:).")
  public func listPull(at time: Double) -> Double { list.pull(at: time) }
}
