/// An axis-aligned rectangle in points: its top left corner and its extent.
public struct Rect: Hashable, Sendable {
  public var origin: Vector2
  public var size: Size

  @inlinable
  public init(origin: Vector2, size: Size) {
    self.origin = origin
    self.size = size
  }

  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Vector2(x, y), size: Size(width, height))
  }

  @inlinable
  public init(center: Vector2, size: Size) {
    self.init(origin: Vector2(center.x - size.width / 2, center.y - size.height / 2), size: size)
  }

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  @inlinable public var minX: Double { origin.x }
  @inlinable public var minY: Double { origin.y }
  @inlinable public var maxX: Double { origin.x + size.width }
  @inlinable public var maxY: Double { origin.y + size.height }
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  @inlinable public var width: Double { size.width }
  @inlinable public var height: Double { size.height }
  @inlinable public var center: Vector2 { Vector2(midX, midY) }
  @inlinable public var isEmpty: Bool { size.isEmpty }

  /// Whether `point` lies inside: the left and top edges belong to the rectangle, the right and bottom ones do not.
  @inlinable
  public func contains(_ point: Vector2) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether both share some area.
  @inlinable
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
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

  public func inset(by distance: Double) -> Rect { inset(by: EdgeInsets(distance)) }

  @inlinable
  public func offset(by displacement: Vector2) -> Rect { Rect(origin: origin + displacement, size: size) }
}
