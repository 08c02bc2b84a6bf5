import Foundation
import OverscrollDemoKit

enum StandardOutput {
  static func write(_ text: String) throws(Failure) {
    let file = try TextFile(path: "-")
    try file.write(Data(text.utf8))
    try file.close()
  }
}

enum StandardError {
  /// Where nobody can be told, the exit status still tells.
  static func write(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Foundation.write(STDERR_FILENO, bytes, bytes.count)
  }
}
