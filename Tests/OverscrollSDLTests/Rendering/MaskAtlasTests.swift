import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct MaskAtlasTests {
  private func mask(_ seed: Int) -> Mask {
    Mask(width: 20 + seed % 13, height: 12 + seed % 9) { x, y in Double((x * 7 + y * 3 + seed) % 11) / 10 }
  }

  private func key(_ seed: Int) -> MaskKey { .path(seed, column: 0, row: 0) }

  @Test("masks used in every frame are never evicted")
  func recentlyUsed() {
    let atlas = MaskAtlas(side: 128, maximumPages: 2)
    atlas.beginFrame()
    for seed in 0..<10 { atlas.insert(mask(seed), for: key(seed)) }
    let places = (0..<10).map { atlas.pieces(for: key($0)) }
    for frame in 1..<400 {
      atlas.beginFrame()
      for seed in 0..<10 { #expect(atlas.pieces(for: key(seed)) == places[seed]) }
      atlas.insert(mask(frame), for: key(1000 + frame))
      #expect(!atlas.isFull)
    }
    #expect(atlas.pages.count <= 2)
  }

  @Test("higher masks reuse the page of lower ones")
  func heights() {
    let atlas = MaskAtlas(side: 512)
    func insert(_ index: Int, width: Int, height: Int) {
      atlas.insert(Mask(width: width, height: height) { _, _ in 1 }, for: key(index), bandHeight: height)
      #expect(atlas.pieces(for: key(index)) != nil && atlas.pages.count == 1)
    }
    for frame in 1...20 {
      atlas.beginFrame()
      for index in 0..<20 { insert(frame * 20 + index, width: 200, height: 12) }
    }
    for frame in 21...40 {
      atlas.beginFrame()
      insert(frame * 20, width: 128, height: 128)
    }
  }

  @Test("an atlas that grew for many masks frees its pages again and keeps the used masks")
  func shrinking() {
    let atlas = MaskAtlas(side: 256)
    atlas.beginFrame()
    for seed in 0..<300 { atlas.insert(mask(seed), for: key(seed)) }
    #expect(atlas.pages.count > 2 && !atlas.isFull)
    for _ in 1...4000 {
      atlas.beginFrame()
      for seed in 290..<300 where atlas.pieces(for: key(seed)) == nil { atlas.insert(mask(seed), for: key(seed)) }
    }
    #expect(atlas.pages.count == 1)
    #expect((290..<300).allSatisfy { atlas.pieces(for: key($0)) != nil })
  }

  @Test("the pieces of a mask contain everything that is not empty")
  func pieces() {
    let atlas = MaskAtlas(side: 256)
    atlas.beginFrame()
    let slanted = Mask(width: 200, height: 200) { x, y in x == y ? 1 : 0 }
    let pieces = atlas.insert(slanted, for: key(0), bandHeight: 16)
    for pixel in 0..<200 {
      #expect(pieces.contains { $0.area.intersection(PixelRect(x: pixel, y: pixel, width: 1, height: 1)).width == 1 })
    }
    #expect(pieces.reduce(0) { $0 + $1.area.width * $1.area.height } < 200 * 17, "slanted lines take little room")
  }
}
