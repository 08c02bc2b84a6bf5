import ScrollGeometry

/// A device of an X server that scrolls or knows gestures, as it describes itself (X Input Extension 2.1, `XIScrollClass`).
struct ScrollDevice: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Notches, or fractions of them.
    case wheel
    /// Fingers move content by points, and lift.
    case touchpad
    /// Scrolls as it moves while a button is held, by points, as pointing sticks do; it may have a wheel as well.
    case buttonScrolling
  }

  /// An axis that scrolls: down or to the right where it grows, unless its increment is negative.
  struct Valuator: Hashable, Sendable {
    var number: Int
    var axis: Axis
    /// What counts as a notch.
    var increment: Double
  }

  var id: UInt16
  var name: String
  var kind: Kind
  var valuators: [Valuator] = []
  /// How many points fingers move for what counts as a notch: libinput's "Scrolling Pixel Distance", which is 15 unless
  /// the user has set it.
  var pointsPerNotch = 15.0
  var knowsGestures = false

  /// What a motion of the device does.
  ///
  /// - Parameter motion: how far valuators have moved, by their numbers.
  /// - Returns: `nil` where it does not scroll.
  func report(_ motion: [Int: Double]) -> DeviceReport? {
    let scrolled = valuators.filter { motion[$0.number] != nil }
    guard !scrolled.isEmpty else { return nil }
    var notches = Vector2.zero
    for valuator in scrolled { notches[valuator.axis] += (motion[valuator.number] ?? 0) / valuator.increment }
    guard notches.isFinite else { return nil }
    let delta = Vector2(notches.x, -notches.y)
    if isWheel(delta) { return delta == .zero ? nil : .scroll(delta, isPrecise: false) }
    // libinput ends a scroll of fingers by one of no distance (`libinput_event_pointer_get_axis_source`).
    return delta == .zero ? .lift : .scroll(delta * pointsPerNotch, isPrecise: true)
  }

  /// Wheels count in parts of 120 of a notch, what moves by points hardly ever does.
  private func isWheel(_ delta: Vector2) -> Bool {
    switch kind {
    case .wheel: true
    case .touchpad: false
    case .buttonScrolling: delta != .zero && [delta.x * 120, delta.y * 120].allSatisfy { $0 == $0.rounded() }
    }
  }
}

extension ScrollDevice: CustomStringConvertible {
  /// For bug reports.
  var description: String {
    let axes = valuators.map { "\($0.axis == .x ? "horizontal" : "vertical") \($0.increment)" }
    let parts =
      ["\(name): \(kind)"] + axes + (kind == .wheel ? [] : ["\(pointsPerNotch) points a notch"])
      + (knowsGestures ? ["gestures"] : [])
    return parts.joined(separator: ", ")
  }
}
