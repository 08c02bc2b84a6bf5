import Foundation

/// A program other than the app that these tests need.
struct Tool: Sendable {
  var path: String

  /// Finds the program on the PATH. A missing tool fails the test and is never a reason to skip it.
  init(_ name: String) throws {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw Missing(name: name) }
    self.path = path
  }

  struct Missing: Error, CustomStringConvertible {
    var name: String
    var description: String {
      "\(name) is not installed, and the end-to-end tests need it: run `make test`, which installs it, "
        + "or see Scripts/packages.txt"
    }
  }
}
