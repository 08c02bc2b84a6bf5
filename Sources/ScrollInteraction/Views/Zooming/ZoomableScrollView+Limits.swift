// Where content may be, and how that and the feel change.

extension ZoomableScrollView {
  /// How far past its limits the scale can be stretched at the very most: to twice the largest, to half the smallest.
  static let stretch = 0.6931471805599453

  /// Where the shift may rest at a zoom scale.
  func shiftLimits(_ axis: Axis, zoomScale: Double) -> ClosedRange<Double> {
    let (limits, anchored) = (layout.limits(axis, zoomScale: zoomScale), -anchor[axis] * zoomScale)
    return (limits.lowerBound + anchored)...(limits.upperBound + anchored)
  }

  /// The limits of the shift at the scale at which content will rest.
  func elasticity(_ axis: Axis, showing shown: Double) -> ElasticLimits {
    elasticity(axis, shiftLimits(axis, zoomScale: restingZoomScale), showing: shown)
  }

  /// The dimension is the viewport's, as in every scroll view; more where a zoom about a point near the edge has left
  /// content farther outside than a drag could pull it.
  func elasticity(_ axis: Axis, _ limits: ClosedRange<Double>, showing shown: Double) -> ElasticLimits {
    let (reach, excess) = (layout.bounces[axis] ? max(0, layout.viewport[axis]) : 0, abs(limits.excess(of: shown)))
    return ElasticLimits(
      limits, coefficient: feel.rubberBandCoefficient, dimension: excess > reach + 1e-6 ? 2 * excess : reach)
  }

  private var zoomElasticity: ElasticLimits {
    ElasticLimits(
      layout.logLimits, coefficient: feel.rubberBandCoefficient, dimension: layout.bouncesZoom ? Self.stretch : 0)
  }

  /// Shows content of another size, through another viewport, or within other limits of the scale.
  ///
  /// At rest what was in the middle stays there, as far as the limits allow, or where that is `animated`, content stays
  /// where it is and goes back into its limits by a spring; in a drag it stays where it is; in flight it goes on with its
  /// position and its velocities towards what are now its limits.
  public mutating func setLayout(_ new: ZoomLayout, animated: Bool = false, at time: Double) {
    guard new != layout else { return }
    let scale = zoomScale(at: time)
    let middle = contentPoint(at: layout.viewport.center, time: time)
    let isPlaced = isIdle(at: time) && !animated
    replan(animated: animated, at: time) { view in
      view.layout = new
      if isPlaced { view.rest(around: middle, zoomScale: scale) } else { view.readjust(at: time) }
    }
  }

  /// Moves by other numbers from now on; positions and velocities stay.
  public mutating func setFeel(_ new: ScrollFeel, zoomSpring newSpring: Spring, at time: Double) {
    guard new != feel || newSpring != zoomSpring else { return }
    replan(at: time) { view in
      (view.feel, view.zoomSpring) = (new, newSpring)
      view.pan.touchVelocityRule = new.touchVelocityRule
      view.readjust(at: time)
    }
  }

  /// Is at rest with `point` of the content, at a scale of 1, in the middle of the viewport, as far as the limits
  /// allow; in a drag content stays where it is. A point that is not finite changes nothing.
  public mutating func show(_ point: Vector2, zoomScale: Double, at time: Double) {
    guard point.isFinite, pinch == nil else { return }
    move(at: time) { $0.rest(around: point, zoomScale: zoomScale) }
  }

  private mutating func rest(around point: Vector2, zoomScale: Double) {
    let scale = layout.clamped(zoomScale)
    rest(at: scale, point * scale - layout.viewport.center)
  }

  mutating func rest(at scale: Double, _ offset: Vector2) {
    anchor = .zero
    zoom = DraggableValue(layout.logarithm(of: scale), elasticity: zoomElasticity)
    shift = PerAxis { axis in
      let limits = layout.limits(axis, zoomScale: scale)
      let value = (offset[axis].isFinite ? offset[axis] : limits.lowerBound).clamped(to: limits)
      return DraggableValue(value, elasticity: elasticity(axis, limits, showing: value))
    }
  }

  private mutating func readjust(at time: Double) {
    readjustZoom(at: time)
    guard isHeld else {
      for axis in Axis.allCases { readjust(axis, at: time) }
      return
    }
    for axis in Axis.allCases {
      if let center = pinch?.center {
        widenLimits(axis, about: center, at: time)
      } else {
        shift[axis].setElasticity(elasticity(axis, showing: shift[axis].value(at: time)), at: time)
      }
    }
  }

  /// What a program or a hook has sent to an offset goes on to that, as far as it is within the limits; what scrolls freely
  /// is planned anew.
  private mutating func readjust(_ axis: Axis, at time: Double) {
    let (shown, velocity) = (shift[axis].value(at: time), shift[axis].velocity(at: time))
    guard shift[axis].isMoving(at: time) else {
      return launch(axis, shown, velocity: velocity, .continued, at: time)
    }
    shift[axis].setElasticity(
      elasticity(axis, showing: shown), coastingBy: decelerationLaw, isReleased: isReleased, feel: feel, at: time,
      leavesBehind: true)
    shift[axis].setScrollFeel(feel, at: time)
  }

  private mutating func readjustZoom(at time: Double) {
    if zoom.isDragging { return zoom.setElasticity(zoomElasticity, at: time) }
    let (shown, velocity) = (zoom.value(at: time), zoom.velocity(at: time))
    let target = zoom.destination(at: time).clamped(to: layout.logLimits)
    zoom = DraggableValue(shown, elasticity: zoomElasticity)
    guard target != shown || velocity != 0 else { return }
    let spring = layout.logLimits.contains(shown) ? zoomSpring : feel.releaseSpring
    let threshold = zoomThreshold(anchoredAt: shift.value(at: time), shift.destination)
    zoom.spring(to: target, spring: spring, velocity: velocity, threshold: threshold, at: time)
  }
}

extension Size {
  fileprivate var center: Vector2 { Vector2(width / 2, height / 2) }
}
