import AppTesting
import OverscrollSDL
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollDemos
@testable import OverscrollStudio

@Suite("Help of the demos") struct DemoHelpTests {
  /// Keys that a demo might handle.
  private static let probes: [KeyPress] =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZ[]+-=".map { KeyPress(.character($0)) }
    + ["PageUp", "PageDown", "Home", "End", "Keypad +", "Keypad -", "Delete", "Insert"].map { KeyPress(named: $0) }
    + [Key.left, .right, .up, .down].map { KeyPress($0, modifiers: .control) }

  private struct Outcome: Equatable {
    var values: [DemoValue: Double]
    /// The request of the demo to the program.
    var request: DemoRequest?
    /// The number of commands that draw the demo.
    var commandCount: Int
  }

  /// Returns what the demo shows a while after `key`, or without a key, after the keys `start`.
  private func outcome(_ demo: any Demo.Type, after key: KeyPress?, from start: [KeyPress]) -> Outcome {
    let parameters = ParameterValues(defaults: demo.card.defaults)
    var demo = demo.init(DemoSetup(size: Size(700, 600), parameters: parameters, assets: .installed))
    for (index, key) in start.enumerated() { demo.handle(.key(key), at: Double(index) * 30) }
    let request = key.flatMap { demo.request(for: .key($0)) }
    if let key { demo.handle(.key(key), at: 100) }
    var canvas = Canvas(size: Size(700, 600), pixelRatio: 1, measure: EvenMeasure())
    demo.draw(on: &canvas, at: 100.15, Theme(appearance: .light))
    let values = demo.snapshot(at: 100.15).values
    return Outcome(values: values, request: request, commandCount: canvas.commands.count)
  }

  private static let starts: [[KeyPress]] = [
    [], [KeyPress(.pageDown)], [KeyPress("+"), KeyPress(.pageDown)], [KeyPress(.end)], [KeyPress("N")],
    [KeyPress(.right, modifiers: .control)],
    [KeyPress(.left, modifiers: .control), KeyPress(.up, modifiers: .control)],
    [KeyPress(.pageDown), KeyPress(.right, modifiers: .control)],
  ]

  private func moves(_ key: KeyPress, _ demo: any Demo.Type) -> Bool {
    Self.starts.contains { outcome(demo, after: key, from: $0) != outcome(demo, after: nil, from: $0) }
  }

  @Test("the help of a demo lists exactly the keys that have an effect", arguments: DemoCatalog.standard.demos)
  func complete(demo: any Demo.Type) {
    let listed = demo.card.keys.flatMap(\.keys)
    for key in listed { #expect(moves(key, demo), "\(key) does nothing") }
    for key in Self.probes where !listed.contains(key) { #expect(!moves(key, demo), "\(key) is not listed") }
  }

  @Test(
    "no two lines of a demo's help say the same, and none of its keys is one of the app",
    arguments: DemoCatalog.standard.demos)
  func own(demo: any Demo.Type) {
    let words = demo.card.keys.map(\.words)
    #expect(Set(words).count == words.count, "\(words)")
    for key in demo.card.keys.flatMap(\.keys) { #expect(KeyMap(.standard).action(for: key) == nil, "\(key)") }
  }
}
