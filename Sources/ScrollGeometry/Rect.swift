/// An axis-aligned rectangle, in points.
public struct Rect: Hashable, Sendable, Codable {
  /// The top left corner.
  public var origin: Vector2
  /// The width and height; negative values are kept.
  public var size: Size

  /// Creates a rectangle from its top left corner and its size.
  @inlinable public init(origin: Vector2, size: Size) { (self.origin, self.size) = (origin, size) }

  /// Creates a rectangle from the coordinates of its top left corner and its size, in points.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Vector2(x, y), size: Size(width, height))
  }

  @inlinable package init(center: Vector2, size: Size) {
    self.init(origin: Vector2(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The x coordinate of the left edge.
  @inlinable public var minX: Double { origin.x }
  /// The y coordinate of the top edge.
  @inlinable public var minY: Double { origin.y }
  /// The x coordinate of the right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The y coordinate of the bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The x coordinate of the center.
  @inlinable package var midX: Double { origin.x + size.width / 2 }
  /// The y coordinate of the center.
  @inlinable package var midY: Double { origin.y + size.height / 2 }
  /// The width of the rectangle.
  @inlinable public var width: Double { size.width }
  /// The height of the rectangle.
  @inlinable public var height: Double { size.height }
  /// The center of the rectangle.
  @inlinable public var center: Vector2 { Vector2(midX, midY) }
  /// Whether the rectangle has no area: a width or a height that is zero, negative or NaN.
  @inlinable package var isEmpty: Bool { size.isEmpty }

  /// Returns whether `point` is inside. The left and top edges count as inside, the right and bottom edges do not.
  @inlinable public func contains(_ point: Vector2) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  @inlinable package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && !isEmpty && !other.isEmpty
  }

  /// Returns the area that both rectangles share; an empty rectangle at the nearest corner if they share none.
  package func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = max(left, min(maxX, other.maxX))
    let bottom = max(top, min(maxY, other.maxY))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }

  package func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(distance)) }

  @inlinable package func offset(by displacement: Vector2) -> Rect { Rect(origin: origin + displacement, size: size) }

  package func scaled(by factor: Double) -> Rect { Rect(origin: origin * factor, size: size * factor) }

  package init(from start: Double, length: Double, along axis: Axis, across: Double, thickness: Double) {
    self.init(
      origin: Vector2(start, along: axis, across: across),
      size: axis == .x ? Size(length, thickness) : Size(thickness, length))
  }

  package func end(_ axis: Axis) -> Double { origin[axis] + size[axis] }
}
