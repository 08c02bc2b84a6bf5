import ScrollInteraction
import Testing

@Suite("Scroll indicator") struct ScrollIndicatorTests {
  private func bar(_ offset: Double) -> ScrollIndicator? {
    ScrollIndicator(offset: offset, limits: -50...1150, viewport: 400, track: 390)
  }

  @Test("the indicator's length is proportional to the viewport, and it runs from end to end")
  func proportions() throws {
    let (top, bottom) = (try #require(bar(-50)), try #require(bar(1150)))
    #expect(top.length == 390.0 / 4)
    #expect(top.position == 0)
    #expect(abs(bottom.position + bottom.length - 390) < 1e-9)
  }

  @Test("past the end, the indicator shrinks and stays at the end of its track", arguments: [10.0, 60, 5000])
  func squeezed(overshoot: Double) throws {
    let above = try #require(bar(-50 - overshoot))
    #expect(above.position == 0)
    #expect(above.length == max(390.0 / 4 - overshoot, ScrollIndicator.minimumSqueezedLength))
    let below = try #require(bar(1150 + overshoot))
    #expect(abs(below.position + below.length - 390) < 1e-9)
  }

  @Test("the indicator stays visible for a while after content rests, and then fades out")
  func fades() {
    #expect(ScrollIndicatorFade.opacity(at: 0, restTime: nil) == 1)
    #expect(ScrollIndicatorFade.opacity(at: 1, restTime: 5) == 1)
    #expect(ScrollIndicatorFade.opacity(at: ScrollIndicatorFade.end(restTime: 5), restTime: 5) == 0)
    #expect(ScrollIndicatorFade.opacity(at: 0, restTime: -.infinity) == 0)
  }
}
