import Foundation
import TestCompositor

/// The app on a compositor that does what a test tells it.
struct ScriptedApp {
  let app: App
  let compositor: TestCompositor

  var seat: CompositorSeat { compositor.seat }

  /// The value that most tests look at.
  static let y = "contentOffset.y"

  init(
    _ demo: String = "scroll", _ options: String..., offer: TestCompositor.Offer = .init(), isBare: Bool = true,
    environment: [String: String] = [:]
  ) throws {
    let desktop = try Desktop(offer)
    desktop.changes = environment
    app = try App(demo, at: desktop, (isBare ? ["--bare"] : []) + ["--size", "700x500"] + options)
    guard let compositor = desktop.compositor else { throw Desktop.Failed(what: "the compositor", why: "is not there") }
    self.compositor = compositor
    try app.comesToRest()
  }

  /// Lets so many seconds pass.
  func pass(_ seconds: Double) throws { try app.pass(seconds) }

  /// Does something every 8 ms, as devices do.
  func repeats(_ count: Int, _ action: (Int) throws -> Void) throws {
    for index in 0..<count {
      try pass(0.008)
      try action(index)
    }
  }

  /// Presses and moves on in even steps.
  func drag(from start: (x: Double, y: Double), by step: (x: Double, y: Double), steps: Int) throws {
    seat.move(to: start.x, start.y)
    try pass(0.03)
    seat.press()
    try repeats(steps) { seat.move(to: start.x + Double($0 + 1) * step.x, start.y + Double($0 + 1) * step.y) }
  }

  /// Flicks, and waits until content coasts.
  @discardableResult
  func flick() throws -> RecordedTrace {
    try drag(from: (350, 420), by: (0, -16), steps: 12)
    seat.release()
    return try app.waits("it flies") { $0.after("up").coasting.count > 5 }
  }

  /// Waits until an event of that kind has come and all rests.
  @discardableResult
  func settles(after kind: String, count: Int = 1) throws -> RecordedTrace {
    try app.waits("\(count) of \(kind) have come, and all rests") { recording in
      recording.isAtRest && recording.events.count { $0.kind == kind } >= count
    }
  }

  /// Closes the window as a person would, and gives the status with which it ends.
  func close() throws -> Int32? {
    compositor.closeWindow()
    return try app.process.exitStatus()
  }
}
