import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct ShelfPackerTests {
  @Test("rectangles neither overlap nor leave the page, and fill most of it", arguments: 1...20 as ClosedRange<UInt64>)
  func disjoint(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var packer = ShelfPacker(side: 512, top: 4)
    var areas: [PixelRect] = []
    for _ in 0..<1000 {
      let (width, height) = (random.count(1...60), random.count(1...40))
      guard let place = packer.place(width: width, height: height) else { continue }
      let area = PixelRect(x: place.x, y: place.y, width: width, height: height)
      #expect(place.x >= 0 && place.y >= 4 && area.maxX <= 512 && area.maxY <= 512, "seed \(seed)")
      #expect(areas.allSatisfy { $0.intersection(area).isEmpty }, "seed \(seed)")
      areas.append(area)
    }
    #expect(areas.reduce(0) { $0 + $1.width * $1.height } > 512 * 512 / 2, "seed \(seed)")
  }
}
