extension PanGesture {
  /// The directions in which a gesture pans. A travel has the nearest of the four directions; a diagonal one, up or down.
  public struct Directions: OptionSet, Hashable, Sendable, Codable {
    /// The bits of the directions.
    public let rawValue: UInt8

    /// Creates directions from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// To the left.
    public static let left = Directions(rawValue: 1)
    /// To the right.
    public static let right = Directions(rawValue: 2)
    /// Upward.
    public static let up = Directions(rawValue: 4)
    /// Downward.
    public static let down = Directions(rawValue: 8)
    /// To the left and to the right.
    public static let horizontal: Directions = [.left, .right]
    /// Upward and downward.
    public static let vertical: Directions = [.up, .down]
    /// Every direction.
    public static let all: Directions = [.horizontal, .vertical]

    init(of travel: Vector2) {
      self = abs(travel.x) > abs(travel.y) ? Directions(of: travel.x, along: .x) : Directions(of: travel.y, along: .y)
    }

    /// The direction of a signed distance; zero counts as positive.
    init(of distance: Double, along axis: Axis) {
      self = axis == .x ? (distance < 0 ? .left : .right) : (distance < 0 ? .up : .down)
    }

    static func along(_ axis: Axis) -> Directions { axis == .x ? .horizontal : .vertical }
    var axis: Axis { isSubset(of: .horizontal) ? .x : .y }
  }
}
