import SeededRandom
import Testing

@testable import OverscrollSDL

@Suite struct VSyncWatchTests {
  @Test("only a display that takes frames faster than its refresh rate fails the watch")
  func watch() {
    var (steady, wild) = (VSyncWatch(), VSyncWatch())
    let period = 1.0 / 60
    #expect((0..<200).allSatisfy { !steady.addFrame(presentedAt: Double($0) * period, refreshRate: 60) })
    let verdicts = (0..<20).map { wild.addFrame(presentedAt: Double($0) * 0.0001, refreshRate: 60) }
    #expect(verdicts.contains(true) && !verdicts[..<5].contains(true))
  }
}
