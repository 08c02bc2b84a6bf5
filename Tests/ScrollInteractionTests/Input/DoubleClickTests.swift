import ScrollInteraction
import Testing

@Suite("Double click")
struct DoubleClickTests {
  @Test("two quick clicks at one place are a double click, and the third starts a new one")
  func double() {
    var clicks = DoubleClick()
    let answers = [0, 0.2, 0.35, 0.5].map { clicks.click(Vector2(10, 10), at: $0) }
    #expect(answers == [false, true, false, true])
  }

  @Test("a late click, or one at another place, is a single click")
  func single() {
    var clicks = DoubleClick()
    let places = [(Vector2.zero, 0.0), (.zero, 0.5), (Vector2(40, 0), 0.6), (Vector2(45, 5), 0.7)]
    #expect(places.map { clicks.click($0.0, at: $0.1) } == [false, false, false, true])
  }
}
