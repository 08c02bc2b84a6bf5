import Foundation
import TestCompositor

/// The app on a compositor that the test controls.
struct ScriptedApp {
  let app: App
  let compositor: TestCompositor

  var seat: CompositorSeat { compositor.seat }

  /// Starts the app with a demo.
  ///
  /// - Parameter change: A change of what the compositor offers.
  init(
    _ demo: String = "scroll", _ options: String..., isBare: Bool = true, environment: [String: String] = [:],
    change: (inout TestCompositor.Offer) -> Void = { _ in }
  ) throws {
    var offer = TestCompositor.Offer()
    change(&offer)
    let desktop = try Desktop(offer)
    desktop.changes = environment
    app = try App(demo, at: desktop, (isBare ? ["--bare"] : []) + ["--size", "700x500"] + options)
    guard let compositor = desktop.compositor else { throw Desktop.Failed(what: "the compositor", why: "is not there") }
    self.compositor = compositor
    try app.comesToRest()
  }

  /// Lets `seconds` pass on the desk's clock.
  func pass(_ seconds: Double) throws { try app.pass(seconds) }

  /// Performs an action `count` times, each 8 ms after the last, as a device of 125 Hz does.
  func repeats(_ count: Int, _ action: (Int) throws -> Void) throws {
    for index in 0..<count {
      try pass(0.008)
      try action(index)
    }
  }

  /// Presses at a point and moves in even steps, one every 8 ms. The button stays down.
  func drag(from start: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int) throws {
    seat.move(to: start.x, start.y)
    try pass(0.03)
    seat.press()
    try repeats(steps) { seat.move(to: start.x + Double($0 + 1) * step.x, start.y + Double($0 + 1) * step.y) }
  }

  /// Flicks, waits until content coasts, and returns the trace.
  @discardableResult
  func flick() throws -> RecordedTrace {
    try drag(from: (350, 420), by: (0, -16), steps: 12)
    seat.release()
    return try app.waits("content coasted") { $0.after("up").coasting.count > 5 }
  }

  /// Waits until `count` events of a kind have arrived and everything rests, and returns the trace.
  @discardableResult
  func settles(after kind: String, count: Int = 1) throws -> RecordedTrace {
    try app.settles(after: kind, count: count)
  }

  /// Closes the window as a person would, and returns the app's exit status.
  func close() throws -> Int32? {
    compositor.closeWindow()
    return try app.process.exitStatus()
  }
}
