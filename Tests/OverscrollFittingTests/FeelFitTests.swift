import SeededRandom
import Testing
import UIKitRecordings

@testable import OverscrollFitting

@Suite("A feel fitted to a recording")
struct FeelFitTests {
  private func recording(_ recording: UIKitRecording) throws -> RecordedMotion {
    let lift = recording.touches.last!.time
    return try RecordedMotion(
      recording.frames.map { .init(time: $0.time, offset: $0.offset, finger: $0.time <= lift ? .down : .up) })
  }

  @Test("The numbers of iOS lie within the margins of a fit to what iOS was recorded to do")
  func uikit() throws {
    let flick = try FeelFit(recording(.flick), feel: .article)
    print(flick.numbers, flick.rootMeanSquare, flick.largestError, flick.phases)
    let flick2 = try FeelFit(recording(.flick), feel: .uikit)
    print(flick2.numbers, flick2.rootMeanSquare, flick2.largestError, flick2.phases)
    let edge = try FeelFit(recording(.edgeImpact), feel: .uikit)
    print(edge.numbers, edge.rootMeanSquare, edge.largestError, edge.phases, edge.undetermined)
    let bare = try FeelFit(RecordedMotion(UIKitRecording.flick.frames.map { .init(time: $0.time, offset: $0.offset) }), feel: .uikit)
    print(bare.numbers, bare.rootMeanSquare, bare.largestError, bare.phases, bare.undetermined)
    let bare2 = try FeelFit(RecordedMotion(UIKitRecording.edgeImpact.frames.map { .init(time: $0.time, offset: $0.offset) }), feel: .uikit)
    print(bare2.numbers, bare2.rootMeanSquare, bare2.largestError, bare2.phases, bare2.undetermined)
  }

  @Test("coverage", arguments: [ScrollFeel.uikit, .article])
  func coverage(feel: ScrollFeel) throws {
    for kind in 0..<3 {
      var held: [FeelNumber: Int] = [:], told: [FeelNumber: Int] = [:], width: [FeelNumber: Double] = [:]
      for seed in 1...200 {
        var random = SeededRandom(seed: UInt64(seed))
        var truth = feel
        truth.decelerationRate = DecelerationRate(resistance: random.number(1.2...4))
        truth.bounceSpring = Spring(stiffness: random.number(60...250), dampingRatio: random.number(0.6...1.1))
        truth.releaseSpring = Spring(stiffness: random.number(60...250), dampingRatio: random.number(0.6...1.1))
        let v = random.number(1000...3500)
        let motion = switch kind {
        case 0: ScrollMotion(from: 0, velocity: v, limits: -1e6...1e6, feel: truth)
        case 1: ScrollMotion(from: 0, velocity: v, limits: -1e6...random.number(50...300), feel: truth)
        default: ScrollMotion(from: random.number(40...200), velocity: 0, limits: -1e6...0, feel: truth)
        }
        let samples = stride(from: 0, through: motion.duration + 0.2, by: 1.0 / 60).map { t in
          let jitter = (0..<12).reduce(-6.0) { sum, _ in sum + random.number(0...1) } * 0.001
          let x = motion.value(at: max(0, t + jitter))
          return RecordedMotion.Sample(time: t, offset: (x * 3).rounded() / 3, finger: t == 0 ? .down : .up)
        }
        let fit = try FeelFit(RecordedMotion(samples), feel: feel)
        if kind == 2, seed < 150, fit.numbers.contains(where: { abs($0.value - $0.name.value(in: truth)) > $0.margin }) {
          print("BAD", seed, "x0", samples[0].offset, "k", truth.releaseSpring.stiffness, "c", truth.releaseSpring.damping, "r", truth.decelerationRate.resistance, fit.numbers.map { "\($0.name) \($0.value) ± \($0.margin)" }, "rms", fit.rootMeanSquare, fit.phases.map { "\($0.kind) \($0.start) \($0.end)" }, "entry", motion.entry ?? -1)
        }
        for number in fit.numbers {
          told[number.name, default: 0] += 1
          if abs(number.value - number.name.value(in: truth)) <= number.margin { held[number.name, default: 0] += 1 }
          width[number.name, default: 0] += number.margin
        }
      }
      for (n, c) in told { print(feel.name, kind, n, "told", c, "held", Double(held[n] ?? 0) / Double(c), "mean margin", width[n]! / Double(c)) }
    }
  }
}
