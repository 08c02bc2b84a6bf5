import Foundation

/// A new folder for the files of one test, which is removed with the test's suite.
final class TemporaryFolder: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/overscroll-\(UUID().uuidString)"

  init() { try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
