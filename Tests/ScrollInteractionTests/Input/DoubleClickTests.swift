import ScrollInteraction
import Testing

@Suite("Double click") struct DoubleClickTests {
  @Test(
    "two quick clicks at one place are a double click, the third starts a new one, and a late or distant one is single")
  func clicks() {
    var clicks = DoubleClick()
    let places = [
      (Vector2(10, 10), 0.0, false), (Vector2(10, 10), 0.2, true), (Vector2(10, 10), 0.35, false),
      (Vector2(10, 10), 0.85, false), (Vector2(50, 10), 0.95, false), (Vector2(55, 15), 1.05, true),
    ]
    for (place, time, isDouble) in places { #expect(clicks.click(place, at: time) == isDouble, "at \(time)") }
  }
}
