import OverscrollSDL
import StudioTesting
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit
@testable import OverscrollStudio

/// Uses the fonts of the machine, since text fails to fit in wide fonts.
@Suite("Truncation of text") struct TruncationTests {
  /// The titles that end with an ellipsis because their action asks for more input, or makes a file to pass on.
  private static let asking: Set = ["Save preset…", "Import presets…", "Copy as…", "Open file…", "Export…", "…"]

  /// Returns the texts that begin at these places of the window.
  private func texts(of app: App, at places: (Vector2) -> Bool) throws -> [String] {
    var canvas = try OffscreenRenderer(size: app.shell.size).makeCanvas()
    app.draw(on: &canvas)
    return canvas.commands.compactMap { command in
      if case .text(let text, _, let origin) = command.shape, places(origin) { text } else { nil }
    }
  }

  private func check(_ app: App, _ place: String) throws {
    // The demo may truncate its own content at the edge of the stage.
    let texts = try texts(of: app) { !app.shell.layout.stage.contains($0) || app.overlays.menu != nil }
    #expect(texts.count > 10)
    for text in texts where text.hasSuffix("…") { #expect(Self.asking.contains(text), "\(place): \(text)") }
  }

  @Test("no text of a window at its default size is truncated", arguments: DemoCatalog.standard.demos)
  func usualSize(_ demo: any Demo.Type) throws {
    for appearance in SpringParametrization.allCases {
      var scripted = ScriptedApp { ($0.demo, $0.choices.parametrization) = (demo, appearance) }
      for _ in scripted.app.tuning.controls {
        try check(scripted.app, "\(demo), \(scripted.app.tuning.control.descriptor.term)")
        scripted.press("Down")
        scripted.wait(1)
      }
    }
    for keys in [["F"], ["F1"], ["F10"], ["F10", "End"], ["A"], []] {
      var scripted = ScriptedApp(demo)
      for key in keys { scripted.press(key) }
      if keys.isEmpty { scripted.secondaryClick(scripted.stage.center) }
      scripted.wait(1)
      try check(scripted.app, "\(demo), \(keys)")
    }
  }

  @Test(
    "figures, headings and tables are not truncated in windows of common sizes",
    arguments: ["springs", "curves", "recording"])
  func stages(_ demo: String) throws {
    for size in [
      Size(480, 360), Size(640, 480), Size(700, 500), Size(800, 600), Size(1000, 700), Size(1120, 760), Size(1200, 900),
      Size(1366, 768), Size(1920, 1080),
    ] {
      let scripted = ScriptedApp(try #require(DemoCatalog.standard.demo(named: demo)), size: size)
      let texts = try texts(of: scripted.app, at: scripted.app.shell.layout.stage.contains)
      #expect(texts.count > 3, "\(size)")
      for text in texts {
        // Names of laws may be truncated in a narrow window.
        let isLaw = ScrollFeel.all.contains { $0.title.hasPrefix(text.dropLast()) }
        #expect(!text.hasSuffix("…") || text == "Fitting…" || isLaw, "\(size): \(text)")
      }
    }
  }
}
