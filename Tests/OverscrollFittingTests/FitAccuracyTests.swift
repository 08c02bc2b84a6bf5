import SeededRandom
import Testing

@testable import OverscrollFitting

@Suite("Accuracy of fits to synthetic recordings") struct FitAccuracyTests {
  enum Gesture: CaseIterable { case flick, impact, release }

  private func motion(_ gesture: Gesture, _ truth: ScrollFeel, _ random: inout SeededRandom) -> ScrollMotion {
    let velocity = random.number(1000...3500)
    return switch gesture {
    case .flick: ScrollMotion(from: 0, velocity: velocity, limits: -1e6...1e6, feel: truth)
    case .impact: ScrollMotion(from: 0, velocity: velocity, limits: -1e6...random.number(50...300), feel: truth)
    case .release: ScrollMotion(from: random.number(40...200), velocity: 0, limits: -1e6...0, feel: truth)
    }
  }

  /// UIKit's law with a kick of 10 at the release.
  private static let kicking: ScrollFeel = {
    var feel = ScrollFeel.uikit
    feel.release = EdgeReturn(spring: feel.bounce.spring)
    feel.release.kick = 10
    return feel
  }()

  /// With margins of 95 %, fewer than 4 of 5 hold in one of 3000 cases, whatever the seeds.
  @Test(
    "numbers are found within their margins as often as the margins claim", arguments: [kicking, .article],
    Gesture.allCases)
  func coverage(feel: ScrollFeel, gesture: Gesture) throws {
    var (found, held) = ([FeelNumber: Int](), [FeelNumber: Int]())
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      var truth = feel
      truth.decelerationRate = DecelerationRate(resistance: random.number(1.2...4))
      truth.bounce.spring = Spring(stiffness: random.number(60...250), dampingRatio: random.number(0.6...1.1))
      truth.release.spring = Spring(stiffness: random.number(60...250), dampingRatio: random.number(0.6...1.1))
      let samples = motion(gesture, truth, &random).recorded(&random)
      let fit = try FeelFit(RecordedMotion(samples), feel: feel)
      for number in fit.numbers {
        found[number.name, default: 0] += 1
        if abs(number.value - number.name.value(in: truth)) <= number.margin { held[number.name, default: 0] += 1 }
      }
    }
    let asked: [FeelNumber] =
      switch gesture {
      case .flick: [.decelerationRate]
      case .impact: [.bounceStiffness, .bounceDamping]
      case .release: [.releaseStiffness, .releaseDamping]
      }
    for name in asked {
      let (found, held) = (found[name] ?? 0, held[name] ?? 0)
      print("\(name) by \(feel.name): \(held) of \(found) within their margins")
      #expect(found >= 16, "\(name) is found in \(found) of 40")
      #expect(Double(held) >= 0.8 * Double(found), "\(name): \(held) of \(found), \(feel.name), seeds 1 to 40")
    }
  }

  @Test(
    "the law of a rounded and jittered flick is recognized 9 times in 10",
    arguments: [ScrollFeel.uikit, .appkit, .android, .chromium, .flutterClamping])
  func flicks(feel: ScrollFeel) throws {
    var count = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let motion = ScrollMotion(from: 0, velocity: random.number(1200...4000), limits: -1e6...1e6, feel: feel)
      let ranking = try LawRanking(of: RecordedMotion(motion.recorded(&random)))
      if ranking.fits.first?.feel.name == feel.name { count += 1 }
    }
    #expect(count >= 9, "\(feel.name): \(count) of 10, seeds 1 to 10")
  }
}
