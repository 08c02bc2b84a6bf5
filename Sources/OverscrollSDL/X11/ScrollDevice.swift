import ScrollGeometry

/// A device of an X server that scrolls or knows gestures, as described by the X Input Extension 2.1 (`XIScrollClass`).
struct ScrollDevice: CustomStringConvertible, Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case wheel
    /// A device that scrolls by points as fingers move, and reports when they lift.
    case touchpad
  }

  /// An axis that scrolls. Growing values scroll down or to the right; with a negative increment, up or to the left.
  struct Valuator: Hashable, Sendable {
    var number: Int
    var axis: Axis
    var increment: Double
  }

  var id: UInt16
  var name: String
  var kind: Kind
  var valuators: [Valuator] = []
  var knowsGestures = false

  /// libinput's default distance of fingers for one notch, in points. Not the user's: a changed distance then makes
  /// scrolling faster or slower, as in other programs.
  private static let pointsPerNotch = 15.0

  /// Returns the report for changes of the valuators, by their numbers; `nil` if they do not scroll.
  func report(_ motion: [Int: Double]) -> DeviceReport? {
    let scrolled = valuators.filter { motion[$0.number] != nil }
    guard !scrolled.isEmpty else { return nil }
    var notches = Vector2.zero
    for valuator in scrolled { notches[valuator.axis] += (motion[valuator.number] ?? 0) / valuator.increment }
    guard notches.isFinite else { return nil }
    let delta = Vector2(notches.x, -notches.y)
    if kind == .wheel { return delta == .zero ? nil : .scroll(delta, isPrecise: false) }
    // libinput ends a scroll by fingers with a scroll of distance zero (`libinput_event_pointer_get_axis_source`).
    return delta == .zero ? .lift : .scroll(delta * Self.pointsPerNotch, isPrecise: true)
  }

  var description: String {
    let axes = valuators.map { "\($0.axis == .x ? "horizontal" : "vertical") \($0.increment)" }
    return (["\(name): \(kind)"] + axes + (knowsGestures ? ["gestures"] : [])).joined(separator: ", ")
  }
}
