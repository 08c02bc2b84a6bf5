import ScrollPhysics
import Testing

@Suite("Feels")
struct ScrollFeelTests {
  @Test("every feel is found by its name, the default is the first, and an unknown name gives nil")
  func names() {
    #expect(ScrollFeel.all.first == .article)
    for feel in ScrollFeel.all { #expect(ScrollFeel(name: feel.name) == feel) }
    #expect(ScrollFeel(name: "custom") == nil)
  }

  @Test("the numbers of the platforms are 0, 1, 2 and so on, in any order")
  func numbers() {
    #expect(Platform.allCases.map(\.rawValue).sorted() == Array(0..<Int32(Platform.allCases.count)))
  }

  @Test("a feel with changed numbers keeps its platform, and a custom feel has none")
  func platforms() {
    for platform in Platform.allCases {
      var feel = platform.feel
      feel.threshold *= 2
      #expect(feel.platform == platform)
    }
    #expect(ScrollFeel(decelerationLaw: .exponential(.normal)).platform == nil)
  }
}
