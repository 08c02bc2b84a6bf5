import Foundation
import Testing

extension EndToEnd {
  /// The window on the desktop: its title, its neighbor, and the file manager.
  @Suite struct WindowTests {
    func app(_ options: [String] = []) throws -> App {
      try App("scroll", at: Desktop(.x11), ["--size", "480x360", "--theme", "light"] + options)
    }

    @Test("the title of the window names the demo and the preset, and a modified one as such")
    func title() throws {
      let app = try app(["--feel", "uikit"])
      func title() throws -> String { try app.desktop.xdotool(["getwindowname", app.window ?? ""]) }
      try app.eventually("it named both") { try title() == "Scroll view, iOS (UIKit) - Overscroll\n" }
      try app.perform { input in
        input.key("2")
        input.key("Right")
      }
      try app.eventually("it named the drawer") { try title() == "Drawer, iOS (UIKit), modified - Overscroll\n" }
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
      try app.perform { input in
        input.key("F12")
        input.pause(0.5)
        input.key("Tab")
        input.key("Return")
      }
      try app.eventually("the folder was opened") { !desktop.folder.text(of: "opened").isEmpty }
      #expect(desktop.folder.text(of: "opened") == "file://\(desktop.folder.path("Pictures"))/\n")
      let pictures = try FileManager.default.contentsOfDirectory(atPath: desktop.folder.path("Pictures"))
      #expect(pictures.count == 1 && pictures[0].hasSuffix(".png"))
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
