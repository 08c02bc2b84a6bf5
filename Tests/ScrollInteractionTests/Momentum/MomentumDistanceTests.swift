import ScrollInteraction
import SeededRandom
import Testing

@Suite("The distances of a momentum") struct MomentumDistanceTests {
  struct Path: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var position: @Sendable (_ time: Double) -> Double
  }

  static let paths = [
    Path(testDescription: "steady") { 1600 * $0 },
    Path(testDescription: "slow") { 400 * $0 },
    Path(testDescription: "accelerating") { 6000 * $0 * $0 },
    Path(testDescription: "slowing down") { 3000 * $0 - 5000 * $0 * $0 },
  ]
  static let rates = [60.0, 90, 140, 1000]

  @Test("are the same at any rate of reports, within a percent, also in whole points", arguments: paths, [true, false])
  func reportRates(path: Path, isLiftReported: Bool) {
    for feel in ScrollFeel.all {
      // As exact numbers, as Wayland's, and as whole points.
      let distances = [0, 1.0 / 256, 1].flatMap { step in
        Self.rates.map { rate in
          var momentum = Momentum(feel: feel)
          let input = ScriptedInput.flick(for: 0.2, rate: rate, isLiftReported: isLiftReported) {
            Vector2(0, step > 0 ? (path.position($0) / step).rounded() * step : path.position($0))
          }
          return momentum.distance(of: input, frames: frames()).y
        }
      }
      #expect(distances.max()! <= 1.01 * distances.min()!, "\(feel.name): \(distances)")
      #expect(distances.min()! > 1.2 * path.position(0.2), "\(feel.name): \(distances)")
    }
  }

  @Test("add up to the same at any frame rate", arguments: ScrollFeel.all)
  func frameRates(feel: ScrollFeel) {
    let input =
      ScriptedInput.flick(at: 1500) + ScriptedInput.flick(at: 900, from: 0.5) + [.report(3, x: 1, .wheel, at: 1.4)]
    var whole = Momentum(feel: feel)
    whole.send(input)
    let distance = whole.delta(in: -1..<60)
    #expect(distance.y > 400)
    for rate in [24.0, 59.94, 144, 1000] {
      var momentum = Momentum(feel: feel)
      let sum = momentum.distance(of: input, frames: frames(rate, for: 60))
      #expect((sum - distance).length < 1e-9 * distance.length, "\(rate) Hz")
    }
  }

  @Test("contain each report once, however late it arrives")
  func lateReports() {
    var random = SeededRandom(seed: 2026)
    for _ in 0..<100 {
      var (momentum, sum, expected) = (Momentum(), Vector2.zero, Vector2.zero)
      momentum.isDirectionalLockEnabled = false
      var last = -1.0
      for frame in 1...200 {
        let now = Double(frame) / 60
        for _ in 0..<random.count(0...3) {
          let delta = random.point(in: -50...50)
          momentum.handle(delta, from: .continuous, at: now - random.number(0...0.05))
          expected += delta
        }
        // A frame is shown later than its reports.
        sum += momentum.delta(in: last..<now + 0.02)
        last = now + 0.02
      }
      #expect((sum + momentum.delta(in: last..<1000) - expected).length < 1e-9, "seed \(random.seed)")
    }
  }

  @Test("are those of a scroll view without limits", arguments: ScrollFeel.all)
  func scrollView(feel: ScrollFeel) {
    let size = Size(800, 600)
    var view = SimpleScrollView(
      layout: ScrollLayout(viewport: size, contentSize: Size(800, 2e9)), feel: feel, contentOffset: Vector2(0, 1e9))
    var momentum = Momentum(feel: feel, viewport: size)
    // Eight flicks in a row, and notches.
    for flick in 0..<8 {
      for report in ScriptedWheel.touchpad(velocity: 2500, for: 0.2, rate: 125, from: 0.4 * Double(flick)) {
        view.handle(report)
        momentum.handle(Vector2(0, -report.delta.y), from: .finger, at: report.time)
      }
    }
    for time in [7.0, 7.1] {
      view.handle(ScriptedWheel.notch(2, at: time))
      momentum.handle(Vector2(0, 2), from: .wheel, at: time)
    }
    var (sum, frames) = (0.0, 0)
    for frame in 1...1200 {
      sum += momentum.delta(in: Double(frame - 1) / 60..<Double(frame) / 60).y
      let time = Double(frame) / 60
      guard time > 7.1 else { continue }
      frames += 1
      #expect(abs(sum - (view.contentOffset(at: time).y - 1e9)) < 1e-5)
      #expect(abs(momentum.velocity(at: time).y - view.velocity(at: time).y) < 1e-5)
    }
    #expect(abs(momentum.restTime - view.restTime!) < 1e-5)
    #expect(sum > 4000 && frames == 774)
  }

  @Test("are whole notches times their length, in whatever fractions a wheel reports them", arguments: [1, 8, 120])
  func highResolution(reports: Int) {
    var momentum = Momentum()
    momentum.wheelFeel.notch = 50
    for report in 0..<3 * reports {
      momentum.handle(
        Vector2(0, 120 / Double(reports)), from: .highResolutionWheel, at: 0.2 * Double(report) / Double(reports))
    }
    #expect(abs(momentum.delta(in: -1..<60).y - 150) < 1e-9)
  }

  @Test("are finite for any numbers, and end")
  func anyNumbers() {
    var random = SeededRandom(seed: 7)
    let numbers: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -0.0, .leastNonzeroMagnitude, 1e9]
    func number(_ ordinary: ClosedRange<Double>) -> Double {
      random.count(0...9) == 0 ? numbers.randomElement(using: &random)! : random.number(ordinary)
    }
    for _ in 0..<200 {
      var (momentum, time, last) = (Momentum(feel: ScrollFeel.all.randomElement(using: &random)!), 0.0, 0.0)
      momentum.refusal = random.coin() ? .stretches : .ends
      for _ in 0..<60 {
        time += random.number(0...0.1)
        switch random.count(0...9) {
        case 0: momentum.lift(at: number(time - 0.1...time))
        case 1: momentum.hold(at: number(time - 0.1...time))
        case 2: momentum.stop(at: number(time - 0.1...time))
        case 3: momentum.refuse(Vector2(number(-50...50), number(-50...50)))
        case 4: momentum.setFeel(ScrollFeel.all.randomElement(using: &random)!, at: number(time - 0.1...time))
        default:
          let source = Momentum.Source.allCases.randomElement(using: &random)!
          momentum.handle(Vector2(number(-200...200), number(-200...200)), from: source, at: number(time - 0.1...time))
        }
        let distance = momentum.delta(in: last..<max(last, time))
        #expect(distance.isFinite && momentum.remainingDistance(at: time).isFinite, "seed \(random.seed)")
        #expect(momentum.velocity(at: time).isFinite && momentum.overshoot(at: time).isFinite, "seed \(random.seed)")
        last = max(last, time)
      }
      #expect(momentum.delta(in: last..<(.infinity)).isFinite && !momentum.restTime.isNaN, "seed \(random.seed)")
    }
  }
}
