import Foundation
import Testing

extension EndToEnd {
  /// Replays without a display, as scripts and other people's tests use them.
  @Suite struct HeadlessTests {
    static let demos = ["scroll", "drawer", "pip"]
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test("two runs of a replay write the same trace and picture, byte for byte", arguments: demos)
    func deterministic(demo: String) throws {
      let first = try replay(Self.flick(demo), ["--screenshot", "picture.png"])
      let picture = folder.data(of: "picture.png")
      let second = try replay(Self.flick(demo), ["--screenshot", "picture.png"])
      #expect(first == second)
      #expect(first.count > 1000)
      #expect(picture == folder.data(of: "picture.png"))
      #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("the name - stands for standard output of a trace and standard input of a replay")
    func pipes() throws {
      let command = try Command(
        ["--headless", "--no-settings", "--replay", "-", "--trace", "-"], in: folder, input: Self.flick("scroll"))
      #expect(command.status == 0)
      #expect(command.errors == "")
      #expect(Data(command.output.utf8) == (try replay(Self.flick("scroll"))))
    }

    private func replay(_ text: String, _ options: [String] = []) throws -> Data {
      try folder.write(text, to: "replay.jsonl")
      let command = try Command(
        ["--headless", "--no-settings", "--replay", "replay.jsonl", "--trace", "out.jsonl"] + options, in: folder)
      #expect(command.status == 0, "\(command)")
      #expect(command.errors == "")
      return folder.data(of: "out.jsonl")
    }

    /// Returns a replay of a demo: a flick of a tenth of a second, upward through the middle of the window.
    private static func flick(_ demo: String) -> String {
      let events = (0...12).map { index in
        let kind = index == 0 ? "down" : index == 12 ? "up" : "move"
        let y = 500 - 15 * min(index, 11)
        return
          #"{"type":"event","time":\#(0.1 + 0.008 * Double(index)),"kind":"\#(kind)","pointer":"touch","x":200,"y":\#(y)}"#
      }
      let header = #"{"type":"header","version":1,"demo":"\#(demo)","size":[400,600],"bare":true}"#
      return ([header] + events).joined(separator: "\n") + "\n"
    }
  }
}
