import Foundation
import Testing

extension EndToEnd {
  /// The saving of settings, which replaces the whole file or nothing.
  @Suite struct SavingTests {
    let folder: Folder

    init() throws {
      folder = try Folder()
      try folder.write(Self.old, to: "s.json")
    }

    /// Settings that are larger than the room on `fullDisk`.
    static let old: String = {
      let presets = (1...60).map { #""preset \#($0)":{"feel":"article","slop":\#($0 % 20)}"# }
      return #"{"feel":"uikit","presets":{"# + presets.joined(separator: ",") + #"},"version":1}"#
    }()

    static let options = ["scroll", "--settings", "s.json", "--until", "0", "--set", "slop=5"]

    /// The environment of a video driver that shows nothing.
    static let unseen = ["SDL_VIDEODRIVER": "dummy"]

    @Test("saving on a full disk ends with 73, keeps the old file, and leaves no other file")
    func full() throws {
      let command = try Command(Self.options, in: folder, environment: Self.unseen, through: Self.fullDisk)
      #expect(command.failed(with: 73, naming: "s.json"), "\(command)")
      #expect(folder.text(of: "s.json") == Self.old)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(!files.contains { $0.hasPrefix(".overscroll-draft.") })
    }

    /// The command line that limits the files of a program to one block, as a full disk does.
    static let fullDisk = ["/bin/sh", "-c", #"trap '' XFSZ; ulimit -f 1; exec "$0" "$@""#]

    @Test(
      "a trace or picture on a full disk ends with 73 and keeps the old file", arguments: ["--trace", "--screenshot"])
    func fullForOthers(option: String) throws {
      try folder.write("old", to: "out")
      let command = try Command(
        ["--headless", "--no-settings", "--until", "3", option, "out"], in: folder, through: Self.fullDisk)
      #expect(command.failed(with: 73, naming: "out"), "\(command)")
      #expect(folder.text(of: "out") == "old")
      let device = try Command(["--headless", "--no-settings", "--until", "3", option, "/dev/full"], in: folder)
      #expect(device.failed(with: 73, naming: "/dev/full"), "\(device)")
    }

    @Test("the status tells of a failure that cannot be printed", arguments: [">/dev/full", ">&-"])
    func mute(redirection: String) throws {
      let mute = ["/bin/sh", "-c", #"exec "$0" "$@" 2"# + redirection]
      #expect(try Command(["--nonsense"], in: folder, through: mute).status == 64)
      let dumb = ["/bin/sh", "-c", #"exec "$0" "$@" "# + redirection]
      for question in ["--list", "--help", "--version"] {
        let command = try Command([question], in: folder, through: dumb)
        #expect(command.failed(with: 73, naming: "standard output"), "\(question) \(command)")
      }
    }

    @Test("saving to a read-only file or folder ends with 73 and keeps the old file", arguments: [0o555, 0o755])
    func readOnly(mode: Int) throws {
      let binary = try folder.install(App.binary())
      try FileManager.default.createDirectory(atPath: folder.path("readonly"), withIntermediateDirectories: false)
      try FileManager.default.moveItem(atPath: folder.path("s.json"), toPath: folder.path("readonly/s.json"))
      chmod(folder.path("readonly/s.json"), 0o444)
      chmod(folder.path("readonly"), mode_t(mode))
      defer { chmod(folder.path("readonly"), 0o755) }
      let command = try Command(
        Self.options.map { $0 == "s.json" ? "readonly/s.json" : $0 }, in: folder,
        environment: Self.unseen, binary: binary, through: try folder.asNobody())
      #expect(command.failed(with: 73, naming: "readonly/s.json"), "\(command)")
      #expect(folder.text(of: "readonly/s.json") == Self.old)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("readonly")) == ["s.json"])
    }
  }
}
