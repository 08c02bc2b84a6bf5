import Foundation
import Testing

extension EndToEnd {
  /// Presets by keyboard alone, checked in the settings file.
  @Suite struct PresetTests {
    private struct Saved: Decodable {
      var preset: String?
      var presets: [String: [String: Double]]?
    }

    @Test("a failed import keeps its path for correction, and undo brings a deleted preset back into the settings")
    func importAndUndo() throws {
      let app = try App("scroll", at: Desktop(.x11), ["--size", "1120x760"], settings: true)
      let folder = app.desktop.folder
      try folder.write(#"{"presets":{"mine":{"slop":7}},"version":1}"#, to: "mine.json")
      func saves(_ what: String, _ condition: (Saved) -> Bool) throws {
        try app.eventually(what) {
          let saved = try? JSONDecoder().decode(Saved.self, from: folder.data(of: "settings.json"))
          return saved.map(condition) ?? false
        }
      }
      func perform(_ keys: (inout InputScript) -> Void) throws {
        try app.perform { input in
          keys(&input)
          input.pause(0.3)
        }
      }
      try perform { input in
        input.key("f")
        input.type("imp")
        input.key("Return")
        input.type(folder.path("mine.jsonx"))
        input.key("Return")
      }
      try perform { input in
        input.key("BackSpace")
        input.key("Return")
      }
      try saves("the preset was imported") { $0.presets == ["mine": ["slop": 7]] && $0.preset == "mine" }
      try perform { input in
        input.key("f")
        input.type("mine")
        input.key("Delete")
      }
      try saves("the preset was deleted") { $0.presets?["mine"] == nil && $0.preset == nil }
      try perform { input in
        input.key("ctrl+z")
        input.key("Escape")
      }
      try saves("the preset was restored") { $0.presets == ["mine": ["slop": 7]] && $0.preset == "mine" }
    }
  }
}
