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
    #expect(ScrollFeel(coasting: .exponential(.normal)).platform == nil)
  }

  @Test("a custom feel has the article's parameters and none of UIKit's")
  func defaultFeel() {
    let feel = ScrollFeel(coasting: .exponential(.normal))
    #expect(
      feel.releaseLatency == 0 && feel.accumulation == .none && feel.stoppingVelocity == 0 && feel.release.kick == 0)
    #expect(feel.threshold == 0.5 && feel.rubberBandCoefficient == 0.55)
    #expect(
      feel.bounce.spring == Spring(mass: 1, stiffness: 100, dampingRatio: 1)
        && feel.release.spring == feel.bounce.spring)
  }

  @Test("the feels have the parameters of their sources")
  func feels() {
    #expect(ScrollFeel.uikit.releaseLatency == 0.00093)
    #expect(ScrollFeel.uikit.stoppingVelocity == 10 && abs(ScrollFeel.uikit.release.kick - 9.997) < 1e-4)
    // AOSP: EdgeEffect is pulled by the finger's distance; LINEAR_DISTANCE_TAKE_OVER, LINEAR_VELOCITY_TAKE_OVER.
    #expect(ScrollFeel.android.rubberBandCoefficient == 1)
    #expect(ScrollFeel.gtk.rubberBandCoefficient == 1 && ScrollFeel.gtk.longestPull == 100)
    #expect(ScrollFeel.android.release.tail == EdgeReturn.Tail(distance: 8, velocity: 200))
    #expect(ScrollFeel.uikitDynamics.decelerationRate.resistance.isNear(2, by: 1e-10))
    for spring in [ScrollFeel.uikitDynamics.bounce.spring, ScrollFeel.uikitDynamics.release.spring] {
      #expect(spring.response.isNear(0.5) && spring.dampingRatio == 1)
    }
  }
}
