import ScrollGeometry
import Testing

@Suite("Clamping") struct ClampingTests {
  @Test("a clamped value is the nearest one within the limits")
  func clamping() {
    #expect((-1.0).clamped(to: 0...2) == 0)
    #expect(1.5.clamped(to: 0...2) == 1.5)
    #expect(9.0.clamped(to: 0...2) == 2)
    #expect(Double.nan.clamped(to: 0...2).isNaN)
  }

  @Test("an excess is the signed distance past the limits")
  func excess() {
    #expect((0.0...2).excess(of: -3) == -3)
    #expect((0.0...2).excess(of: 1) == 0)
    #expect((0.0...2).excess(of: 5) == 3)
  }
}
