import ScrollGeometry

/// The scroll events of one `wl_pointer.frame`, which have a meaning only together.
struct AxisFrame: Hashable, Sendable {
  enum Source: Hashable, Sendable { case wheel, finger, continuous }
  var source: Source?
  /// The scroll distance in points of the surface; positive down and to the right.
  private var distance = Vector2.zero
  private var notches: Vector2?
  private var isStop = false

  mutating func move(along axis: Axis, by points: Double) { distance[axis] += points }
  mutating func turn(_ axis: Axis, by count: Double) { notches = (notches ?? .zero) + Vector2(count, along: axis) }
  mutating func stop() { isStop = true }

  /// Notches, or fractions of them, for a wheel, and points for other devices.
  var reports: [DeviceReport] {
    let isWheel = source == .wheel || source == nil && notches != nil
    var reports: [DeviceReport] = []
    if isWheel {
      // A compositor that sends no notch events sends 10 points for a notch (15 degrees in libinput).
      let turned = notches ?? distance / Self.pointsPerNotch
      if turned != .zero { reports.append(.scroll(Vector2(turned.x, -turned.y), isPrecise: false)) }
    } else {
      if distance != .zero { reports.append(.scroll(Vector2(distance.x, -distance.y), isPrecise: true)) }
      if isStop { reports.append(.lift) }
    }
    return reports
  }

  private static let pointsPerNotch = 10.0
}
