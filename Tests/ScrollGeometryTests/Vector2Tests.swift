import ScrollGeometry
import Testing

@Suite("Vectors") struct Vector2Tests {
  @Test("a length neither overflows nor underflows if its components do not")
  func lengths() {
    #expect(Vector2(3, 4).length == 5)
    #expect(abs(Vector2(3e200, 4e200).length / 5e200 - 1) < 1e-15)
    #expect(abs(Vector2(3e-200, 4e-200).length / 5e-200 - 1) < 1e-15)
    #expect(Vector2.zero.length == 0)
  }

  @Test("a subscript by axis gives the component of that axis", arguments: Axis.allCases)
  func axes(axis: Axis) {
    var (vector, size) = (Vector2(1, 2), Size(3, 4))
    vector[axis] += 10
    size[axis] += 10
    #expect(vector == (axis == .x ? Vector2(11, 2) : Vector2(1, 12)))
    #expect(size == (axis == .x ? Size(13, 4) : Size(3, 14)))
    #expect(PerAxis { vector[$0] }.vector == vector)
    #expect(axis.other.other == axis)
  }

  @Test("`map` transforms each component on its own")
  func mapping() { #expect(Vector2(1.4, -2.6).map { $0.rounded() } == Vector2(1, -3)) }
}
