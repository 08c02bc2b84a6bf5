import Foundation
import Testing

extension EndToEnd {
  /// Machines that lack something. The app works, or says in one line why it does not.
  @Suite struct MachineTests {
    let folder: Folder

    init() throws { folder = try Folder() }

    // MARK: Without a display

    private static let headless = ["scroll", "--headless", "--until", "1", "--trace", "trace.jsonl"]

    /// An empty value removes the variable.
    @Test(
      "the app runs without a display if it has no home, no runtime folder, or no writable home",
      arguments: [
        ["HOME": "", "XDG_RUNTIME_DIR": "", "LANG": ""], ["HOME": "/proc"], ["HOME": "/nonexistent"],
        ["XDG_RUNTIME_DIR": "/nonexistent"],
      ])
    func bare(environment: [String: String]) throws {
      let command = try Command(Self.headless, in: folder, environment: environment)
      #expect(command.status == 0 && command.errors == "")
      #expect(try RecordedTrace(folder.data(of: "trace.jsonl")).end != nil)
    }

    @Test("without a font, the app runs until it has to draw, and then ends with 69 and a message about fonts")
    func noFont() throws {
      let environment = ["FONTCONFIG_FILE": try folder.write("<fontconfig></fontconfig>", to: "none.conf")]
      let blind = try Command(Self.headless, in: folder, environment: environment)
      #expect(blind.status == 0 && blind.errors == "")
      let drawing = try Command(Self.headless + ["--screenshot", "a.png"], in: folder, environment: environment)
      #expect(drawing.failed(with: 69, naming: "font"), "\(drawing)")
    }

    @Test("a display that does not answer, or an unknown video driver, ends the app with 69")
    func noDisplay() throws {
      for environment in [["DISPLAY": ":987"], ["WAYLAND_DISPLAY": "nosuch"], ["SDL_VIDEODRIVER": "nosuch"]] {
        let command = try Command(["scroll", "--no-settings"], in: folder, environment: environment)
        #expect(command.failed(with: 69, naming: "display"), "\(command)")
      }
    }

    @Test("a locale with decimal commas changes neither the numbers read from files nor a byte of the output")
    func decimalCommas() throws {
      let turkish = try turkish()
      let settings = #"{"version":1,"parameters":{"decelerationRate":0.9975,"bounce.stiffness":123.25},"scale":1.25}"#
      try folder.write(settings, to: "settings.json")
      let arguments = [
        "scroll", "--headless", "--settings", "settings.json", "--set", "slop=4.5", "--until", "0.5", "--trace", "-",
      ]
      let here = try Command(arguments, in: folder)
      let there = try Command(arguments, in: folder, environment: turkish)
      #expect(here.status == 0 && there.status == 0)
      #expect(here.errors == "" && there.errors == "")
      #expect(there.output == here.output)
      let header = try #require(try RecordedTrace(Data(there.output.utf8)).header?.parameters)
      #expect(header["decelerationRate"] == 0.9975 && header["bounce.stiffness"] == 123.25 && header["slop"] == 4.5)
    }

    /// Returns an environment with decimal commas, in which C's `printf` writes 1,5. The test needs that to prove anything.
    private func turkish() throws -> [String: String] {
      let localedef = try Child(
        Tool("localedef").path, ["-i", "tr_TR", "-f", "UTF-8", folder.path("tr_TR.UTF-8")], named: "localedef",
        in: folder, environment: Desktop.environment(folder))
      _ = try localedef.exitStatus(within: 60)
      let changes = ["LOCPATH": folder.path, "LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"]
      let probe = try Child(
        Tool("env").path, ["printf", "%.1f", "1,5"], named: "probe", in: folder,
        environment: Desktop.environment(folder).merging(changes) { $1 })
      #expect(try probe.exitStatus() == 0, "\(probe.standing): \(probe.standardError)")
      #expect(probe.standardOutput == "1,5")
      return changes
    }

    // MARK: With a window

    @Test(
      "content follows the pointer on an X server without OpenGL, refresh rate, shared memory, or XInput",
      arguments: [
        ["-extension", "GLX"], ["-extension", "RANDR"], ["-extension", "MIT-SHM"], ["-extension", "XInputExtension"],
      ])
    func poorServer(options: [String]) throws {
      let app = try App(
        "scroll", at: Desktop(.x11, serverOptions: options), ["--bare", "--size", "700x500", "--no-resampling"])
      try app.recording { $0.dragToStop(from: (350, 420), by: (0, -4)) }.expectFollowing()
      app.process.send(SIGTERM)
      #expect(try app.process.exitStatus() == 0, "\(app.process.standing): \(app.process.standardError)")
      // Xlib may print a line of its own about a missing extension.
      #expect(!app.process.standardError.contains("overscroll:"))
    }

    @Test("on a driver that shows nothing, the app runs until SIGTERM ends it", arguments: ["dummy", "offscreen"])
    func dummy(driver: String) throws {
      let child = try runUnseen(["SDL_VIDEODRIVER": driver], ["--no-settings"])
      #expect(try child.exitStatus() == 0, "\(child.standing): \(child.standardError)")
      #expect(child.standardError == "")
    }

    @Test("a home that is not a folder is reported, and the app still runs")
    func brokenHome() throws {
      let child = try runUnseen(["SDL_VIDEODRIVER": "dummy", "HOME": "/dev/null"], [])
      #expect(child.standardError.contains("/dev/null/.config/overscroll/settings.json: Not a directory"))
    }

    /// Runs the app on a video driver that shows nothing, until its first frame, and ends it.
    private func runUnseen(_ environment: [String: String], _ options: [String]) throws -> Child {
      let child = try Child(
        App.binary(), ["pip", "--trace", folder.path("trace.jsonl")] + options, named: "unseen", in: folder,
        environment: Desktop.environment(folder).merging(environment) { $1 })
      try eventually("the app drew a frame") { try !RecordedTrace(self.folder.data(of: "trace.jsonl")).frames.isEmpty }
      child.send(SIGTERM)
      _ = try child.exitStatus()
      return child
    }
  }
}
