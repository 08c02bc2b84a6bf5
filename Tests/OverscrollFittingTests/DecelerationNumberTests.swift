import SeededRandom
import Testing

@testable import OverscrollFitting

@Suite("Deceleration numbers of platforms") struct DecelerationNumberTests {
  /// Returns the law with a changed number, as another device might have it.
  private func changed(_ feel: ScrollFeel, by factor: Double) -> (
    feel: ScrollFeel, name: DecelerationNumber.Name, value: Double
  ) {
    var feel = feel
    switch feel.decelerationLaw {
    case .exponential(let rate, let form):
      feel.decelerationLaw = .exponential(DecelerationRate(resistance: rate.resistance * factor), form: form)
      return (feel, .resistance, rate.resistance * factor)
    case .friction(let resistance, let drag, let greatest):
      feel.decelerationLaw = .friction(resistance: resistance * factor, drag: drag * factor, maximumVelocity: greatest)
      return (feel, .resistance, resistance * factor)
    case .power(let exponent, let scale):
      feel.decelerationLaw = .power(exponent: exponent, scale: scale * factor)
      return (feel, .scale, scale * factor)
    case .bezier(let deceleration, let pace, let time, let way):
      feel.decelerationLaw = .bezier(
        deceleration: deceleration * factor, pace: pace * factor, maximumDuration: time / factor,
        maximumDistance: way / factor)
      return (feel, .deceleration, deceleration * factor)
    case .spline(let inflexion, let drag):
      feel.decelerationLaw = .spline(inflexion: inflexion, drag: drag * factor)
      return (feel, .friction, 0.015 * factor)
    case .custom: preconditionFailure("A law of one's own has no number to fit.")
    }
  }

  @Test(
    "a platform's deceleration number is found within its margin as often as the margin claims",
    arguments: [ScrollFeel.appkit, .android, .gtk, .chromium, .flutter, .flutterClamping])
  func found(feel: ScrollFeel) throws {
    var held = 0
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let truth = changed(feel, by: random.number(0.7...1.5))
      let motion = ScrollMotion(from: 0, velocity: random.number(1500...4000), limits: -1e6...1e6, feel: truth.feel)
      let fit = try FeelFit(RecordedMotion(motion.recorded(&random)), feel: feel)
      let number = try #require(fit.decelerationNumber, "seed \(seed)")
      #expect(number.name == truth.name)
      #expect(number.margin < 0.1 * number.value, "seed \(seed)")
      if abs(number.value - truth.value) <= number.margin { held += 1 }
    }
    // With margins of 95 %, at least 17 of 20 hold in 98 % of the cases.
    #expect(held >= 17, "\(feel.name): \(held) of 20, seeds 1 to 20")
  }

  @Test("a law's deceleration number is the number of its platform")
  func own() {
    let friction = DecelerationNumber(ScrollFeel.android.decelerationLaw, logarithmMargin: 0)
    #expect(friction.name == .friction && abs(friction.value - 0.015) < 1e-12)
    #expect(DecelerationNumber(ScrollFeel.appkit.decelerationLaw, logarithmMargin: 0).value == 4000)
    #expect(abs(DecelerationNumber(ScrollFeel.gtk.decelerationLaw, logarithmMargin: 0).value - 4) < 1e-9)
    #expect(DecelerationNumber(ScrollFeel.chromium.decelerationLaw, logarithmMargin: 0).value == 3.7)
  }
}
