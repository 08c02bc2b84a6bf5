import Testing

@testable import OverscrollSDL

@Suite struct ButtonRepetitionsTests {
  /// Returns the stamps that count, of presses (positive) and releases (negative).
  private func counted(_ stamps: [Int64]) -> [Int64] {
    var repetitions = ButtonRepetitions()
    return stamps.filter { !repetitions.contains(isPress: $0 > 0, stamp: UInt32(truncatingIfNeeded: $0.magnitude)) }
  }

  @Test("a repeated press or release counts once in any order")
  func repeated() {
    #expect(counted([5, 5, -6, -6]) == [5, -6])
    #expect(counted([5, -5, 5, -5]) == [5, -5])
    #expect(counted([5, -6, 9, 5, -6, 9, -11, -11]) == [5, -6, 9, -11])
    #expect(counted([5, -6, 9, -10, 5, -6, 9, -10]) == [5, -6, 9, -10])
  }

  @Test("a click counts after the server's time wraps around")
  func wrapped() {
    let last: Int64 = 1 << 32 - 2
    #expect(counted([last, -last, last, -last, last + 7, -(last + 9)]) == [last, -last, last + 7, -(last + 9)])
  }

  @Test("a click counts after any number of days without one")
  func idle() {
    for days: Int64 in [1, 24, 25, 40, 49] {
      let later = 1000 + days * 86_400_000
      #expect(
        counted([1000, -1100, later, -(later + 100), later, -(later + 100)]) == [1000, -1100, later, -(later + 100)])
    }
  }
}
