import Foundation
import Testing

extension EndToEnd {
  /// `make install` and `make uninstall`, below a folder that stands for /.
  @Suite struct InstallTests {
    let folder: Folder
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()

    init() throws {
      folder = try Folder()
      try run("\(source.path)/Scripts/install", [App.binary()])
    }

    @Test("what is installed runs from there, with the source tree out of its sight")
    func runs() throws {
      let picture = folder.path("picture.png")
      try run(
        folder.path("usr/bin/overscroll"),
        ["metro", "--headless", "--no-settings", "--until", "0.2", "--screenshot", picture])
      #expect(folder.data(of: "picture.png").count > 10_000)
    }

    @Test("what is installed takes 20 MB at the most")
    func size() throws {
      #expect(folder.data(of: "usr/bin/overscroll").count <= 20_000_000)
    }

    @Test("the desktop file and the metainfo are valid")
    func valid() throws {
      let share = folder.path("usr/share")
      try run(Tool("desktop-file-validate").path, ["\(share)/applications/overscroll.desktop"])
      let metainfo = "\(share)/metainfo/io.github.overscroll.overscroll.metainfo.xml"
      try run(Tool("appstreamcli").path, ["validate", "--no-net", metainfo])
    }

    @Test(
      "the shells can complete every option",
      arguments: [
        "bash-completion/completions/overscroll", "zsh/site-functions/_overscroll",
        "fish/vendor_completions.d/overscroll.fish",
      ])
    func completions(file: String) throws {
      let script = folder.text(of: "usr/share/\(file)")
      for option in ["headless", "replay", "screenshot", "pacing"] { #expect(script.contains(option)) }
    }

    @Test("the manual names every option of the help")
    func manual() throws {
      let manual = folder.text(of: "usr/share/man/man1/overscroll.1")
      let help = try Command("--help", in: folder).output
      let options = help.matches(of: /--([a-z]+(?:-[a-z]+)*)/).map { String($0.1) }
      #expect(options.count > 15)
      for option in options { #expect(manual.contains("Fl Fl \(option)"), "--\(option)") }
    }

    @Test("removing it leaves no file behind")
    func removed() throws {
      try run("\(source.path)/Scripts/install", ["--remove"])
      #expect(FileManager.default.subpaths(atPath: folder.path("usr")) == [])
    }

    private func run(_ path: String, _ arguments: [String]) throws {
      let environment = ["DESTDIR": folder.path, "PREFIX": "/usr"]
      let child = try Child(
        path, arguments, named: "step", in: folder,
        environment: Desktop.environment(folder).merging(environment) { $1 })
      guard try child.exitStatus(within: 60) == 0 else {
        throw Desktop.Failed(what: path, why: child.standardError + child.standardOutput)
      }
    }
  }
}
