import Foundation
import OverscrollSDL
import SeededRandom
import Testing

@testable import Overscroll

@Suite("Frame pacing") struct FramePacerTests {
  static let rates = [30.0, 60, 75, 90, 120, 144, 165, 240]

  /// Returns the target times of the frames after `time`, when the pacer has locked on to the display.
  private func targets(_ display: SimulatedDisplay, after time: Double = 1) -> [Double] {
    display.shown.map(\.frame.target).filter { $0 > time }
  }

  private func intervals(_ times: [Double]) -> [Double] { zip(times.dropFirst(), times).map { $0 - $1 } }

  /// Returns the difference between a step and whole periods.
  private func unevenness(_ step: Double, _ rate: Double) -> Double { abs(step - (step * rate).rounded() / rate) }

  @Test(
    "motions are sampled on an even grid, to a tenth of a millisecond", arguments: SimulatedDisplay.Driver.allCases,
    rates)
  func evenGrid(driver: SimulatedDisplay.Driver, rate: Double) {
    var display = SimulatedDisplay(driver, rate: rate)
    display.run(for: 5)
    let steps = intervals(targets(display))
    #expect(steps.count > Int(3.9 * rate))
    #expect(steps.allSatisfy { unevenness($0, rate) < 0.0001 }, "\(steps.map { unevenness($0, rate) }.max()!)")
  }

  @Test("a display's slightly different true rate is followed", arguments: [59.94, 59.1, 60.5, 143.86, 239.76])
  func measuredRate(rate: Double) {
    for driver in [SimulatedDisplay.Driver.waitsForItself, .waitsForTheLast] {
      var display = SimulatedDisplay(driver, rate: rate)
      display.jitter = 0.03 / rate
      display.run(for: 20)
      let late = display.shown.filter {
        $0.frame.target > 5 && unevenness($0.taken - $0.frame.target, rate) > 0.25 / rate
      }
      #expect(Double(late.count) < 0.005 * 20 * rate, "\(driver): \(late.count) of \(display.shown.count)")
    }
  }

  @Test("a frame is drawn shortly before it is shown, and in time", arguments: SimulatedDisplay.Driver.allCases, rates)
  func justInTime(driver: SimulatedDisplay.Driver, rate: Double) {
    var display = SimulatedDisplay(driver, rate: rate)
    (display.cost, display.jitter, display.reportsRefreshes) = (0.2 / rate, 0.1 / rate, driver.mode == .vsync)
    // If the display reports, only tracking is just in time: animations are drawn once the last frame was taken.
    display.run(for: 6, purpose: driver.mode == .compositor ? .tracking : .animation)
    let settled = display.shown.filter { $0.frame.target > 3 }
    let late = settled.filter { $0.taken > $0.frame.target + 0.5 / rate }
    #expect(Double(late.count) < 0.05 * Double(settled.count), "\(late.count) of \(settled.count)")
    let ages = settled.map { $0.taken - $0.frame.began }.sorted()
    #expect(ages[ages.count / 2] < 0.75 / rate)
  }

  @Test(
    "with reported refreshes, no frame is early or off the display's refreshes",
    arguments: [SimulatedDisplay.Driver.waitsForItself, .waitsForTheLast], [59.94, 60, 75, 143.86])
  func reportedRefreshes(driver: SimulatedDisplay.Driver, rate: Double) {
    var display = SimulatedDisplay(driver, rate: rate)
    (display.reportsRefreshes, display.cost) = (true, 0.1 / rate)
    display.run(for: 10, purpose: .tracking)
    let settled = display.shown.filter { $0.frame.target > 2 }
    let early = settled.filter { $0.frame.target - $0.frame.began > 0.6 / rate }
    #expect(early.isEmpty && Double(settled.count) > 7.9 * rate, "\(early.count) of \(settled.count)")
    let off = settled.map { abs(remainder($0.frame.target - display.phase, 1 / rate)) }
    #expect(off.allSatisfy { $0 < 0.0003 }, "\(off.max()!)")
  }

  @Test(
    "refreshes that a server simulates, or reports at another rate, are ignored",
    arguments: [(SimulatedDisplay.Driver.isOurs, 75.0), (.waitsForItself, 60)])
  func simulatedRefreshes(driver: SimulatedDisplay.Driver, reported: Double) {
    var (display, other) = (SimulatedDisplay(driver, rate: 75), SimulatedDisplay(driver, rate: 75))
    for second in 1...5 {
      display.run(for: 1)
      other.run(for: 1)
      display.learn(.refreshed(at: Double(second) + 0.004, period: 1 / reported))
    }
    #expect(display.shown.map(\.frame) == other.shown.map(\.frame))
  }

