import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct ShelfPackerTests {
  @Test("rectangles neither overlap nor leave the page")
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

  @Test("a placement on a full page evicts everything under it, and nothing used recently")
  func replacing() {
    for seed in 1...20 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      var packer = ShelfPacker(side: 1024, top: 4)
      var live: [(shelf: Int, area: PixelRect, frame: Int)] = []
      for frame in 1...300 {
        let width = Int.random(in: 1...500, using: &numbers)
        let height = Int.random(in: 1...(frame % 5 == 0 ? 250 : 30), using: &numbers)
        var place = packer.place(width: width, height: height, at: frame)
        if place == nil, let found = packer.replace(width: width, height: height, before: frame - 20, at: frame) {
          #expect(!live.contains { found.evicted.contains($0.shelf) && $0.frame >= frame - 20 }, "seed \(seed)")
          live.removeAll { found.evicted.contains($0.shelf) }
          place = found.place
        }
        guard let place else { continue }
        let area = PixelRect(x: place.x, y: place.y, width: width, height: height)
        #expect(place.y >= 4 && area.maxX <= 1024 && area.maxY <= 1024, "seed \(seed)")
        #expect(live.allSatisfy { $0.area.intersection(area).isEmpty }, "seed \(seed)")
        for index in live.indices where live[index].shelf == place.shelf { live[index].frame = frame }
        live.append((place.shelf, area, frame))
      }
      #expect(live.count > 20, "seed \(seed)")
    }
  }
}
