import ScrollGeometry
import Testing

@Suite("Rectangles") struct RectTests {
  @Test("rectangles that only touch do not intersect")
  func intersections() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!a.intersects(Rect(x: 10, y: 0, width: 5, height: 5)))
    #expect(
      !a.intersects(Rect(x: 5, y: 5, width: 0, height: 3)) && !Rect(x: 5, y: 5, width: 3, height: 0).intersects(a))
    #expect(a.intersects(Rect(x: 5, y: 5, width: 1, height: 3)))
    #expect(a.intersection(Rect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
    #expect(a.intersection(Rect(x: 5, y: -5, width: 50, height: 10)) == Rect(x: 5, y: 0, width: 5, height: 5))
  }

  @Test("insets never make a rectangle's size negative")
  func insets() {
    #expect(Rect(x: 0, y: 0, width: 10, height: 4).inset(by: 3).size == Size(4, 0))
    #expect(Rect(x: 0, y: 0, width: 5, height: 9).inset(by: 3).size == Size(0, 3))
  }

  @Test("a rectangle contains its top and left edges, but not its bottom and right ones")
  func edges() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Vector2(1, 2)))
    #expect(!rect.contains(Vector2(4, 2)) && !rect.contains(Vector2(1, 6)))
  }

  @Test("a rectangle made from a center has that center, and an offset keeps its size")
  func rectangles() {
    let rect = Rect(center: Vector2(10, 20), size: Size(4, 6))
    #expect(rect.center == Vector2(10, 20) && rect.width == 4 && rect.height == 6)
    let moved = rect.offset(by: Vector2(-1, 2))
    #expect(moved.size == rect.size && moved.center == Vector2(9, 22))
    #expect(!rect.isEmpty && Rect(x: 1, y: 1, width: 0, height: 9).isEmpty)
  }

  @Test("a size is empty unless both sides are positive")
  func emptiness() {
    #expect(!Size(1, 1).isEmpty)
    #expect(Size(0, 1).isEmpty && Size(1, -1).isEmpty && Size(.nan, 1).isEmpty)
    #expect(Size(2, 3) * 2 == Size(4, 6))
  }
}
