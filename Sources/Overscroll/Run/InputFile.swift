import Foundation

/// A file that is read as a whole.
struct InputFile {
  let path: String

  func read() throws(Failure) -> Data {
    guard let stream = fopen(path, "r") else { throw failure }
    defer { fclose(stream) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, stream)
      guard ferror(stream) == 0 else { throw failure }
      guard count > 0 else { return data }
      data.append(contentsOf: buffer[..<count])
    }
  }

  private var failure: Failure { .unreadable(file: path, String(cString: strerror(errno))) }
}
