import FoundationEssentials
import Glibc
import OverscrollFormats

/// A buffered file that is written from its beginning, and reports errors.
final class TextFile {
  let path: String
  private var stream: UnsafeMutablePointer<FILE>?

  /// Creates and opens the file at `path`, or standard output for "-".
  init(path: String) throws(Failure) {
    self.path = path
    stream = path == "-" ? fdopen(dup(STDOUT_FILENO), "w") : fopen(path, "w")
    guard stream != nil else { throw failure }
  }

  deinit {
    if let stream { fclose(stream) }
  }

  func write(_ data: Data) throws(Failure) {
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream!) }
    guard written == data.count else { throw failure }
  }

  /// Writes `text` to the file at `path`, or to standard output for "-".
  static func write(_ text: String, to path: String) throws(Failure) {
    let file = try TextFile(path: path)
    try file.write(Data(text.utf8))
    try file.close()
  }

  /// Writes out the buffer, for programs that read along.
  func flush() throws(Failure) {
    guard let stream, fflush(stream) == 0 else { throw failure }
  }

  /// Writes out the buffer and closes the file. A full disk often shows only here.
  func close() throws(Failure) {
    guard let open = stream else { return }
    let isFlushed = fflush(open) == 0 && ferror(open) == 0
    let problem = failure
    stream = nil
    guard fclose(open) == 0 else { throw failure }
    guard isFlushed else { throw problem }
  }

  private var failure: Failure {
    .unwritable(file: path == "-" ? "standard output" : path, String(cString: strerror(errno)))
  }
}

enum StandardStreams {
  static func write(_ text: String) throws(Failure) { try TextFile.write(text, to: "-") }

  /// Replaces the current line of a terminal on standard error. Has no effect on a file; an empty text clears the line.
  static func showStatus(_ text: String) {
    guard isatty(STDERR_FILENO) != 0 else { return }
    let bytes = Array("\r\u{1B}[K\(text)".utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Writes a line to standard error. If that is closed, the exit status still reports a failure.
  static func writeError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
