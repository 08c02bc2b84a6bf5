import Foundation
import Testing

extension EndToEnd {
  /// Files damaged by a crash, a bad disk or a prank, and the promised status and line of errors.
  @Suite struct BrokenFileTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    static let replay =
      #"{"type":"header","version":1,"demo":"scroll","size":[393,852],"bare":true,"parameters":{"slop":4}}"# + "\n"
      + #"{"type":"event","time":0.008,"kind":"down","pointer":"touch","x":196.5,"y":792}"# + "\n"
      + #"{"type":"event","time":0.2,"kind":"wheel","dx":0,"dy":-3,"precise":false,"x":10,"y":10}"# + "\n"
      + #"{"type":"event","time":0.3,"kind":"key","key":"Right","modifiers":["shift"]}"# + "\n"

    @Test(
      "invalid settings are reported by line or path and not overwritten, and the app runs with defaults",
      arguments: [
        ("{\n\"version\":2}", ": version: "), ("{\"version\":1,\n\"scale\":NaN}", ", line 2: "),
        ("{\"version\":1,\"parameters\":{\n\"slop\":1e308}}", ": parameters.slop: "),
        ("{\"version\":1,\n\"feel\":\"a\\nb\"}", ": feel: "),
      ])
    func settingsPlaces(text: String, place: String) throws {
      try folder.write(text, to: "s.json")
      let command = try Command(["--headless", "--settings", "s.json", "--until", "0"], in: folder)
      #expect(folder.text(of: "s.json") == text)
      #expect(command.failed(with: 0, naming: "s.json\(place)"), "\(command)")
      #expect(command.errors.contains("defaults"))
    }

    @Test("a folder given as the settings file ends the app with 66")
    func folderForSettings() throws {
      let command = try Command(["--headless", "--settings", ".", "--until", "0"], in: folder)
      #expect(command.failed(with: 66, naming: "cannot read ."), "\(command)")
    }

    @Test("a file name with a line break is reported on one line")
    func oddName() throws {
      let command = try Command(["--headless", "--no-settings", "--replay", "a\nb\u{1B}[31m.jsonl"], in: folder)
      #expect(command.failed(with: 66, naming: #"a\u{a}b\u{1b}[31m.jsonl"#), "\(command)")
    }

    @Test("a replay of 100 MB takes less than 500 MB of memory; settings and zeros of 100 MB are reported")
    func large() throws {
      try folder.write(largeTrace, to: "large.jsonl")
      let command = try Command(
        ["--headless", "--no-settings", "--until", "0.1", "--replay", "large.jsonl", "--stats"], in: folder)
      #expect(command.status == 0)
      let stats = try JSONDecoder().decode([String: Double].self, from: Data(command.errors.utf8))
      #expect(try #require(stats["peakMemoryMB"]) < 500)
      truncate(folder.path("large.jsonl"), 100 << 20)
      let zeros = try Command(["--headless", "--settings", "large.jsonl", "--until", "0"], in: folder)
      #expect(zeros.failed(with: 0, naming: "larger than 16 MB"), "\(zeros)")
      try folder.write("\n", to: "zeros.jsonl")
      truncate(folder.path("zeros.jsonl"), 100 << 20)
      let replay = try Command(["--headless", "--no-settings", "--replay", "zeros.jsonl"], in: folder)
      #expect(replay.failed(with: 65, naming: "zeros.jsonl, line 2: "), "\(replay)")
    }

    /// A trace of 100 MB, mostly of frames.
    private var largeTrace: String {
      let frame =
        #"{"type":"frame","time":1,"state":"idle","values":{"contentOffset.x":0},"velocities":{"contentOffset.x":0}}"#
      let event = #"{"type":"event","time":0.05,"kind":"move","pointer":"mouse","x":196.5,"y":792}"#
      let lines = String(repeating: frame + "\n", count: 20) + event + "\n"
      return Self.replay + String(repeating: lines, count: (100 << 20) / lines.utf8.count)
    }

    @Test("a broken or missing map is reported by its file when its demo is opened, and ignored otherwise")
    func map() throws {
      let binary = try folder.install(App.binary())
      try folder.write("{\"city\":\"Xanten\",\n\"size\":[1e308,5]}", to: "Assets/metro.json")
      for options in [["metro"], ["--replay", "in.jsonl"]] {
        try folder.write(#"{"type":"header","version":1,"demo":"metro"}"#, to: "in.jsonl")
        let command = try Command(["--headless", "--no-settings"] + options, in: folder, binary: binary)
        #expect(command.failed(with: 65, naming: "metro.json: size: "), "\(command)")
      }
      let other = try Command(["scroll", "--headless", "--no-settings", "--until", "0"], in: folder, binary: binary)
      #expect(other.status == 0 && other.errors == "")
      unlink(folder.path("Assets/metro.json"))
      let missing = try Command(["metro", "--headless", "--no-settings"], in: folder, binary: binary)
      #expect(missing.failed(with: 66, naming: "metro.json"), "\(missing)")
    }
  }
}
