import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct PixelRectTests {
  @Test("bands are stacked, cover the area and have at most the requested number of pixels", arguments: 1...50)
  func bands(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    let area = PixelRect(
      x: random.count(0...9), y: random.count(0...9), width: random.count(1...300), height: random.count(1...300))
    let count = random.count(1...40_000)
    let bands = area.bands(of: count)
    var bottom = area.y
    for band in bands {
      #expect(band.x == area.x && band.width == area.width && band.y == bottom && band.height > 0, "seed \(seed)")
      // A band has at least one whole row.
      #expect(band.width * band.height <= max(count, area.width), "seed \(seed)")
      bottom = band.maxY
    }
    #expect(bottom == area.maxY, "seed \(seed)")
  }
}
