import SeededRandom
import Testing

@testable import OverscrollStudio

@Suite("Thinned paths") struct ThinnedPathTests {
  @Test("every omitted point is within the tolerance of the line", arguments: 1...40 as ClosedRange<UInt64>)
  func tolerance(seed: UInt64) {
    var numbers = SeededRandom(seed: seed)
    let roughness = Double.random(in: 0...0.4, using: &numbers)
    var (points, slope) = ([Vector2(3, 5)], 0.0)
    for _ in 0..<300 {
      slope += Double.random(in: -roughness...roughness, using: &numbers)
      let step = Double.random(in: 0.2...3, using: &numbers)
      points.append(points[points.count - 1] + Vector2(step, step * slope))
    }
    let thinned = Path(thinning: points, tolerance: 0.05).points
    #expect(
      thinned.first == points.first && thinned.last == points.last && thinned.count <= points.count, "seed \(seed)")
    for point in points {
      guard let right = thinned.firstIndex(where: { $0.x >= point.x }), right > 0 else { continue }
      let (a, b) = (thinned[right - 1], thinned[right])
      let y = a.y + (b.y - a.y) * (point.x - a.x) / (b.x - a.x)
      #expect(abs(y - point.y) < 0.05 + 1e-9, "seed \(seed), at \(point)")
    }
  }

  @Test("a smooth motion needs a tenth of its points")
  func thrift() {
    let points = (0..<600).map { Vector2(Double($0) / 2, 100 * (1 - 1 / (1 + Double($0) / 50))) }
    #expect(Path(thinning: points, tolerance: 0.05).points.count < 60)
  }
}
