/// An axis-aligned rectangle in points: its top left corner and its extent.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Vector2
  /// The extent; negative ones are not made positive.
  public var size: Size

  /// By its top left corner and its extent.
  @inlinable
  public init(origin: Vector2, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// By the coordinates of its top left corner and its extent, in points.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Vector2(x, y), size: Size(width, height))
  }

  /// By its middle and its extent.
  @inlinable
  public init(center: Vector2, size: Size) {
    self.init(origin: Vector2(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  /// At the origin, without any extent.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// Half-way between left and right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// Half-way between top and bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// From left to right.
  @inlinable public var width: Double { size.width }
  /// From top to bottom.
  @inlinable public var height: Double { size.height }
  /// Its middle.
  @inlinable public var center: Vector2 { Vector2(midX, midY) }
  /// Whether it has no area: a width or a height of zero, of less or of NaN.
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// Whether `point` lies inside: the left and top edges belong to the rectangle, the right and bottom ones do not.
  @inlinable
  public func contains(_ point: Vector2) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether both share some area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty && !other.isEmpty
  }

  /// The shared area; empty, at the nearest corner, where there is none.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle inside `insets`; its size never falls below zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  /// The rectangle that is smaller by the same distance at every edge; its size never falls below zero.
  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(distance)) }

  /// The rectangle moved by `displacement`.
  @inlinable
  public func offset(by displacement: Vector2) -> Rect { Rect(origin: origin + displacement, size: size) }
}

extension Rect {
  /// A rectangle by where it begins along an axis, its length there, where it begins across the axis, and its thickness.
  package init(from start: Double, length: Double, along axis: Axis, across: Double, thickness: Double) {
    self.init(
      origin: Vector2(start, along: axis, across: across),
      size: axis == .x ? Size(length, thickness) : Size(thickness, length))
  }

  /// Where it ends along an axis.
  package func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
