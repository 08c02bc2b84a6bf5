import FoundationEssentials
import Glibc
import OverscrollFormats

struct InputFile {
  let path: String
  /// The largest size, in bytes. It also stops reading from a device that never ends.
  var limit = 1 << 30
  var isStandardInput = false

  /// Reads the file; throws `Failure.unreadable`, or `Failure.malformed` if the file is larger than the limit.
  func read() throws(Failure) -> Data {
    guard let stream = isStandardInput ? fdopen(dup(STDIN_FILENO), "r") : fopen(path, "r") else { throw failure }
    defer { fclose(stream) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      guard ferror(stream) == 0 else { throw failure }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
      guard data.count <= limit else { throw Failure.malformed(file: path, line: nil, "larger than \(limit >> 20) MB") }
    }
  }

  func readIfPresent() throws(Failure) -> Data? { access(path, F_OK) != 0 && errno == ENOENT ? nil : try read() }

  /// Reads a file that anyone may have named. Throws if it is not a regular file: a pipe or a device would block.
  func readRegular() throws(Failure) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw failure }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(file: path, "not a regular file") }
    return try read()
  }

  private var failure: Failure { .unreadable(file: path, String(cString: strerror(errno))) }
}

extension InputFile {
  /// Creates the file that an argument of the command line names; "-" names standard input.
  init(argument: String, limit: Int = 1 << 30) {
    let isStandardInput = argument == "-"
    self.init(path: isStandardInput ? "standard input" : argument, limit: limit, isStandardInput: isStandardInput)
  }
}
