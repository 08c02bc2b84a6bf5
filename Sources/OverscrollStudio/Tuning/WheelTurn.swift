/// What a turn of the wheel over the inspector does: it scrolls the list, or changes the number over which it began, and
/// goes on with that until it pauses, whatever comes under the pointer.
///
/// A number is changed only where its row is selected, as KDE and OBS do it, since whoever scrolls a list of values cannot
/// look out for each (GNOME's rows ignore the wheel altogether); and after the list was scrolled only where the pointer has
/// been moved there: what came to lie under it was not meant.
struct WheelTurn: Sendable {
  private enum Use: Sendable {
    case list(pointer: Vector2)
    case number(ParameterControl)
  }

  private var use: Use?
  private var time = -Double.infinity
  private var remainder = 0.0

  /// Seconds without a report after which a turn is another one.
  private static let pause = 0.3

  /// The number that a report changes, by how many whole steps with what is left of the reports before, and whether it
  /// begins a turn; `nil` where it scrolls the list. Fingers on a touchpad always do.
  ///
  /// - Parameter number: what a turn changes that begins where the pointer is.
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
    // With Shift a wheel goes sideways.
    remainder += wheel.delta.y == 0 ? -wheel.delta.x : wheel.delta.y
    let count = (remainder + (remainder < 0 ? -1e-9 : 1e-9)).rounded(.towardZero)
    remainder -= count
    return count
  }
}
