import SeededRandom
import Testing
import UIKitRecordings

@testable import OverscrollFitting

@Suite("Ranking of laws by a recording") struct LawRankingTests {
  /// Returns the recordings of iOS and Macs, with and without finger data, and flicks of each law with changed numbers.
  fileprivate func recordings() throws -> [(name: String, recording: RecordedMotion)] {
    var recordings: [(String, RecordedMotion)] = []
    for (index, recording) in UIKitRecording.all.enumerated() {
      for knowsFinger in [true, false] {
        recordings.append(("iOS \(index) \(knowsFinger)", try RecordedMotion(recording, knowsFinger: knowsFinger)))
      }
    }
    for recording in MacRecording.all {
      let samples = recording.frames.map { RecordedMotion.Sample(time: $0.time, offset: $0.offset, finger: .up) }
      recordings.append((recording.name, try RecordedMotion(samples)))
    }
    for (seed, feel) in zip(1...20 as ClosedRange<UInt64>, ScrollFeel.all) {
      var random = SeededRandom(seed: seed)
      var truth = feel
      truth.decelerationRate = DecelerationRate(
        resistance: truth.decelerationRate.resistance * random.number(0.6...1.6))
      let motion = ScrollMotion(
        from: 0, velocity: random.number(800...4000), limits: -1e6...random.number(100...1500), feel: truth)
      let samples = stride(from: 0, through: motion.duration + 0.2, by: 1.0 / 60).map { time in
        RecordedMotion.Sample(
          time: time, offset: (motion.value(at: time) * 3).rounded() / 3, finger: time == 0 ? .down : .up)
      }
      recordings.append(("\(feel.name), seed \(seed)", try RecordedMotion(samples)))
    }
    return recordings
  }

  @Test("no fit is worse than its law unchanged, and every law is ranked or refused with a reason")
  func neverWorse() throws {
    for (name, recording) in try recordings() {
      let ranking = try LawRanking(of: recording)
      for ranked in ranking.fits {
        #expect(
          ranked.rootMeanSquare <= ranked.ownRootMeanSquare * (1 + 1e-9),
          "\(name) by \(ranked.feel.name): \(ranked.rootMeanSquare), own \(ranked.ownRootMeanSquare)")
      }
      let listed = (0..<ranking.count).map { ranking.feel(at: $0).name }
      #expect(Set(listed) == Set(ScrollFeel.all.map(\.name)) && listed.count == ScrollFeel.all.count)
      for refusal in ranking.refusals { #expect(!RecordingReader.words(refusal.problem).isEmpty) }
    }
  }

  @Test("a law far from the recording is refused with its error")
  func refused() throws {
    // Motion back and forth, which no scrolling law makes.
    let samples = (0..<90).map { index in
      let time = Double(index) / 60
      return RecordedMotion.Sample(time: time, offset: 200 * (time < 0.75 ? time : 1.5 - time), finger: .up)
    }
    let ranking = try LawRanking(of: RecordedMotion(samples), [FlightSpan(0...1.5)])
    #expect(!ranking.refusals.isEmpty)
    for refusal in ranking.refusals {
      guard case .isOff(let error) = refusal.problem else {
        Issue.record("\(refusal.feel.name): \(refusal.problem)")
        continue
      }
      #expect(error > 15 && RecordingReader.words(refusal.problem).contains("pt"))
    }
  }

  @Test("an unchanged law starts at the first sample of each flight")
  func startsThere() throws {
    for (name, recording) in try recordings() where recording.knowsFinger {
      // A feel without overscroll starts at the limit instead.
      for feel in ScrollFeel.all where !feel.edge.isStill {
        let fit = try FeelFit(recording, asItIs: feel)
        for flight in fit.flights {
          let first = try #require(recording.samples.first { $0.time == flight.lowerBound })
          #expect(fit.value(at: first.time).map { abs($0 - first.offset) < 1e-9 } == true, "\(name) by \(feel.name)")
        }
      }
    }
  }

  @Test("recordings of iOS are recognized as UIKit's", arguments: [UIKitRecording.flick, .edgeImpact], [true, false])
  func uikit(_ recording: UIKitRecording, knowsFinger: Bool) throws {
    let ranking = try LawRanking(of: RecordedMotion(recording, knowsFinger: knowsFinger))
    let best = try #require(ranking.fits.first)
    #expect(best.feel.name == "uikit")
    #expect(best.ownRootMeanSquare < 0.1, "by its own numbers: it is not bent to it")
    let lift = try #require(recording.touches.last).time
    #expect(abs(best.flights[0].lowerBound - lift) < 0.02)
  }

  @Test("recordings of a Mac are recognized as AppKit's, with or without a drag before them", arguments: [0, 10])
  func appkit(dragCount: Int) throws {
    for recording in [MacRecording.slow, .fast] {
      let drag = (0...dragCount).reversed().map { index in
        let time = -Double(index) / 60
        return RecordedMotion.Sample(time: time, offset: recording.start + 0.6 * recording.velocity * time)
      }
      let flight = recording.frames.map { RecordedMotion.Sample(time: $0.time, offset: $0.offset) }
      let best = try LawRanking(of: RecordedMotion(drag + flight)).fits.first
      #expect(best?.feel.name == "appkit", "\(recording.name)")
      #expect(best?.phases.contains { $0.kind == .deceleration } == true)
    }
  }

  @Test("an unchanged law is off by the error of its feel and finds no numbers")
  func own() throws {
    let recording = try RecordedMotion(.flick, knowsFinger: true)
    let uikit = try FeelFit(recording, asItIs: .uikit)
    // The first sample, from which the law starts, is rounded to thirds of a point like the others.
    #expect(uikit.numbers.isEmpty && uikit.feel == .uikit && uikit.rootMeanSquare < 0.2)
    var other = ScrollFeel.uikit
    other.decelerationRate = DecelerationRate(rawValue: 0.99)
    #expect(try FeelFit(recording, asItIs: other).rootMeanSquare > 20)
  }

  @Test("a fit's values agree with its residuals and are nil outside its flights")
  func courses() throws {
    let fit = try FeelFit(RecordedMotion(.edgeImpact, knowsFinger: true), feel: .uikit)
    for residual in fit.residuals { #expect(fit.value(at: residual.time) == residual.fitted) }
    #expect(fit.value(at: fit.flights[0].lowerBound - 0.01) == nil)
    #expect(fit.value(at: fit.flights[0].upperBound + 0.01) == nil)
  }
}

extension LawRankingTests {
  @Test("no other start of the search for the rate makes a fit twice as good")
  func otherBeginnings() throws {
    var fits = 0
    for (name, recording) in try recordings() {
      let flights = try LawRanking.flights(of: recording, by: ScrollFeel.all)
      for feel in ScrollFeel.all {
        let fit = try? FeelFit(recording, feel: feel, flights: flights)
        guard let fit, fit.rootMeanSquare > 0.3 else { continue }
        fits += 1
        let rate = FeelNumber.decelerationRate
        for factor in [0.45, 2.2] {
          let others = try FeelFit.flights(of: recording, feel: feel, flights).map {
            FlightFit([$0], feel: feel, numbers: [rate], isEven: true, rateFactor: factor)
          }
          let errors = others.flatMap(\.errors)
          let error = (errors.reduce(0) { $0 + $1 * $1 } / Double(errors.count)).squareRoot()
          #expect(
            error > 0.5 * fit.rootMeanSquare, "\(name) by \(feel.name): \(fit.rootMeanSquare), from \(factor): \(error)"
          )
        }
      }
    }
    #expect(fits > 20)
  }
}
