import Foundation
import Testing

extension EndToEnd {
  /// The window on the desktop: its title, its neighbor, and the file manager.
  @Suite struct WindowTests {
    func app(_ options: [String] = []) throws -> App {
      try App("scroll", at: Desktop(.x11), ["--size", "480x360", "--theme", "light"] + options)
    }

    /// A position on the screen, in pixels.
    private struct Place: Equatable {
      var x: Int
      var y: Int

      static func ofPointer(_ app: App) throws -> Place {
        try Place(app.desktop.xdotool(["getmouselocation", "--shell"]))
      }

      /// Returns the window's position, which is always off by the borders of its frame.
      static func ofWindow(_ app: App) throws -> Place {
        try Place(app.desktop.xdotool(["getwindowgeometry", "--shell", app.window ?? ""]))
      }

      private init(_ lines: String) throws {
        func number(_ name: String) -> Int? {
          lines.split(separator: "\n").first { $0.hasPrefix(name + "=") }.flatMap { Int($0.dropFirst(2)) }
        }
        (x, y) = (try #require(number("X")), try #require(number("Y")))
      }
    }

    @Test("after a window moves or fills the screen, the pointer is at its old place and a press counts there")
    func windowMoves() throws {
      let app = try App("scroll", at: Desktop(.x11), ["--bare", "--size", "600x500"])
      let (small, large) = ([600.0, 500], [1280.0, 900])
      try app.perform { $0.move(400, 300) }
      let (pointer, window) = (try Place.ofPointer(app), try Place.ofWindow(app))
      /// Expects a press to count at a point, without a motion. The first may precede the window's new position.
      func pressCounts(at x: Double, _ y: Double) throws {
        #expect(try Place.ofPointer(app) == pointer)
        try app.eventually("a press counted at \(x), \(y)") {
          let before = try app.recording().events.count { $0.kind == "up" }
          try app.perform { input in
            input.press()
            input.release()
          }
          let recording = try app.waits("the press arrived") { $0.events.count { $0.kind == "up" } > before }
          let down = recording.events.last { $0.kind == "down" }
          return down?.x == x && down?.y == y
        }
        #expect(try Place.ofPointer(app) == pointer)
      }
      for viewport in [large, small, large, small] {
        try app.perform { $0.key("F11") }
        try app.waits("the window had its new size") { $0.layout?.viewport?.suffix(2).elementsEqual(viewport) == true }
        try app.eventually("the window had moved") { try (Place.ofWindow(app) == window) == (viewport == small) }
        try pressCounts(at: viewport == small ? 400 : Double(pointer.x), viewport == small ? 300 : Double(pointer.y))
      }
      for place in ["300", "320"] {
        try app.desktop.xdotool(["windowmove", "--sync", app.window ?? "", place, place])
        let moved = try Place.ofWindow(app)
        try pressCounts(at: 400 + Double(window.x - moved.x), 300 + Double(window.y - moved.y))
      }
    }

    @Test("the title of the window names the demo and the preset, and a modified one as such")
    func title() throws {
      let app = try app(["--feel", "uikit"])
      func title() throws -> String { try app.desktop.xdotool(["getwindowname", app.window ?? ""]) }
      try app.eventually("it named both") { try title() == "Scroll view, iOS (UIKit) - Overscroll\n" }
      try app.perform { for key in ["2", "Down", "Right"] { $0.key(key) } }
      try app.eventually("it named the drawer") { try title() == "Drawer, Article (Lobanov), modified - Overscroll\n" }
      try app.perform { input in
        input.key("ctrl+s")
        input.type("é")
        input.key("Return")
      }
      try app.eventually("it named the preset") { try title() == "Drawer, é - Overscroll\n" }
    }

    @Test("a message about a saved picture shows its folder, without a file manager by xdg-open")
    func shown() throws {
      let desktop = try Desktop(.x11)
      let tools = desktop.folder.path("tools")
      try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: false)
      try desktop.folder.write("#!/bin/sh\necho \"$1\" >\"$HOME/opened\"\n", to: "tools/xdg-open")
      chmod(tools + "/xdg-open", 0o755)
      desktop.changes["PATH"] = tools + ":/usr/bin:/bin"
      let app = try App("scroll", at: desktop, ["--size", "480x360"])
      try app.perform { $0.key("F12") }
      func pictures() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: desktop.folder.path("Pictures"))) ?? []
      }
      try app.eventually("the picture was saved") { !pictures().isEmpty }
      try app.perform { input in
        input.key("Tab")
        input.pause(0.2)
        input.key("Return")
      }
      try app.eventually("the folder was opened") { !desktop.folder.text(of: "opened").isEmpty }
      #expect(desktop.folder.text(of: "opened") == "file://\(desktop.folder.path("Pictures"))/\n")
      #expect(pictures().count == 1 && pictures()[0].hasSuffix(".png"))
    }

    @Test("a trace that F9 begins ends with the event that stops it, and its replay begins no other")
    func stoppedTrace() throws {
      let app = try app()
      let folder = app.desktop.folder
      func traces() -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path("Documents"))) ?? []
      }
      try app.perform { $0.key("F9") }
      try app.eventually("the trace began") { !traces().isEmpty }
      func trace() throws -> RecordedTrace { try RecordedTrace(folder.data(of: "Documents/\(traces()[0])")) }
      try app.perform { input in for key in ["ctrl+e", "End", "Return"] { input.key(key) } }
      try app.eventually("the trace ended") { try trace().end != nil }
      let last = try #require(try trace().events.last)
      #expect(last.key == "Return")
      let words = ["--replay", folder.path("Documents/\(traces()[0])"), "--until", "\((last.time ?? 0) + 0.5)"]
      #expect(try Command(words, in: folder, environment: SavingTests.unseen).status == 0 && traces().count == 1)
    }

    @Test("Ctrl+N opens another window, which stays when the first closes")
    func anotherWindow() throws {
      let app = try app()
      func windows() throws -> Int {
        try app.desktop.run("wmctrl", ["-l"]).split(separator: "\n").count { $0.contains("verscroll") }
      }
      try app.eventually("there was one window") { try windows() == 1 }
      try app.perform { $0.key("ctrl+n") }
      try app.eventually("there were two windows") { try windows() == 2 }
      try app.closeByWindowManager()
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      try app.eventually("one window was left") { try windows() == 1 }
      try app.desktop.run("wmctrl", ["-c", "verscroll"])
      try app.eventually("no window was left") { try windows() == 0 }
    }
  }
}
