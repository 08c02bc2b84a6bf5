import Testing

@testable import OverscrollGraphics

@Suite struct TextMeasuringTests {
  private let style = TextStyle(size: 10)

  @Test("truncated text fits, is as long as possible and ends in an ellipsis")
  func truncation() {
    let text = "one two three four"
    for width in stride(from: 0.0, through: 100, by: 2.5) {
      let cut = HalfEm().truncated(text, style: style, width: width)
      #expect(HalfEm().size(of: cut, style: style).width <= width)
      #expect(cut == text || cut.isEmpty || cut.hasSuffix("…"))
      #expect(cut == text || Double(cut.count + 2) * 5 > width, "one more character would have fitted")
    }
  }

  @Test("the lines of a wrapped paragraph fit and have all its words in order")
  func wrapping() {
    let text = "the quick brown fox jumps over the lazy dog"
    for width in stride(from: 30.0, through: 300, by: 7) {
      let lines = HalfEm().lines(text, style: style, width: width)
      #expect(lines.allSatisfy { HalfEm().size(of: $0, style: style).width <= width })
      #expect(lines.joined(separator: " ") == text)
    }
  }
}
