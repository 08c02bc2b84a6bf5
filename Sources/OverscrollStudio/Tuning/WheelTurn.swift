/// A turn of the wheel over the inspector, which either scrolls the list or changes the number under its start.
///
/// The choice lasts until the wheel pauses, whatever moves under the pointer. A number changes only in the selected
/// row, as in KDE and OBS, because people who scroll a list of values cannot watch each (GNOME's rows ignore the
/// wheel). After scrolling, the pointer must also have moved to the number: a number that was scrolled under the
/// pointer is not meant.
struct WheelTurn: Sendable {
  private enum Use: Sendable {
    case list(pointer: Vector2)
    case number(ParameterControl)
  }

  private var use: Use?
  private var time = -Double.infinity
  private var remainder = 0.0

  /// The time without a report after which a new turn begins, in seconds.
  private static let pause = 0.3

  /// Returns the number that a report changes, the count of whole steps, and whether the report begins a turn. The
  /// count includes the remainder of earlier reports. Returns `nil` for scrolling, as for every touchpad report.
  ///
  /// - Parameter number: The number under the pointer that a new turn changes.
  mutating func steps(
    of wheel: WheelEvent, over number: ParameterControl?
  ) -> (control: ParameterControl, count: Double, isNew: Bool)? {
    let goesOn = wheel.time - time <= Self.pause
    time = wheel.time
    if case .number(let control)? = use, goesOn, !wheel.isPrecise { return (control, add(wheel), false) }
    var isScrolling = false
    if case .list(let pointer)? = use {
      isScrolling = goesOn || (wheel.position - pointer).length <= PanGesture.Slop.standard.mouse
    }
    guard let number, !isScrolling, !wheel.isPrecise else {
      use = .list(pointer: wheel.position)
      return nil
    }
    (use, remainder) = (.number(number), 0)
    return (number, add(wheel), true)
  }

  private mutating func add(_ wheel: WheelEvent) -> Double {
    // With Shift, a wheel scrolls sideways.
    remainder += wheel.delta.y == 0 ? -wheel.delta.x : wheel.delta.y
    let count = (remainder + (remainder < 0 ? -1e-9 : 1e-9)).rounded(.towardZero)
    remainder -= count
    return count
  }
}
