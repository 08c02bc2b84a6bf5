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

  @Test("what is placed on a full page lies on nothing that was used lately, and evicts all that it lies on")
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

@Suite struct MaskAtlasTests {
  private func mask(_ seed: Int) -> Mask {
    Mask(width: 20 + seed % 13, height: 12 + seed % 9) { x, y in Double((x * 7 + y * 3 + seed) % 11) / 10 }
  }

  private func key(_ seed: Int) -> MaskKey { .path(seed, column: 0, row: 0) }

  @Test("masks that are used in every frame are never evicted")
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

  @Test("however low masks have been, higher ones take no other page")
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

  @Test("an atlas that has grown for many masks gives its pages back, and keeps what is drawn")
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

  @Test("an atlas with no room for a frame's masks is full")
  func full() {
    let atlas = MaskAtlas(side: 64, maximumPages: 1)
    atlas.beginFrame()
    for seed in 0..<100 { atlas.insert(mask(seed), for: key(seed)) }
    #expect(atlas.isFull)
    atlas.removeAll()
    #expect(!atlas.isFull && atlas.pieces(for: key(0)) == nil)
  }

  @Test("the pieces of a mask hold everything that is not empty")
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

@Suite struct RecentCacheTests {
  @Test("the entries used last stay, and at most twice the capacity")
  func bounded() {
    var cache = RecentCache<Int, Int>(capacity: 10)
    for key in 0..<1000 {
      #expect(cache.value(for: key) { key * key } == key * key)
      for recent in max(0, key - 9)...key { #expect(cache.value(for: recent) { -1 } == recent * recent) }
      #expect(cache.count <= 20)
    }
  }
}

@Suite struct AxisSplitTests {
  @Test("the parts adjoin and span the whole extent")
  func parts() {
    for seed in 1...200 as ClosedRange<UInt64> {
      var numbers = SeededRandom(seed: seed)
      let low = Double.random(in: -50...50, using: &numbers)
      let high = low + .random(in: 0.1...80, using: &numbers)
      let split = AxisSplit(from: low, to: high, varying: .random(in: 0...30, using: &numbers))
      #expect(split.before.lowerBound == Int(low.rounded(.down)) && split.after.upperBound == Int(high.rounded(.up)))
      #expect(split.before.upperBound == split.middle.lowerBound && split.middle.upperBound == split.after.lowerBound)
    }
  }
}
