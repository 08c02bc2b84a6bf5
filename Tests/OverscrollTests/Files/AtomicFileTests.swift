import Foundation
import SeededRandom
import Testing

@testable import Overscroll
@testable import OverscrollDemoKit

@Suite("Atomic file replacement")
struct AtomicFileTests {
  private static let size = 300_000

  private static func contents(_ letter: UInt8) -> Data { Data(repeating: letter, count: size) }

  private static func isWhole(_ data: Data) -> Bool {
    data.count == size && data.allSatisfy { $0 == data[0] }
  }

  private func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  @Test("a process killed at any moment leaves a whole file")
  func killed() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/file"
    var random = SeededRandom(seed: 7)
    for round in 0..<25 {
      try AtomicFile(path: path).write(Self.contents(UInt8(ascii: "0")))
      let delay = UInt32.random(in: 1000...20_000, using: &random)
      await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String, delay = delay as UInt32] in
        Thread.detachNewThread {
          usleep(delay)
          kill(getpid(), SIGKILL)
        }
        while true {
          for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
            try AtomicFile(path: path).write(AtomicFileTests.contents(letter))
          }
        }
      }
      let content = try InputFile(path: path).read()
      #expect(Self.isWhole(content), "round \(round), after \(delay) µs: \(content.count) bytes")
    }
  }

  @Test("writing keeps links and permissions, and creates missing folders")
  func surroundings() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile(path: folder + "/a/b/file").write(Data("old".utf8))
    chmod(folder + "/a/b/file", 0o600)
    symlink("a/b/file", folder + "/link")
    try AtomicFile(path: folder + "/link").write(Data("new".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/link") == "a/b/file")
    #expect(try InputFile(path: folder + "/a/b/file").read() == Data("new".utf8))
    #expect(
      try FileManager.default.attributesOfItem(atPath: folder + "/a/b/file")[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder + "/a/b") == ["file"])
  }

  @Test("the next write removes the draft of a killed process and no other files")
  func drafts() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // No process has such a high number.
    let names = ["file.99999999.new", "file.\(getppid()).new", "file.new", "file.x.new", "other.99999999.new"]
    for name in names { try Data("half".utf8).write(to: URL(fileURLWithPath: folder + "/" + name)) }
    try AtomicFile(path: folder + "/file").write(Data("new".utf8))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == (names.dropFirst() + ["file"]).sorted())
  }

  @Test("a folder or a file in the way is reported")
  func inTheWay() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try AtomicFile(path: folder + "/file").write(Data("old".utf8))
    for path in [folder, folder + "/file/below"] {
      let failure = #expect(throws: Failure.self) { try AtomicFile(path: path).write(Data("new".utf8)) }
      #expect(failure?.exitStatus == 73)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["file"])
  }
}
