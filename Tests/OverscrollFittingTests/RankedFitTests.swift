import SeededRandom
import Testing
import UIKitRecordings

@testable import OverscrollFitting

@Suite("Laws ranked by a recording")
struct RankedFitTests {
  /// All laws in the same flights, the best first.
  private func ranking(_ recording: RecordedMotion) throws -> [RankedFit] {
    let flights = try RankedFit.flights(of: recording, by: ScrollFeel.all)
    return RankedFit.ordered(ScrollFeel.all.compactMap { try? RankedFit(recording, feel: $0, flights: flights) })
  }

  @Test("What iOS has done is told as UIKit's", arguments: [UIKitRecording.flick, .edgeImpact], [true, false])
  func uikit(_ recording: UIKitRecording, knowsFinger: Bool) throws {
    let ranking = try ranking(RecordedMotion(recording, knowsFinger: knowsFinger))
    let best = try #require(ranking.first)
    #expect(best.fit.feel.name == "uikit")
    #expect(best.ownRootMeanSquare < 0.1, "by its own numbers: it is not bent to it")
    let lift = try #require(recording.touches.last).time
    #expect(abs(best.fit.flights[0].lowerBound - lift) < 0.02)
  }

  @Test("What a Mac has done is told as AppKit's, with or without a drag before it", arguments: [0, 10])
  func appkit(dragCount: Int) throws {
    for recording in [MacRecording.slow, .fast] {
      let drag = (0...dragCount).reversed().map { index in
        let time = -Double(index) / 60
        return RecordedMotion.Sample(time: time, offset: recording.start + 0.6 * recording.velocity * time)
      }
      let flight = recording.frames.map { RecordedMotion.Sample(time: $0.time, offset: $0.offset) }
      let ranking = try ranking(RecordedMotion(drag + flight))
      #expect(ranking.first?.fit.feel.name == "appkit", "\(recording.name)")
      #expect(ranking.first?.fit.phases.contains { $0.kind == .deceleration } == true)
    }
  }

  @Test(
    "A flick of each law, to thirds of a point and early or late by a millisecond, is told as that law's, 9 times in 10",
    arguments: [ScrollFeel.uikit, .appkit, .android, .chromium, .flutterClamping])
  func flicks(feel: ScrollFeel) throws {
    var count = 0
    for seed in 1...10 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let motion = ScrollMotion(
        from: 0, velocity: random.number(1200...4000), limits: -1e6...1e6, feel: feel)
      let samples = stride(from: 0, through: motion.duration + 0.2, by: 1.0 / 60).map { time in
        let jitter = (0..<12).reduce(-6.0) { sum, _ in sum + random.number(0...1) } * 0.001
        let offset = motion.value(at: max(0, time + jitter))
        return RecordedMotion.Sample(time: time, offset: (offset * 3).rounded() / 3, finger: time == 0 ? .down : .up)
      }
      if try ranking(RecordedMotion(samples)).first?.fit.feel.name == feel.name { count += 1 }
    }
    #expect(count >= 9, "\(feel.name): \(count) of 10, seeds 1 to 10")
  }

  @Test("A law with its own numbers is off by as much as the feel is, and no number is told of it")
  func own() throws {
    let recording = try RecordedMotion(.flick, knowsFinger: true)
    let uikit = try FeelFit(recording, asItIs: .uikit)
    #expect(uikit.numbers.isEmpty && uikit.feel == .uikit && uikit.rootMeanSquare < 0.1)
    var other = ScrollFeel.uikit
    other.decelerationRate = DecelerationRate(rawValue: 0.99)
    #expect(try FeelFit(recording, asItIs: other).rootMeanSquare > 20)
  }

  @Test("The course of a fit is where its residuals say, and nowhere else")
  func courses() throws {
    let fit = try FeelFit(RecordedMotion(.edgeImpact, knowsFinger: true), feel: .uikit)
    for residual in fit.residuals { #expect(fit.value(at: residual.time) == residual.fitted) }
    #expect(fit.value(at: fit.flights[0].lowerBound - 0.01) == nil)
    #expect(fit.value(at: fit.flights[0].upperBound + 0.01) == nil)
  }
}
