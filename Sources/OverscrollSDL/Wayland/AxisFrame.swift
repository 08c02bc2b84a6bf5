import ScrollGeometry

/// The events of one `wl_pointer.frame` that concern scrolling: they belong together, and mean something only so.
struct AxisFrame: Hashable, Sendable {
  enum Source: Hashable, Sendable { case wheel, finger, continuous }

  /// As told by `axis_source`; `nil` where it was not.
  var source: Source?
  /// In points of the surface; positive down and to the right.
  private var distance = Vector2.zero
  /// In notches.
  private var notches: Vector2?
  private var isStop = false

  mutating func move(along axis: Axis, by points: Double) { distance[axis] += points }
  mutating func turn(_ axis: Axis, by count: Double) { notches = (notches ?? .zero) + Vector2(count, along: axis) }
  mutating func stop() { isStop = true }

  /// A wheel is one, whether or not it has fractions of notches; all else goes by points.
  var reports: [DeviceReport] {
    let isWheel = source == .wheel || source == nil && notches != nil
    var reports: [DeviceReport] = []
    if isWheel {
      // A compositor that reports no notches sends ten points for one, as libinput does by 15 degrees.
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
