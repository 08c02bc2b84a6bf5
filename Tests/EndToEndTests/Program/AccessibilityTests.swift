import Foundation
import Testing

extension EndToEnd {
  /// The app on the real bus of AT-SPI 2, read and operated by pyatspi as by a screen reader.
  @Suite struct AccessibilityTests {
    private func app(_ desktop: Desktop) throws -> App { try App("scroll", at: desktop, ["--size", "1120x760"]) }

    @Test("a screen reader finds every control", arguments: Host.allCases)
    func tree(host: Host) throws {
      let desktop = try Desktop(host)
      let reader = try AssistiveTechnology(on: desktop)
      let app = try app(desktop)
      let lines = try reader.run("tree").split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for start in [
        "application “Overscroll”", "frame “Scroll view, ", "list item “Drawer” do: press", "tool bar “Toolbar”",
        "toggle button “Pause” do: toggle", "push button “Undo” [disabled]", "canvas “Scroll view” (at rest, ",
        "image “Graph” (Drag the content", "push button “Spring parameters” (Mass, stiffness, damping ratio)",
        "slider “Deceleration rate” (How far a flick travels) [focused] = 0.9980 per ms, 0.9 to 0.9999",
        "check box “Bounces at edges” (Bounce past the edges) [checked]",
      ] {
        #expect(lines.contains { $0.hasPrefix(start) }, "\(start)")
      }
      #expect(lines.count > 50 && app.process.isRunning)
    }

    @Test("a screen reader operates every control, and hears where content has come to rest")
    func operation() throws {
      let desktop = try Desktop(.x11)
      let reader = try AssistiveTechnology(on: desktop)
      let app = try app(desktop)
      let said = try reader.run("listen")
      let sentence = #/Moved \d+ pt by key, at rest after [\d.]+ s\. offset y \d+(\.\d)? pt, offset x 0 pt\n/#
      #expect(said.wholeMatch(of: sentence) != nil, "\(said)")
      app.process.stop()
      let again = try self.app(desktop)
      let problems = try reader.run("operate")
      #expect(problems.isEmpty, "\(problems)")
      #expect(again.process.isRunning && again.process.standardError == "", "\(again.process.standardError)")
    }

    @Test("without assistive technology the app sleeps, and it is readable once that has started")
    func later() throws {
      let desktop = try Desktop(.x11)
      let reader = try AssistiveTechnology(on: desktop, isOn: false)
      let app = try app(desktop)
      try app.fallsAsleep()
      try reader.turnOn(withRegistry: false)
      #expect(try reader.run("tree").contains("slider “Deceleration rate”"))
      try app.fallsAsleep()
    }
  }
}
