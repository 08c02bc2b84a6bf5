import Foundation
import Testing

extension EndToEnd {
  /// The saving of settings, which replaces the whole file or nothing, even on a full disk or when the program is killed.
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

    /// Runs the app on a video driver that shows nothing, until it has saved its settings and ended.
    private func save(as binary: String? = nil, through wrapper: [String] = []) throws -> Command {
      try Command(
        Self.options, in: folder, environment: ["SDL_VIDEODRIVER": "dummy"], binary: binary, through: wrapper)
    }

    private var isNew: Bool {
      guard let saved = try? JSONDecoder().decode(SavedSettings.self, from: folder.data(of: "s.json")) else {
        return false
      }
      return saved.presets.count == 60 && saved.parameters == ["slop": 5]
    }

    private struct SavedSettings: Decodable {
      var parameters: [String: Double]
      var presets: [String: [String: Preset]]

      enum Preset: Decodable {
        case number(Double)
        case name(String)

        init(from decoder: any Decoder) throws {
          let value = try decoder.singleValueContainer()
          self = try (try? value.decode(Double.self)).map(Self.number) ?? .name(value.decode(String.self))
        }
      }
    }

    @Test("saved settings contain the new number and all that was in the file before")
    func saved() throws {
      let command = try save()
      #expect(command.status == 0 && command.errors == "", "\(command)")
      #expect(isNew)
      #expect(try drafts.isEmpty)
    }

    @Test("saving on a full disk ends with 73, keeps the old file, and leaves no other file")
    func full() throws {
      let command = try save(through: Self.fullDisk)
      #expect(command.failed(with: 73, naming: "s.json"), "\(command)")
      #expect(folder.text(of: "s.json") == Self.old)
      #expect(try drafts.isEmpty)
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
        environment: ["SDL_VIDEODRIVER": "dummy"], binary: binary, through: try folder.asNobody())
      #expect(command.failed(with: 73, naming: "readonly/s.json"), "\(command)")
      #expect(folder.text(of: "readonly/s.json") == Self.old)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("readonly")) == ["s.json"])
    }

    private var drafts: [String] {
      get throws {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".overscroll-draft.") }
      }
    }
  }
}

extension Folder {
  /// Returns a command line that runs a program as a user bound by permissions: as root, it changes to `nobody`.
  fileprivate func asNobody() throws -> [String] {
    guard geteuid() == 0 else { return [] }
    let nobody: UInt32 = 65534
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) + [""] { chown(path(name), nobody, nobody) }
    return try [Tool("setpriv").path, "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
  }
}