  @Test("responses in timer mode are immediate, at most three per period")
  func promptResponses() {
    var display = SimulatedDisplay(.isOurs, rate: 60)
    display.run(for: 1)
    display.sleep(0.3)
    let asked = display.now
    display.showFrame(.response)
    #expect(display.shown.last!.frame.began - asked < 0.001)
    let count = display.shown.count
    display.run(for: 10, purpose: .response)
    #expect((598...1802).contains(display.shown.count - count))
    let steps = intervals(targets(display, after: asked))
    #expect(steps.allSatisfy { abs($0 * 60 - ($0 * 60).rounded()) < 1e-6 })
  }

  @Test("responses in timer mode leave a fifth of the time to others", arguments: [0.002, 0.0053, 0.0078])
  func costlyResponses(cost: Double) {
    var display = SimulatedDisplay(.isOurs, rate: 60)
    (display.cost, display.jitter) = (cost, 0.0001)
    display.run(for: 1, purpose: .response)
    let count = display.shown.count
    display.run(for: 2, purpose: .response)
    #expect(Double(display.shown.count - count) * cost / 2 < 0.81)
  }

  @Test("the pointer is resampled if a display sets the pace, and not in timer mode")
  func resampling() {
    for mode in [PresentMode.timer, .vsync, .compositor] {
      let pacer = mode.pacer(refreshRate: 60)
      #expect(pacer.resamplesPointer == (mode != .timer))
      for purpose in [FrameTiming.Purpose.animation, .tracking] {
        #expect(pacer.pointerTime(for: 1, purpose: purpose).isFinite == pacer.resamplesPointer)
      }
    }
    #expect(!PresentMode.vsync.pacer(refreshRate: 60, pacing: .plain).resamplesPointer)
  }

  @Test("a report is shown in under 0.6 of a plain loop's time at any report rate", arguments: [60, 125, 500, 1000.0])
  func reports(rate: Double) {
    var random = SeededRandom(seed: UInt64(rate))
    let reports = (1...Int(rate * 6)).map { (Double($0) + .random(in: -0.3...0.3, using: &random)) / rate }
    var (own, plain) = (SimulatedDisplay(.isOurs, rate: 60), SimulatedDisplay(.isOurs, rate: 60))
    (own.cost, plain.cost) = (0.0015, 0.0015)
    let (ours, theirs) = (own.follow(reports), plain.follow(reports, .plain))
    #expect(ours[ours.count / 2] < 0.6 * theirs[theirs.count / 2], "\(ours[ours.count / 2])")
    #expect(ours[ours.count / 2] < 0.008 && ours[ours.count * 99 / 100] < 0.017)
  }

