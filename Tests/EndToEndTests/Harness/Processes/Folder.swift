import Foundation

/// A folder of a single test, removed when the test is over.
///
/// The folder is in /tmp regardless of TMPDIR: a compositor that runs as another user must reach it, and the path of a
/// socket has room for about a hundred characters.
final class Folder: Sendable {
  let url: URL
  var path: String { url.path }

  init(permissions: Int = 0o700) throws {
    url = URL(fileURLWithPath: "/tmp/overscroll-\(getpid())-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(
      at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: permissions])
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }
  func contains(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

  func data(of name: String) -> Data { FileManager.default.contents(atPath: path(name)) ?? Data() }
  func text(of name: String) -> String { String(decoding: data(of: name), as: UTF8.self) }

  /// Copies a program into the folder, beside an empty folder `Assets` in which it looks for its files. Returns its path.
  func install(_ program: String) throws -> String {
    try Child.starting.withLock { try FileManager.default.copyItem(atPath: program, toPath: path("program")) }
    try FileManager.default.createDirectory(atPath: path("Assets"), withIntermediateDirectories: true)
    return path("program")
  }

  /// Returns a command line that runs a program as a user bound by permissions: as root, it changes to `nobody`, who then
  /// owns the folder.
  func asNobody() throws -> [String] {
    guard geteuid() == 0 else { return [] }
    let nobody: UInt32 = 65534
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) + [""] { chown(path(name), nobody, nobody) }
    return try [Tool("setpriv").path, "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"]
  }

  @discardableResult
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }
}
