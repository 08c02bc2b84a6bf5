import Foundation
import OverscrollDemoKit

extension Assets {
  /// The folder of the assets in the source tree.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Assets")

  static let sourceTree = Assets { name throws(Failure) in
    guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else {
      throw .unreadable(file: name, "not in the source tree")
    }
    return FileContents(path: name, data: data)
  }
}
