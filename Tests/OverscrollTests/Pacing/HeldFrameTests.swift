import OverscrollSDL
import Testing

@testable import Overscroll

@Suite("Frames that the compositor holds until their own refresh")
struct HeldFrameTests {
  /// The times from taking a frame to showing it, in periods.
  static let delays = [0, 0.3, 1]

  private func display(
    _ rate: Double, delay: Double, _ hold: SimulatedDisplay.Hold? = .untilShown
  ) -> SimulatedDisplay {
    var display = SimulatedDisplay(.reports, rate: rate)
    (display.cost, display.jitter) = (0.2 / rate, 0.1 / rate)
    (display.reportedPeriod, display.showDelay, display.hold) = (1 / rate, delay / rate, hold)
    return display
  }

  @Test(
    "an animation's frame may be shown from half a period to a period before its refresh on",
    arguments: FramePacerTests.rates, delays)
  func limit(rate: Double, delay: Double) {
    var display = display(rate, delay: delay)
    display.run(for: 4)
    let settled = display.shown.filter { $0.taken > 1 }
    let leads = settled.compactMap { frame in frame.earliest.map { (frame.seen - $0) * rate } }
    #expect(leads.count == settled.count)
    #expect(leads.allSatisfy { (0.48..<0.9).contains($0) }, "\(leads.min()!)...\(leads.max()!)")
  }

  @Test("no held frame is taken later than without holding", arguments: FramePacerTests.rates, delays + [2])
  func never(rate: Double, delay: Double) {
    var (held, free) = (display(rate, delay: delay), display(rate, delay: delay, nil))
    for _ in 1...3 {
      for purpose in [FrameTiming.Purpose.tracking, .animation, .response, .animation] {
        held.run(for: 0.5, purpose: purpose)
        free.run(for: 0.5, purpose: purpose)
      }
      held.sleep(0.2)
      free.sleep(0.2)
    }
    #expect(held.shown.contains { $0.earliest != nil })
    #expect(held.shown.map(\.taken) == free.shown.map(\.taken))
  }

  @Test(
    "a compositor that sometimes repaints at once shows each held frame at its own refresh",
    arguments: FramePacerTests.rates, [0.5, 1])
  func early(rate: Double, delay: Double) {
    var (held, free) = (display(rate, delay: delay), display(rate, delay: delay, nil))
    held.run(for: 1)
    free.run(for: 1)
    let count = held.shown.count
    (held.earlyShare, free.earlyShare) = (0.1, 0.1)
    held.run(for: 2)
    free.run(for: 2)
    let steps = zip(held.shown.dropFirst(count), held.shown.dropFirst(count - 1)).map { ($0.seen - $1.seen) * rate }
    #expect(steps.allSatisfy { abs($0 - 1) < 0.001 }, "\(steps.min()!)...\(steps.max()!)")
    // With a shorter delay, the refresh may be over when a frame is drawn.
    guard delay == 1 else { return }
    #expect(zip(free.shown.dropFirst(), free.shown).contains { ($0.seen - $1.seen) * rate < 0.5 })
  }

  @Test("frames that follow or answer a pointer are not held", arguments: [60, 144.0])
  func pointers(rate: Double) {
    var display = display(rate, delay: 1)
    display.run(for: 1)
    let count = display.shown.count
    for purpose in [FrameTiming.Purpose.tracking, .response, .standby] { display.run(for: 0.5, purpose: purpose) }
    #expect(display.shown.dropFirst(count).allSatisfy { $0.earliest == nil })
  }

  @Test("no frame is held right after a pause, and later ones are again", arguments: [60, 144.0])
  func pause(rate: Double) {
    var display = display(rate, delay: 1)
    display.run(for: 1)
    let count = display.shown.count
    display.sleep(0.3)
    display.run(for: 1)
    let later = display.shown.dropFirst(count)
    #expect(later.prefix(3).allSatisfy { $0.earliest == nil })
    #expect(later.dropFirst(6).allSatisfy { $0.earliest != nil })
  }

  /// The reasons for which the time of a refresh is not known well enough.
  enum Doubt: CaseIterable { case noPeriod, noTimes, otherRate, noClock }

  @Test("no frame is held if the time of its refresh is not known well", arguments: Doubt.allCases)
  func unknown(doubt: Doubt) {
    var display = SimulatedDisplay(doubt == .noClock ? .waitsForUs : .reports, rate: 48, nominal: 60)
    (display.reportedPeriod, display.showDelay, display.hold) = (1.0 / 60, 0.01, .untilShown)
    switch doubt {
    case .noPeriod: (display.rate, display.reportedPeriod) = (60, nil)
    case .noTimes: (display.rate, display.showDelay) = (60, nil)
    case .otherRate: break
    case .noClock: (display.drift, display.cost) = (0.1 / 48, 0.1 / 48)
    }
    display.run(for: 2)
    let count = display.shown.count
    display.run(for: 2)
    #expect(display.shown.dropFirst(count).allSatisfy { $0.earliest == nil })
  }

  @Test(
    "frames reach their full rate on a compositor that holds them too long", arguments: FramePacerTests.rates, delays)
  func tooLong(rate: Double, delay: Double) {
    for (hold, error) in [(SimulatedDisplay.Hold.untilTaken, 0.0), (.untilShown, 3600), (.untilShown, -3600)] {
      var display = display(rate, delay: delay, hold)
      display.showError = error
      display.run(for: 3)
      let count = display.shown.count
      display.run(for: 2)
      #expect(Double(display.shown.count - count) > 1.95 * rate, "\(hold) \(error): \(display.shown.count - count)")
    }
  }

  @Test("a new display is measured before its frames are held")
  func another() {
    var display = display(60, delay: 1)
    display.run(for: 1)
    let count = display.shown.count
    (display.reportedPeriod, display.showDelay) = (1.0 / 144, 0.2 / 144)
    display.adopt(rate: 144)
    display.run(for: 1)
    let later = display.shown.dropFirst(count)
    #expect(later.prefix(8).allSatisfy { $0.earliest == nil })
    #expect(later.last?.earliest != nil)
  }
}
