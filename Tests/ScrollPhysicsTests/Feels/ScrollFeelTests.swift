import ScrollPhysics
import Testing

@Suite("Feels")
struct ScrollFeelTests {
  @Test("Every feel is found by its name, and no other is")
  func names() {
    #expect(
      ScrollFeel.all.map(\.name) == [
        "article", "uikit", "uikit-dynamics", "appkit", "android", "gtk", "chromium", "flutter", "flutter-clamping",
        "chromium-linux",
      ])
    for feel in ScrollFeel.all { #expect(ScrollFeel(name: feel.name) == feel) }
    #expect(ScrollFeel(name: "custom") == nil)
  }

  @Test("a custom feel has the article's parameters and nothing of UIKit's")
  func defaultFeel() {
    let feel = ScrollFeel(decelerationRate: .normal)
    #expect(feel.releaseLatency == 0 && feel.flickBuildUp == 0 && feel.stoppingVelocity == 0 && feel.releaseKick == 0)
    #expect(feel.threshold == 0.5 && feel.rubberBandCoefficient == 0.55)
    #expect(
      feel.bounceSpring == Spring(mass: 1, stiffness: 100, dampingRatio: 1) && feel.releaseSpring == feel.bounceSpring)
  }

  @Test("the feels have the parameters of their sources")
  func feels() {
    #expect(ScrollFeel.uikit.releaseLatency == 0.00093)
    #expect(ScrollFeel.uikit.stoppingVelocity == 10 && ScrollFeel.uikit.releaseKick == 10)
    #expect(ScrollFeel.uikitDynamics.decelerationRate.resistance.isNear(2, by: 1e-10))
    for spring in [ScrollFeel.uikitDynamics.bounceSpring, ScrollFeel.uikitDynamics.releaseSpring] {
      #expect(spring.response.isNear(0.5) && spring.dampingRatio == 1)
    }
  }
}
