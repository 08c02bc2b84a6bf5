internal import CScrollMath

/// The coordinates in which a pan measures positions, translations and velocities.
public enum PanCoordinates: Hashable, Sendable {
  /// The plane of the pointers, in points.
  case plane
  /// A circle, for a dial, a knob or a color wheel.
  ///
  /// x is the length of the arc that the pointer travels at `radius`, in points, positive clockwise if y points down. It
  /// counts full turns; divided by the radius, it is an angle in radians. y is the distance from the center. Velocities
  /// are as exact along the arc as along a line. A pinch has no meaning. In a ``ViewHierarchy``, a view on a circle
  /// takes a pointer in every direction, and hands nothing over.
  case circle(center: Vector2, radius: Double)
}

/// A converter of pointer events to the coordinates of a pan. It counts the turns of each pointer around a circle.
struct PanConverter: Sendable {
  private var arcs: [(device: PointerEvent.Device, id: Int, length: Double)] = []

  mutating func converted(_ event: PointerEvent, to coordinates: PanCoordinates) -> PointerEvent {
    guard case .circle(let center, let radius) = coordinates else { return event }
    let arm = event.position - center
    let index = arcs.firstIndex { $0.device == event.device && $0.id == event.id }
    let last = index.map { arcs[$0].length }
    // At the center, the pointer keeps its angle.
    var arc = arm == .zero ? last ?? 0 : atan2(arm.y, arm.x) * radius
    let turn = 2 * Double.pi * radius
    if let last, turn != 0, turn.isFinite { arc += ((last - arc) / turn).rounded() * turn }
    if let index { arcs.remove(at: index) }
    if event.phase == .down || event.phase == .move { arcs.append((event.device, event.id, arc)) }
    var event = event
    event.position = Vector2(arc, arm.length)
    return event
  }
}

#if !hasFeature(Embedded)
  extension PanCoordinates: Codable {
    enum CodingKeys: NumberKey { case center, radius }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      if let center = try fields.decodeIfPresent(Vector2.self, forKey: .center) {
        self = .circle(center: center, radius: try fields.decode(Double.self, forKey: .radius))
      } else {
        self = .plane
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      guard case .circle(let center, let radius) = self else { return }
      try fields.encode(center, forKey: .center)
      try fields.encode(radius, forKey: .radius)
    }
  }
#endif
