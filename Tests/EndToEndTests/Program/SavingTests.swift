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

    /// Runs the app, which dies before the step `last` of saving, and returns the steps until then.
    private func save(dyingBefore last: String = "") throws -> (status: Int32?, steps: [String]) {
      unlink(folder.path("steps"))
      // A space in the path would end it in the variable.
      let so = folder.path("steps.so")
      try? FileManager.default.copyItem(atPath: DeskClock.library, toPath: so)
      let noted = ["LD_PRELOAD": so, "OVERSCROLL_TEST_STEPS": folder.path("steps"), "OVERSCROLL_TEST_LAST_STEP": last]
      let command = try Command(Self.options, in: folder, environment: Self.unseen.merging(noted) { $1 })
      return (command.status, folder.text(of: "steps").split(separator: "\n").map { String($0.prefix { $0 != " " }) })
    }

    @Test("settings are saved under a lock, and are on the disk before they replace the old file")
    func order() throws {
      let saved = try save()
      #expect(saved.status == 0 && saved.steps == ["flock", "fsync", "rename", "unlock"])
      #expect(folder.text(of: "s.json").contains(#""slop" : 5"#))
    }

    @Test("a program killed before any step of saving leaves the old settings, and the next one saves")
    func killed() throws {
      let steps = ["flock", "fsync", "rename"]
      for (index, step) in steps.enumerated() {
        try folder.write(Self.old, to: "s.json")
        let saved = try save(dyingBefore: step)
        #expect(saved.status == nil && saved.steps == Array(steps[..<index]))
        #expect(folder.text(of: "s.json") == Self.old, "\(step)")
        #expect(try save().status == 0 && folder.text(of: "s.json") != Self.old, "\(step)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.hasPrefix(".overscroll-draft.") }, "\(step)")
      }
    }

    /// The command line that limits the files of a program to one block, as a full disk does.
    static let fullDisk = ["/bin/sh", "-c", #"trap '' XFSZ; ulimit -f 1; exec "$0" "$@""#]

    @Test("a trace or picture on a full disk: 73, and the old file stays", arguments: ["--trace", "--screenshot"])
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
