import FoundationEssentials
import Glibc
import OverscrollDemoKit

enum StandardStreams {
  static func write(_ text: String) throws(Failure) {
    let file = try TextFile(path: "-")
    try file.write(Data(text.utf8))
    try file.close()
  }

  /// Writes a line to standard error. If that is closed, the exit status still reports a failure.
  static func writeError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
