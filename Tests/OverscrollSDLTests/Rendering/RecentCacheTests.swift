import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct RecentCacheTests {
  @Test("the most recently used entries stay, and the cache holds at most twice its capacity")
  func bounded() {
    var cache = RecentCache<Int, Int>(capacity: 10)
    for key in 0..<1000 {
      #expect(cache.value(for: key) { key * key } == key * key)
      for recent in max(0, key - 9)...key { #expect(cache.value(for: recent) { -1 } == recent * recent) }
    }
    #expect((0..<1000).count { cache[$0] != nil } <= 20)
  }
}
