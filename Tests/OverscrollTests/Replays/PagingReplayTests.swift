import Testing

@Suite("Recorded drags of pages")
struct PagingReplayTests {
  @Test("every recorded drag of pages ends on a page", arguments: ["paging-flicks", "paging-swing", "paging-equal"])
  func endsOnPage(name: String) throws {
    let drag = try ReplayedDrag(name)
    let pages: Set<Double> = name == "paging-equal" ? [0, 600, 1200] : [0, 456, 789]
    for (frame, next) in drag.steps where frame.state == "snapping" && next.state == "idle" {
      #expect(pages.contains(next["contentOffset.x"]))
      #expect(next.velocity("contentOffset.x") == 0)
    }
    #expect(drag.last.state == "idle")
  }

  @Test("a recorded flick turns the page, a slow short drag does not, and a long one turns back")
  func flicks() throws {
    let drag = try ReplayedDrag("paging-flicks")
    #expect(drag.states == ["idle"] + Array(repeating: ["dragging", "snapping", "idle"], count: 3).flatMap { $0 })
    let rests = drag.steps.filter { $0.0.state == "snapping" && $0.1.state == "idle" }.map { $0.1["contentOffset.x"] }
    #expect(rests == [456, 456, 0])
  }

  @Test("recorded pages on a soft spring overshoot and swing back")
  func swing() throws {
    let drag = try ReplayedDrag("paging-swing")
    let offsets = drag.frames.map { $0["contentOffset.x"] }
    #expect(try #require(offsets.max()) > 480)
    #expect(drag.last["contentOffset.x"] == 456)
  }

  @Test("recorded pages move between frames by no more than their velocity")
  func continuous() throws {
    for name in ["paging-flicks", "paging-swing", "paging-equal"] {
      let drag = try ReplayedDrag(name, fps: 1000)
      for (frame, next) in drag.steps where frame.state == "snapping" && next.state == "snapping" {
        let way = next["contentOffset.x"] - frame["contentOffset.x"]
        let speed = max(abs(frame.velocity("contentOffset.x")), abs(next.velocity("contentOffset.x")))
        #expect(abs(way) <= speed * 0.001 * 1.02 + 0.02)
      }
    }
  }
}
