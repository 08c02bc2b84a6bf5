import Foundation
import SeededRandom
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Written files") struct OutputFileTests {
  private let temporary = TemporaryFolder()
  private var folder: String { temporary.path }

  @Test("writing keeps links and permissions")
  func surroundings() throws {
    try OutputFile.makeFolder(of: folder + "/a/b/file")
    try OutputFile.write(Data("old".utf8), to: folder + "/a/b/file")
    chmod(folder + "/a/b/file", 0o600)
    symlink("a/b/file", folder + "/link")
    try OutputFile.write(Data("new".utf8), to: folder + "/link")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "a/b/file")
    #expect(try InputFile(path: folder + "/a/b/file").read() == Data("new".utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: folder + "/a/b/file")[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["file"])
  }

  @Test("a folder or a file in the way is reported")
  func inTheWay() throws {
    try OutputFile.write(Data("old".utf8), to: folder + "/file")
    for path in [folder, folder + "/file/below", folder + "/none/file", "", "/dev/full"] {
      let failure = #expect(throws: Failure.self) { try OutputFile.write(Data("new".utf8), to: path) }
      #expect(failure?.exitStatus == 73)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }

  @Test("a full disk leaves the earlier file and no draft, whether the file is written at once or grows")
  func full() async throws {
    // A limit of file sizes stands for the disk. It holds for a whole process.
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      signal(SIGXFSZ) { _ in }
      var random = SeededRandom(seed: 52)
      let path = folder + "/file"
      try OutputFile.write(Data("old".utf8), to: path)
      for round in 0..<200 {
        let limit = Int.random(in: 0...20_000, using: &random)
        let sizes = (0..<Int.random(in: 1...6, using: &random)).map { _ in Int.random(in: 0...6000, using: &random) }
        var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t.max)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
        let before = try InputFile(path: path).read()
        let letter = UInt8.random(in: 65...90, using: &random)
        var failure: Failure?
        do {
          let file = try OutputFile(path: path, writesDirectly: round % 2 == 0)
          for size in sizes { try? file.write(Data(repeating: letter, count: size)) }
          try file.close()
        } catch { failure = error as? Failure }
        let size = sizes.reduce(0, +)
        #expect(failure?.exitStatus == (size > limit ? 73 : nil), "round \(round): \(size) of \(limit)")
        // What grows in an empty file has replaced nothing.
        if !before.isEmpty || failure == nil {
          let expected = failure == nil ? Data(repeating: letter, count: size) : before
          #expect(try InputFile(path: path).read() == expected, "round \(round)")
        }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
    }
  }

  @Test("a stream grows in a new file, and replaces an earlier one at the end")
  func stream() throws {
    let path = folder + "/file"
    for isNew in [true, false] {
      let file = try OutputFile(path: path, writesDirectly: true)
      try file.write(Data("later".utf8))
      try file.flush()
      #expect(try InputFile(path: path).read() == Data((isNew ? "later" : "later, whole").utf8))
      try file.write(Data(", whole".utf8))
      try file.close()
      #expect(try InputFile(path: path).read() == Data("later, whole".utf8))
    }
  }

  @Test("saves of one name at once make as many files, none of which follows a link")
  func names() async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      setenv("HOME", folder, 1)
      setenv("XDG_CONFIG_HOME", folder, 1)
      try FileManager.default.createDirectory(atPath: folder + "/Documents", withIntermediateDirectories: false)
      symlink(folder + "/victim", folder + "/Documents/Overscroll a.txt")
      DispatchQueue.concurrentPerform(iterations: 150) { index in
        _ = try? UserFolder.documents.save(Data("\(index)".utf8), named: "a", extension: "txt")
      }
      let files = try FileManager.default.contentsOfDirectory(atPath: folder + "/Documents")
      let texts = files.compactMap { try? String(contentsOfFile: "\(folder)/Documents/\($0)", encoding: .utf8) }
      #expect(Set(texts) == Set((0..<150).map(String.init)) && files.count == 151)
      #expect(access(folder + "/victim", F_OK) != 0)
    }
  }

  @Test("the next replacement removes the draft of a killed process and no other files")
  func drafts() throws {
    // No process has such a high number.
    let names = [".overscroll-draft.99999999.1", ".overscroll-draft.\(getppid()).1", ".overscroll-draft.x", "file"]
    for name in names { try Data("half".utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    try OutputFile.write(Data("new".utf8), to: folder + "/file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == names.dropFirst().sorted())
  }

  @Test("pictures and documents are saved in the desktop's folders for them, wherever these are")
  func userFolders() async throws {
    await #expect(processExitsWith: .success) { [folder = folder as String] in
      setenv("HOME", folder + "/home", 1)
      setenv("XDG_CONFIG_HOME", folder + "/config", 1)
      try OutputFile.makeFolder(of: folder + "/config/")
      let lines = """
        # Written by the desktop
        XDG_DOCUMENTS_DIR="$HOME/Eigene Dateien"
        XDG_PICTURES_DIR="\(folder)/Bilder"

        """
      try Data(lines.utf8).write(to: URL(fileURLWithPath: folder + "/config/user-dirs.dirs"))
      let picture = try UserFolder.pictures.save(Data("p".utf8), named: "a", extension: "png")
      let document = try UserFolder.documents.save(Data("d".utf8), named: "a", extension: "csv")
      #expect(picture == folder + "/Bilder/Overscroll a.png")
      #expect(document == folder + "/home/Eigene Dateien/Overscroll a.csv")
      for number in 2...4 {
        let next = try UserFolder.documents.save(Data("d".utf8), named: "a", extension: "csv")
        #expect(next == folder + "/home/Eigene Dateien/Overscroll a (\(number)).csv")
      }
    }
  }
}
