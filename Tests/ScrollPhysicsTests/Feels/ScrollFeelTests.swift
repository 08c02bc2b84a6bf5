import ScrollPhysics
import Testing

@Suite("Feels") struct ScrollFeelTests {
  @Test("every feel is found by its name, the default is the first, and an unknown name gives nil")
  func names() {
    #expect(ScrollFeel.all.first == .article)
    for feel in ScrollFeel.all { #expect(ScrollFeel(name: feel.name) == feel) }
    #expect(ScrollFeel(name: "custom") == nil)
  }
}
