import OverscrollDemoKit
import Testing

@Suite("Appearance of platforms") struct PlatformAppearanceTests {
  @Test("no two platforms have the same title or color, and a feel with changed numbers keeps both")
  func distinct() {
    let platforms = Platform.allCases
    #expect(Set(platforms.map(\.appearance.title)).count == platforms.count)
    #expect(Set(platforms.map(\.appearance.ink)).count == platforms.count)
    for platform in platforms {
      var feel = platform.feel
      feel.threshold *= 2
      #expect(feel.title == platform.appearance.title && feel.ink == platform.appearance.ink)
    }
  }

  @Test("a feel without a platform is shown by its name in gray")
  func custom() {
    let feel = ScrollFeel(name: "mine", decelerationLaw: .exponential(.fast))
    #expect(feel.title == "mine" && feel.ink == .plain)
  }
}
