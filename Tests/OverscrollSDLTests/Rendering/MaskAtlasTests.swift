import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct MaskAtlasTests {
  private func mask(_ seed: Int) -> Mask {
    Mask(width: 20 + seed % 13, height: 12 + seed % 9) { x, y in Double((x * 7 + y * 3 + seed) % 11) / 10 }
  }

  private func key(_ seed: Int) -> MaskKey { .path(seed, x: 0, y: 0) }

  /// Returns whether the pieces of a mask hold its coverage, and everything else in it is empty.
  private func holds(_ atlas: MaskAtlas, _ pieces: [MaskAtlas.Piece], _ mask: Mask) -> Bool {
    var rest = mask
    for piece in pieces {
      guard let bytes = atlas.pages[piece.source.page].bytes else { return false }
      for y in 0..<piece.area.height {
        for x in 0..<piece.area.width {
          let place = (piece.area.y + y) * mask.width + piece.area.x + x
          guard bytes[(piece.source.y + y) * atlas.side + piece.source.x + x] == rest.coverage[place] else {
            return false
          }
          rest.coverage[place] = 0
        }
      }
    }
    return rest.coverage.allSatisfy { $0 == 0 }
  }

  @Test("masks used in every frame are made once and keep their coverage, however many others come and go")
  func recentlyUsed() {
    let atlas = MaskAtlas(side: 128, maximumSide: 128)
    for seed in 0..<10 { atlas.insert(mask(seed), for: key(seed)) }
    for frame in 1..<400 {
      atlas.beginFrame()
      let used = (0..<10).map { atlas.pieces(for: key($0)) ?? [] }
      atlas.insert(mask(frame), for: key(1000 + frame))
      #expect(!atlas.isFull)
      for seed in 0..<10 { #expect(holds(atlas, used[seed], mask(seed)), "frame \(frame)") }
    }
    #expect(atlas.pages.count == 2)
  }

  @Test("an atlas is full if the masks of one frame do not fit, and then grows up to its largest side")
  func growing() {
    let atlas = MaskAtlas(side: 128, maximumSide: 256)
    atlas.beginFrame()
    for seed in 0..<60 { atlas.insert(mask(seed), for: key(seed)) }
    #expect(atlas.isFull && atlas.grow() && !atlas.isFull)
    for seed in 0..<60 { #expect(holds(atlas, atlas.insert(mask(seed), for: key(seed)), mask(seed))) }
    #expect(!atlas.isFull && !atlas.grow())
  }

  @Test("the pieces of a slanted line contain all of it and take little room")
  func pieces() {
    let atlas = MaskAtlas(side: 256, maximumSide: 256)
    let slanted = Mask(width: 200, height: 200) { x, y in x == y ? 1 : 0 }
    let pieces = atlas.insert(slanted, for: key(0), bandHeight: 16)
    #expect(holds(atlas, pieces, slanted))
    #expect(pieces.reduce(0) { $0 + $1.area.width * $1.area.height } < 200 * 17)
  }
}
