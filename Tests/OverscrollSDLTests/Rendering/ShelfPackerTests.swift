import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct ShelfPackerTests {
  @Test("no two rectangles share a pixel, and none leaves the page")
  func disjoint() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      var packer = ShelfPacker(side: 128, top: 4)
      var taken = [Bool](repeating: false, count: 128 * 128)
      for _ in 0..<100 {
        let (width, height) = (Int.random(in: 1...40, using: &numbers), Int.random(in: 1...40, using: &numbers))
        guard let place = packer.place(width: width, height: height, at: 1) else { continue }
        #expect(place.x >= 0 && place.y >= 4 && place.x + width <= 128 && place.y + height <= 128, "seed \(seed)")
        for y in place.y..<(place.y + height) {
          for x in place.x..<(place.x + width) {
            #expect(!taken[y * 128 + x], "seed \(seed)")
            taken[y * 128 + x] = true
          }
        }
      }
    }
  }
}
