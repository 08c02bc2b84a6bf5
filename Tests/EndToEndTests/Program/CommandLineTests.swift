import Foundation
import Testing

extension EndToEnd {
  /// The output and the statuses of the command line, above all its failures.
  @Suite struct CommandLineTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    @Test("--version, --help and --list print their answers and end with 0")
    func questions() throws {
      let version = try Command("--version", in: folder)
      #expect(version.status == 0)
      #expect(version.output.contains(/\d+\.\d+\.\d+/))
      let help = try Command("--help", in: folder)
      #expect(help.status == 0)
      for option in [
        "--size", "--bare", "--feel", "--set", "--settings", "--trace", "--replay", "--headless", "--frames",
      ] {
        #expect(help.output.contains(option))
      }
      let list = try Command("--list", in: folder)
      #expect(list.status == 0)
      for name in ["scroll", "drawer", "pip", "decelerationRate", "bounce.stiffness", "snap.dampingRatio", "slop"] {
        #expect(list.output.contains(name), "\(name)")
      }
      #expect(version.errors + help.errors + list.errors == "")
    }

    @Test(
      "wrong usage ends with 64 and one line that names the mistake",
      arguments: [
        (["--nonsense"], "nonsense"), (["nosuchdemo"], "nosuchdemo"),
        (["--set", "decelerationRate=7"], "decelerationRate"), (["--trace"], "trace"),
      ])
    func usage(arguments: [String], word: String) throws {
      let command = try run(["--headless", "--no-settings"] + arguments)
      #expect(command.failed(with: 64, naming: word), "\(command)")
    }

    @Test(
      "an invalid replay ends with 65 and one line with the line number",
      arguments: [
        ("not json\n", "1"),
        (#"{"type":"header","version":1,"demo":"scroll","size":[400,300]}"# + "\n{\"type\":", "2"),
        (#"{"type":"event","time":1e300,"kind":"down","pointer":"mouse","x":1,"y":1}"#, "1"),
      ])
    func brokenReplay(text: String, line: String) throws {
      try folder.write(text, to: "broken.jsonl")
      let command = try run(["--headless", "--no-settings", "--replay", "broken.jsonl"])
      #expect(command.failed(with: 65, naming: "broken.jsonl"), "\(command)")
      #expect(command.errors.contains(line), "\(command)")
    }

    @Test("an unreadable replay ends with 66 and one line that names the file", arguments: ["missing.jsonl", "."])
    func unreadable(name: String) throws {
      let command = try run(["--headless", "--no-settings", "--replay", name])
      #expect(command.failed(with: 66, naming: name), "\(command)")
    }

    @Test("an unreadable font ends with 66, and a file that is not a font with 65")
    func font() throws {
      try folder.write("no font", to: "broken.ttf")
      let missing = try run(["--headless", "--no-settings", "--screenshot", "a.png", "--font", "missing.ttf"])
      #expect(missing.failed(with: 66, naming: "missing.ttf"), "\(missing)")
      let broken = try run(["--headless", "--no-settings", "--screenshot", "a.png", "--font", "broken.ttf"])
      #expect(broken.failed(with: 65, naming: "broken.ttf"), "\(broken)")
      let unused = try run(["--headless", "--no-settings", "--until", "0", "--font", "missing.ttf"])
      #expect(unused.failed(with: 66, naming: "missing.ttf"), "\(unused)")
    }

    @Test("a trace or picture that cannot be written ends with 73", arguments: ["--trace", "--screenshot"])
    func unwritable(option: String) throws {
      for place in ["nowhere/file", "."] {
        let command = try run(["--headless", "--no-settings", "--until", "0.1", option, place])
        #expect(command.failed(with: 73, naming: place), "\(command)")
      }
    }

    @Test("--frames writes pictures without a display only, and ends with 73 if it cannot write them")
    func frames() throws {
      let window = try run(["--no-settings", "--frames", "out"])
      #expect(window.failed(with: 64, naming: "--headless"), "\(window)")
      try folder.write("a file", to: "file")
      for place in ["file", "file/below", "/proc/none"] {
        let command = try run(["--headless", "--no-settings", "--until", "0.1", "--frames", place])
        #expect(command.failed(with: 73, naming: place), "\(command)")
      }
      let command = try run(["--headless", "--no-settings", "--until", "0.1", "--frames", "a/b"])
      #expect(command.status == 0 && command.errors == "")
      #expect(folder.data(of: "a/b/00006.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }

    @Test("the name - stands for standard output of a trace and standard input of a replay")
    func pipes() throws {
      let replay =
        #"{"type":"header","version":1,"demo":"scroll","size":[400,600],"bare":true}"# + "\n"
        + #"{"type":"event","time":0.1,"kind":"wheel","dx":0,"dy":-3,"precise":false,"x":10,"y":10}"# + "\n"
      try folder.write(replay, to: "replay.jsonl")
      let file = try run(["--headless", "--no-settings", "--replay", "replay.jsonl", "--trace", "out.jsonl"])
      let piped = try Command(
        ["--headless", "--no-settings", "--replay", "-", "--trace", "-"], in: folder, input: replay)
      #expect(file.status == 0 && piped.status == 0 && file.errors + piped.errors == "")
      #expect(piped.output.count > 1000 && piped.output == folder.text(of: "out.jsonl"))
    }

    private func run(_ arguments: [String]) throws -> Command { try Command(arguments, in: folder) }
  }
}
