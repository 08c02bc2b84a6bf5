import ScrollGeometry
import Testing

@Suite("Geometry")
struct GeometryTests {
  @Test("a length neither overflows nor vanishes where its components do not")
  func lengths() {
    #expect(Vector2(3, 4).length == 5)
    #expect(abs(Vector2(3e200, 4e200).length / 5e200 - 1) < 1e-15)
    #expect(abs(Vector2(3e-200, 4e-200).length / 5e-200 - 1) < 1e-15)
    #expect(Vector2.zero.length == 0)
  }

  @Test("a clamped value is the nearest one inside")
  func clamping() {
    #expect((-1.0).clamped(to: 0...2) == 0)
    #expect(1.5.clamped(to: 0...2) == 1.5)
    #expect(9.0.clamped(to: 0...2) == 2)
    #expect(Double.nan.clamped(to: 0...2).isNaN)
  }

  @Test("an excess is what clamping takes away, with its sign")
  func excess() {
    #expect((0.0...2).excess(of: -3) == -3)
    #expect((0.0...2).excess(of: 1) == 0)
    #expect((0.0...2).excess(of: 5) == 3)
  }

  @Test("rectangles that only touch share nothing")
  func intersections() {
    let a = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(!a.intersects(Rect(x: 10, y: 0, width: 5, height: 5)))
    #expect(a.intersection(Rect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
    #expect(a.intersection(Rect(x: 5, y: -5, width: 50, height: 10)) == Rect(x: 5, y: 0, width: 5, height: 5))
  }

  @Test("insets never turn a rectangle inside out")
  func insets() {
    #expect(Rect(x: 0, y: 0, width: 10, height: 4).inset(by: 3).size == Size(4, 0))
  }

  @Test("a rectangle holds its top left edges and not its bottom right ones")
  func edges() {
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.contains(Vector2(1, 2)))
    #expect(!rect.contains(Vector2(4, 2)) && !rect.contains(Vector2(1, 6)))
  }

  @Test("what is asked by axis is what is asked by name", arguments: Axis.allCases)
  func axes(axis: Axis) {
    var (vector, size) = (Vector2(1, 2), Size(3, 4))
    vector[axis] += 10
    size[axis] += 10
    #expect(vector == (axis == .x ? Vector2(11, 2) : Vector2(1, 12)))
    #expect(size == (axis == .x ? Size(13, 4) : Size(3, 14)))
    #expect(PerAxis { vector[$0] }.vector == vector)
    #expect(axis.other.other == axis)
  }

  @Test("a rectangle around a point has it in its middle, and moved it keeps its size")
  func rectangles() {
    let rect = Rect(center: Vector2(10, 20), size: Size(4, 6))
    #expect(rect.center == Vector2(10, 20) && rect.width == 4 && rect.height == 6)
    let moved = rect.offset(by: Vector2(-1, 2))
    #expect(moved.size == rect.size && moved.center == Vector2(9, 22))
    #expect(!rect.isEmpty && Rect(x: 1, y: 1, width: 0, height: 9).isEmpty)
  }

  @Test("a size is empty unless both sides are longer than nothing")
  func emptiness() {
    #expect(!Size(1, 1).isEmpty)
    #expect(Size(0, 1).isEmpty && Size(1, -1).isEmpty && Size(.nan, 1).isEmpty)
    #expect(Size(2, 3) * 2 == Size(4, 6))
  }

  @Test("each component is mapped by itself")
  func mapping() {
    #expect(Vector2(1.4, -2.6).map { $0.rounded() } == Vector2(1, -3))
  }
}
