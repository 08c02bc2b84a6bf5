import SeededRandom
import Testing

@testable import ScrollInteraction

@Suite("The cube root") struct CubeRootTests {
  /// Returns the sign of a³ − x, exactly: a³ as a sum whose parts do not overlap.
  private func excess(_ a: Double, over x: Double) -> Double {
    let square = a * a
    let rest = (-square).addingProduct(a, a)
    let cube = square * a
    return (cube - x) + ((-cube).addingProduct(square, a) + rest * a)
  }

  @Test("is within a unit in the last place, and rises with the number", arguments: 0..<20 as Range<UInt64>)
  func bounds(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<5000 {
      let x = random.magnitude(seed < 10 ? 1e-200...1e200 : 1...10_000)
      let root = x.cubeRoot
      #expect(excess(root.nextDown, over: x) < 0 && excess(root.nextUp, over: x) > 0, "\(x), seed \(seed)")
      #expect(x.nextUp.cubeRoot >= root, "\(x), seed \(seed)")
    }
  }

  @Test("is exact for cubes, and defined at the ends of the range")
  func exact() {
    for root in 1...1000 { #expect(Double(root * root * root).cubeRoot == Double(root)) }
    #expect((0.001).cubeRoot == 0.1 && 0x1p-1074.cubeRoot == 0x1p-358)
    #expect(abs(Double.greatestFiniteMagnitude.cubeRoot / 5.643803094122362e102 - 1) < 1e-15)
  }
}
