import AppTesting
import Foundation
import OverscrollDemos
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollStudio

/// Requests by assistive technology, and what it is told.
@Suite struct AccessibilityRequestTests {
  private var app = ScriptedApp(ScrollDemo.self)

  init() { app.wait(0.1) }

  private func nodes(_ role: AccessibleElement.Role) -> [AccessibleElement] { app.elements.filter { $0.role == role } }

  private func element(_ name: String, _ role: AccessibleElement.Role? = nil) throws -> AccessibleElement {
    try #require(app.window.all.first { $0.name == name && (role == nil || $0.role == role) }, "\(name)")
  }

  private mutating func request(
    _ name: String, _ kind: AccessibilityRequest.Kind, _ role: AccessibleElement.Role? = nil
  ) throws {
    app.request(try element(name, role), kind)
  }

  @Test("a slider has the value that is set, clamped to its range, and each setting is one step to undo")
  mutating func sliders() throws {
    let names = nodes(.slider).filter { $0.id.contains("Parameters/") }.map(\.name)
    #expect(names.count > 8)
    for name in names {
      let value = try #require(try element(name).value)
      let (low, high) = (value.range.lowerBound, value.range.upperBound)
      for (asked, expected) in [(high + 1, high), (low - 1, low), (.nan, low)] {
        try request(name, .setValue(asked))
        #expect(try element(name).value?.current == expected, "\(name)")
      }
      app.press("Z", modifiers: .control)
      #expect(try element(name).value?.current == high, "\(name)")
      app.press("Z", modifiers: .control)
      #expect(try element(name).value?.current == value.current, "\(name)")
    }
  }

  @Test("the stage says where content rests and after which time, and nothing in flight")
  mutating func rest() throws {
    #expect(nodes(.message).isEmpty)
    app.flick(from: app.stage.point(0.4, 0.76), by: Vector2(0, -90))
    app.wait(0.2)
    #expect(nodes(.message).isEmpty)
    #expect(try element("Scroll view", .canvas).description == "decelerating")
    app.wait(9)
    let offset = DecimalFormat.short(app.app.snapshot.values[.contentOffsetY] ?? 0, decimals: 1)
    let message = try #require(nodes(.message).first?.name)
    let sentence = try #require(app.texts.first { $0.hasPrefix("Flicked at ") })
    #expect(message == "\(sentence) offset y \(offset) pt, offset x 0 pt")
    #expect(try element("Graph", .image).description == sentence)
  }

  @Test("the ends of a measurement are sliders in seconds from the release, and each moves its own end")
  mutating func measurement() throws {
    app.flick(from: app.stage.point(0.4, 0.76), by: Vector2(0, -90))
    app.wait(9)
    let message = try #require(nodes(.message).first?.name)
    let rest = try #require(message.firstMatch(of: #/ after (\d+\.\d\d) s/#).flatMap { Double($0.1) })
    app.press("M", modifiers: .control)
    let (start, end) = ("Start of the measurement", "End of the measurement")
    let (first, last) = (try #require(try element(start).value), try #require(try element(end).value))
    #expect(first.current == 0 && first.text == "0.00 s" && abs(last.current - rest) < 0.07)
    #expect(first.range == last.range && abs(first.step - 1 / 60) < 1e-9 && abs(last.step - 1 / 60) < 1e-9)
    // The graph begins up to 0.15 s before the drag of 0.11 s, and ends shortly after the rest.
    #expect(-0.27 ... -0.1 ~= last.range.lowerBound && rest...rest * 1.2 ~= last.range.upperBound)
    try request(start, .setValue(0.5))
    try request(end, .setValue(1.237))
    #expect(try element(start).value?.text == "0.50 s" && element(end).value?.text == "1.24 s")
    #expect(app.texts.contains("Δ") && app.texts.contains("0.737"))
    try request(end, .setValue(-9))
    let least = try #require(try element(end).value).current
    #expect(abs(least - last.range.lowerBound) < 1e-9)
    #expect(try element(start).value?.text == "0.50 s")
  }

  @Test("an open menu takes all requests but those to messages, and a chosen item closes it")
  mutating func menus() throws {
    let graph = try element("Graph").id
    try request("Main menu", .perform("press"))
    try request("Pause", .perform("toggle"), .toggle)
    #expect(!app.isOn("Pause"))
    try request("Zoom in", .perform("press"))
    #expect(app.menu == nil)
    #expect(try element("Graph").id == graph)
  }

  @Test("positions in a field's text count Unicode scalars, and never split a character")
  mutating func text() throws {
    try request(app.app.title, .perform("Save preset…"))
    let name = try #require(nodes(.field).first?.name)
    try request(name, .replace(0..<200, by: "e\u{301}👩‍👧 ab"), .field)
    var text = try #require(try element(name, .field).text)
    #expect(text.content == "e\u{301}👩‍👧 ab" && text.caret == 8)
    try request(name, .select(2..<5), .field)
    text = try #require(try element(name, .field).text)
    #expect(text.selection == 2..<5 && text.caret == 5)
    try request(name, .replace(2..<5, by: ""), .field)
    #expect(try element(name, .field).text?.content == "e\u{301} ab")
  }

  @Test("a typed value is entered when another element is used")
  mutating func typing() throws {
    try request("Deceleration rate", .perform("type a value"))
    try request("Value of Deceleration rate", .replace(0..<9, by: "0.99"))
    try request("Graph", .perform("none"))
    #expect(try element("Deceleration rate").value?.current == 0.99)
  }
}
