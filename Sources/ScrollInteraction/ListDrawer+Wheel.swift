extension ListDrawer {
  /// Less than this, in points, a touchpad tells of fingers that rest.
  private static let tremor = 2.0

  /// Takes in one report of a wheel or of a touchpad over the sheet; in the hand it stays where it is.
  ///
  /// As with a drag the sheet first rises to its highest place and then the list scrolls, and on the way back the list
  /// first scrolls to its top; but a sheet that rests goes from place to place, since a wheel cannot hold it between.
  public mutating func handle(_ wheel: WheelEvent, at time: Double) {
    let travel = -wheel.delta.y
    guard !wheel.isZoom, !isDragging, travel.isFinite, travel != 0, part(at: wheel.position, time: time) != nil
    else { return }
    if travel > 0 ? sheet.anchorIndex == 0 : list.glideTarget(at: time) > listLimits.lowerBound {
      scroll(by: travel, isPrecise: wheel.isPrecise, at: time)
    } else if !sheet.origin.isMoving(at: time), !wheel.isPrecise || abs(travel) > Self.tremor {
      step(by: travel > 0 ? -1 : 1, at: time)
    }
  }

  private mutating func scroll(by travel: Double, isPrecise: Bool, at time: Double) {
    if isPrecise { return setContentOffset(contentOffset(at: time) + travel, animated: false, at: time) }
    let wheel = WheelFeel.standard
    glideList(to: list.glideTarget(at: time) + travel * wheel.notch(in: listHeight), by: wheel.spring, at: time)
  }

  private mutating func step(by count: Int, at time: Double) {
    let index = sheet.anchorIndex + count
    if places.all.indices.contains(index) { setPlace(places.all[index], at: time) }
  }
}