  @Test(
    "no frame has an earlier target than the frame before it, under load and on changing displays",
    arguments: SimulatedDisplay.Driver.allCases, [1, 2, 3] as [UInt64])
  func forwards(driver: SimulatedDisplay.Driver, seed: UInt64) {
    var display = SimulatedDisplay(driver, rate: 60, seed: seed)
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      display.adopt(rate: FramePacerTests.rates.randomElement(using: &random)!)
      display.jitter = .random(in: 0...0.05, using: &random)
      display.run(for: 0.3)
      display.sleep(.random(in: 0...0.1, using: &random))
    }
    for (earlier, later) in zip(display.shown, display.shown.dropFirst()) {
      #expect(later.frame.target >= earlier.frame.target)
    }
  }

  @Test("no grid point gets two frames, and none is before the start of its frame", arguments: [1, 2, 3] as [UInt64])
  func once(seed: UInt64) {
    var display = SimulatedDisplay(.isOurs, rate: 60, seed: seed)
    var random = SeededRandom(seed: seed)
    for _ in 0..<2000 {
      if Bool.random(using: &random) { display.sleep(.random(in: 0...0.05, using: &random)) }
      display.showFrame(Bool.random(using: &random) ? .animation : .response)
    }
    for (earlier, later) in zip(display.shown, display.shown.dropFirst()) {
      let step = later.frame.target - earlier.frame.target
      #expect(step > 0.9 / 60 || later.frame.purpose == .response && step == 0, "seed \(seed)")
    }
    #expect(display.shown.allSatisfy { $0.frame.target > $0.frame.began - 0.25 / 60 }, "seed \(seed)")
  }

  @Test("a long stop is followed by one frame on the grid, not by a burst", arguments: SimulatedDisplay.Driver.allCases)
  func noBurst(driver: SimulatedDisplay.Driver) {
    var display = SimulatedDisplay(driver, rate: 60)
    display.run(for: 3)
    let count = display.shown.count
    display.sleep(10)
    let awake = display.now
    display.run(for: 1)
    #expect(abs(display.shown.count - count - 60) <= 2)
    #expect(display.shown[count].frame.target >= awake - 0.25 / 60)
  }

  @Test(
    "frames that take most of a period are not skipped after a change of display",
    arguments: SimulatedDisplay.Driver.allCases, [30.0, 60, 144, 240])
  func costlyFrames(driver: SimulatedDisplay.Driver, from: Double) {
    for rate in [30.0, 60, 144] {
      var display = SimulatedDisplay(driver, rate: from)
      display.cost = 0.55 / rate
      display.run(for: 2)
      display.adopt(rate: rate)
      display.run(for: 3)
      let steps = intervals(targets(display, after: 4))
      #expect(Double(steps.count { $0 < 1.5 / rate }) > 0.9 * rate, "\(rate) Hz: \(steps.count)")
    }
  }

  @Test(
    "the next frame starts within two periods for any cost of frames",
    arguments: [PresentMode.timer, .compositor, .vsync], [0.001, 0.004, 0.006, 0.012, 0.04])
  func slowFrames(_ mode: PresentMode, _ cost: Double) {
    for rate in Self.rates {
      for purpose in [FrameTiming.Purpose.animation, .tracking, .response] {
        var pacer = mode.pacer(refreshRate: rate)
        var (now, latest, count) = (1.0, 1.0, 0)
        while now < 3 {
          if let due = pacer.drawTime(after: now, for: purpose), due <= now {
            let target = pacer.target(at: now, for: purpose)
            let taken = mode == .timer ? now + cost : ((now + cost) * rate).rounded(.up) / rate
            pacer.present(purpose, target, began: now, for: cost, returned: taken)
            pacer.learn(.taken(at: taken))
            (now, latest, count) = (taken, taken, count + 1)
          }
          #expect(now - latest < 2 / rate, "\(rate) Hz, \(purpose)")
          guard now - latest < 2 / rate else { break }
          now += 0.0002
        }
        #expect(Double(count) > 1.6 / (cost + 3 / rate), "\(rate) Hz, \(purpose)")
      }
    }
  }

  @Test("a plain loop draws right after the display took a frame")
  func plain() {
    let pacer = PresentMode.vsync.pacer(refreshRate: 60, pacing: .plain)
    #expect(pacer.drawTime(after: 5, for: .animation) == 5)
  }

  @Test("unchanged frames are few and do not delay later motion")
  func unchanged() {
    var pacer = PresentMode.compositor.pacer(refreshRate: 60)
    pacer.present(.response, pacer.target(at: 1, for: .response), began: 1)
    pacer.learn(.taken(at: 1.01))
    var (now, count) = (1.02, 0)
    while now < 3 {
      // A 1000 Hz mouse hovers over something that does not react.
      now += 0.001
      guard let due = pacer.drawTime(after: now, for: .response), due <= now else { continue }
      pacer.present(.response, pacer.target(at: now, for: .response), began: now, isChanged: false)
      count += 1
    }
    #expect((60...190).contains(count / 2), "\(count / 2) a second")
    #expect(pacer.target(at: now, for: .animation) < now + 2.0 / 60)
    #expect(pacer.drawTime(after: now, for: .animation)! < now + 1.0 / 60)
  }

  @Test(
    "unchanged frames between others keep an animation on the grid",
    arguments: [SimulatedDisplay.Driver.reports, .waitsForUs], [30.0, 60, 144, 240])
  func partlyUnchanged(driver: SimulatedDisplay.Driver, rate: Double) {
    for seed in 1...3 as ClosedRange<UInt64> {
      var display = SimulatedDisplay(driver, rate: rate, seed: seed)
      (display.cost, display.jitter) = (0, 0)
      var random = SeededRandom(seed: seed)
      var targets: [Double] = []
      while display.now < 6 {
        if random.coin() {
          targets.append(display.drawUnchanged())
        } else {
          display.showFrame()
          targets.append(display.shown[display.shown.count - 1].frame.target)
        }
      }
      let settled = intervals(targets.filter { $0 > 2 })
      #expect(settled.allSatisfy { $0 > 0.9 / rate && unevenness($0, rate) < 0.1 / rate }, "\(driver) \(rate) \(seed)")
    }
  }

  @Test("a pending frame blocks the next one until the compositor has taken it")
  func pending() {
    var pacer = PresentMode.compositor.pacer(refreshRate: 60)
    pacer.present(.response, 1, began: 0.99)
    #expect(pacer.drawTime(after: 5, for: .response) == nil)
    pacer.learn(.taken(at: 5))
    #expect(pacer.drawTime(after: 5, for: .response) == 5)
  }
}

extension FramePacer {
  /// Presents a frame that took `cost` seconds to draw, and was taken at `returned` or at once.
  fileprivate mutating func present(
    _ purpose: Purpose, _ target: Double, began: Double, for cost: Double = 0, returned: Double? = nil,
    isChanged: Bool = true
  ) {
    let submitted = began + cost
    let frame = FrameTiming(
      target: target, began: began, submitted: submitted, returned: returned ?? submitted, purpose: purpose)
    learn(.presented(frame, isChanged: isChanged))
  }
}
