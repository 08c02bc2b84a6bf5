extension ZoomableScrollView: RestorableView {
  /// The state of a zoomable view, apart from its gestures and events.
  public struct SavedState: Hashable, Sendable {
    package var layout: ZoomLayout
    package var feel: ScrollFeel
    package var zoomSpring: Spring
    package var wheelFeel: WheelFeel
    package var decelerationLaw: DecelerationLaw?
    package var anchor: Vector2
    package var logZoomScale: DraggableValue
    package var shift: PerAxis<DraggableValue>
  }

  public func savedState(at time: Double) -> SavedState {
    SavedState(
      layout: layout, feel: feel.saved, zoomSpring: zoomSpring, wheelFeel: wheelFeel,
      decelerationLaw: decelerationLaw?.saved, anchor: anchor, logZoomScale: zoom.saved(at: time),
      shift: shift.saved(at: time))
  }

  public init(_ state: SavedState, delayedBy shift: Double, interaction: Interaction<Vector2>) {
    self.init(layout: state.layout, feel: state.feel, zoomSpring: state.zoomSpring)
    (wheelFeel, decelerationLaw, anchor) = (state.wheelFeel, state.decelerationLaw, state.anchor.bounded)
    zoom = state.logZoomScale.delayed(by: shift)
    self.shift = state.shift.delayed(by: shift)
    self.interaction = interaction
  }
}

#if !hasFeature(Embedded)
  extension ZoomableScrollView.SavedState: Codable {}
#endif
