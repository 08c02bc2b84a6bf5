import Foundation
import Testing

extension EndToEnd {
  /// `make install` and `make uninstall`, in a folder that stands for /.
  @Suite struct InstallTests {
    let folder: Folder
    static let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    init() throws { folder = try Folder() }

    @Test("the installed program runs and has valid entries, completions and a manual, and uninstalling leaves no file")
    func installed() throws {
      try run("\(Self.source.path)/Packaging/Scripts/install", [App.binary()])
      let picture = folder.path("picture.png")
      try run(
        folder.path("usr/bin/overscroll"),
        ["metro", "--headless", "--no-settings", "--until", "0.2", "--screenshot", picture])
      #expect(folder.data(of: "picture.png").count > 10_000)
      #expect(folder.data(of: "usr/bin/overscroll").count <= 18_000_000)
      try checkEntries()
      for file in [
        "bash-completion/completions/overscroll", "zsh/site-functions/_overscroll",
        "fish/vendor_completions.d/overscroll.fish",
      ] {
        let script = folder.text(of: "usr/share/\(file)")
        for option in ["headless", "replay", "screenshot", "pacing"] { #expect(script.contains(option), "\(file)") }
      }
      let manual = folder.text(of: "usr/share/man/man1/overscroll.1")
      let options = try Command("--help", in: folder).output.matches(of: /--([a-z]+(?:-[a-z]+)*)/).map { String($0.1) }
      #expect(options.count > 15)
      for option in options { #expect(manual.contains("Fl Fl \(option)"), "--\(option)") }
      try run("\(Self.source.path)/Packaging/Scripts/install", ["--remove"])
      #expect(FileManager.default.subpaths(atPath: folder.path("usr")) == [])
    }

    /// Checks the desktop file and the metainfo by the tools of their standards.
    private func checkEntries() throws {
      let share = folder.path("usr/share")
      try run(Tool("desktop-file-validate").path, ["\(share)/applications/overscroll.desktop"])
      let metainfo = "\(share)/metainfo/io.github.overscroll.overscroll.metainfo.xml"
      // Since 1.0, AppStream requires a home page, which the project lacks. Older versions do not know that check.
      let version = try step(Tool("appstreamcli").path, ["--version"])
      #expect(try version.exitStatus(within: 60) == 0)
      let isOld = version.standardOutput.contains("version: 0.")
      let exception = isOld ? [] : ["--override=url-homepage-missing=info"]
      try run(Tool("appstreamcli").path, ["validate", "--no-net"] + exception + [metainfo])
    }

    private func step(_ path: String, _ arguments: [String]) throws -> Child {
      let environment = ["DESTDIR": folder.path, "PREFIX": "/usr"]
      return try Child(
        path, arguments, named: "step", in: folder,
        environment: Desktop.environment(folder).merging(environment) { $1 })
    }

    private func run(_ path: String, _ arguments: [String]) throws {
      let child = try step(path, arguments)
      guard try child.exitStatus(within: 60) == 0 else {
        throw Desktop.Failed(what: path, why: child.standardError + child.standardOutput)
      }
    }
  }
}
