import SeededRandom
import Testing
import UIKitRecordings

@testable import OverscrollFitting

@Suite("Fitting a feel to a recording") struct FeelFitTests {
  private func value(_ name: FeelNumber, in fit: FeelFit) throws -> FeelFit.Number {
    try #require(fit.numbers.first { $0.name == name }, "\(name) is not found")
  }

  @Test("an iOS flick gives a rate of 0.998 within its margin, with or without finger data", arguments: [true, false])
  func flick(knowsFinger: Bool) throws {
    let fit = try FeelFit(RecordedMotion(.flick, knowsFinger: knowsFinger), feel: .uikit)
    let rate = try value(.decelerationRate, in: fit)
    #expect(abs(rate.value - 0.998) <= rate.margin)
    #expect(rate.margin < 2e-6)
    // The recording is rounded to thirds of a point.
    #expect(fit.rootMeanSquare < 0.11)
    #expect(abs(fit.maximumError.error) < 0.35)
    #expect(fit.phases.map(\.kind) == [.drag, .deceleration])
    #expect(fit.phases[1].start > 0.11 && fit.phases[1].start < 0.14)
    #expect(fit.feel.decelerationRate.rawValue == rate.value)
  }

  @Test("an iOS bounce gives k = 120 and c = 22 within margins, with or without finger data", arguments: [true, false])
  func bounce(knowsFinger: Bool) throws {
    let fit = try FeelFit(RecordedMotion(.edgeImpact, knowsFinger: knowsFinger), feel: .uikit)
    let (stiffness, damping) = (try value(.bounceStiffness, in: fit), try value(.bounceDamping, in: fit))
    #expect(abs(stiffness.value - 120) <= stiffness.margin)
    #expect(abs(damping.value - 22) <= damping.margin)
    #expect(stiffness.margin < 1 && damping.margin < 0.25)
    #expect(fit.rootMeanSquare < 0.1)
    #expect(fit.phases.map(\.kind) == [.drag, .deceleration, .bounce])
    // In this recording, content decelerates for one frame and is never dragged past a limit.
    #expect(fit.undetermined == [.decelerationRate, .releaseStiffness, .releaseDamping, .rubberBandCoefficient])
    #expect(fit.feel.decelerationRate == ScrollFeel.uikit.decelerationRate)
  }

  @Test("a drag past a limit gives its rubber-band coefficient, for upright and inverted finger coordinates")
  func rubberBand() throws {
    var random = SeededRandom(seed: 7)
    for trial in 0..<20 {
      let coefficient = random.number(0.2...0.9)
      var feel = ScrollFeel.article
      feel.rubberBandCoefficient = coefficient
      let band = RubberBand(coefficient: coefficient, dimension: 600)
      let sign = random.coin() ? 1.0 : -1
      var samples: [RecordedMotion.Sample] = []
      for index in 0...50 {
        let finger = 6 * Double(index)
        let raw = finger - 60
        let offset = raw > 0 ? band.stretch(raw) : raw
        samples.append(
          RecordedMotion.Sample(
            time: Double(index) / 60, offset: (offset * 3).rounded() / 3, finger: .at(400 + sign * finger)))
      }
      let start = samples[samples.count - 1]
      let back = ScrollMotion(from: start.offset, velocity: 0, limits: -1e6...0, feel: feel)
      for index in 1...90 {
        let time = Double(index) / 60
        samples.append(
          RecordedMotion.Sample(
            time: start.time + time, offset: (back.value(at: time) * 3).rounded() / 3, finger: .up))
      }
      let fit = try FeelFit(RecordedMotion(samples, dimension: 600), feel: .article)
      let found = try value(.rubberBandCoefficient, in: fit)
      #expect(abs(found.value - coefficient) < 0.01, "trial \(trial): \(coefficient), found \(found)")
      #expect(found.margin < 0.02)
      #expect(fit.phases.map(\.kind) == [.drag, .return])
    }
  }

  @Test("several flights in a recording are found and share their numbers")
  func severalFlights() throws {
    var samples: [RecordedMotion.Sample] = []
    for (flick, velocity) in [1500.0, -2200, 900].enumerated() {
      let start = 3 * Double(flick)
      samples.append(.init(time: start, offset: 500, finger: .down))
      let motion = ScrollMotion(from: 500, velocity: velocity, limits: -1e6...1e6, feel: .uikit)
      for index in 1..<170 {
        samples.append(
          .init(time: start + Double(index) / 60, offset: motion.value(at: Double(index) / 60), finger: .up))
      }
    }
    let fit = try FeelFit(RecordedMotion(samples), feel: .article)
    #expect(fit.phases.count { $0.kind == .deceleration } == 3)
    let exact = try FeelFit(RecordedMotion(samples), feel: .uikit)
    #expect(abs(try value(.decelerationRate, in: exact).value - 0.998) < 1e-6)
    #expect(exact.rootMeanSquare < 0.01)
  }

  @Test(
    "a steady drag without finger data is separated from its flick, at any rounding",
    arguments: [0.001, 1.0 / 3, 1e-12], [0.2, 0.7])
  func liftUnknown(rounding: Double, drag: Double) throws {
    let motion = ScrollMotion(from: 1000 * drag, velocity: 1000, limits: -1e6...1e6, feel: .article)
    let samples = stride(from: 0, through: 2.0, by: 1.0 / 60).map { time in
      let offset = time < drag ? 1000 * time : motion.value(at: time - drag)
      return RecordedMotion.Sample(time: time, offset: (offset / rounding).rounded() * rounding, finger: .unknown)
    }
    let fit = try FeelFit(RecordedMotion(samples), feel: .article)
    #expect(fit.phases.map(\.kind) == [.drag, .deceleration])
    #expect(abs(fit.phases[1].start - drag) < 0.06, "\(fit.phases[1].start)")
    let rate = try value(.decelerationRate, in: fit)
    #expect(abs(rate.value - 0.998) <= max(rate.margin, 2e-5), "\(rate.value) ± \(rate.margin)")
  }

  @Test("a fit uses the phases that were moved by hand")
  func movedPhases() throws {
    let recording = try RecordedMotion(.flick, knowsFinger: false)
    let fit = try FeelFit(recording, feel: .uikit, flights: [FlightSpan(0.5...1.5)])
    #expect(fit.residuals.first.map { $0.time >= 0.5 } == true && fit.residuals.last.map { $0.time <= 1.5 } == true)
    #expect(abs(try value(.decelerationRate, in: fit).value - 0.998) < 1e-4)
  }

  @Test("invalid recordings are rejected")
  func nonsense() throws {
    func samples(_ count: Int, _ offset: (Int) -> Double) -> [RecordedMotion.Sample] {
      (0..<count).map { .init(time: Double($0) / 60, offset: offset($0)) }
    }
    #expect(throws: RecordedMotion.Problem.tooFewSamples(0)) { try RecordedMotion([]) }
    #expect(throws: RecordedMotion.Problem.tooFewSamples(7)) { try RecordedMotion(samples(7) { Double($0) }) }
    #expect(throws: RecordedMotion.Problem.nothingMoves) { try RecordedMotion(samples(50) { _ in 3 }) }
    #expect(throws: RecordedMotion.Problem.notFinite(sample: 5)) {
      try RecordedMotion(samples(50) { $0 == 5 ? .nan : Double($0) })
    }
    var backwards = samples(50) { Double($0) }
    backwards[20].time = 0.1
    #expect(throws: RecordedMotion.Problem.timeGoesBackwards(sample: 20)) { try RecordedMotion(backwards) }
    let held = (0..<50).map { RecordedMotion.Sample(time: Double($0) / 60, offset: Double($0), finger: .down) }
    #expect(throws: RecordedMotion.Problem.nothingMovesFreely) { try FeelFit(RecordedMotion(held), feel: .article) }
  }

  @Test("no law fits a steady or accelerating motion")
  func noDeceleration() throws {
    for way in [{ 10 * $0 }, { $0 * $0 / 2 }, { 1.1 * $0 * $0 }] as [(Double) -> Double] {
      let samples = (0..<60).map { RecordedMotion.Sample(time: Double($0) / 60, offset: way(Double($0)), finger: .up) }
      let recording = try RecordedMotion(samples)
      for feel in ScrollFeel.all {
        do {
          let fit = try FeelFit(recording, feel: feel)
          Issue.record("\(feel.name): \(fit.rootMeanSquare) pt, own \(fit.ownRootMeanSquare) pt, \(fit.numbers)")
        } catch {
          guard case .isOff = error else {
            Issue.record("\(feel.name): \(error)")
            continue
          }
        }
      }
    }
  }

  @Test("a fit of a flick of any size, under any noise, ends and has finite numbers")
  func anything() throws {
    var fits = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let (scale, noise) = (random.magnitude(1e-3...1e5), random.magnitude(1e-6...1))
      var left = scale
      let samples = (0..<random.count(8...80)).map { index in
        left *= 0.98
        return RecordedMotion.Sample(time: Double(index) * 0.01, offset: left + scale * noise * random.number(-1...1))
      }
      // No law fits a flick that is lost in its noise.
      guard let fit = try? FeelFit(RecordedMotion(samples), feel: .uikit) else { continue }
      fits += 1
      #expect(fit.rootMeanSquare.isFinite, "seed \(seed)")
      #expect(fit.numbers.allSatisfy { $0.value.isFinite && $0.margin.isFinite && $0.margin >= 0 }, "seed \(seed)")
    }
    #expect(fits > 10)
  }
}
