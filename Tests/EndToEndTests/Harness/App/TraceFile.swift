import Foundation

/// A trace that is being written. Each call of `read` decodes only the lines added since the last call.
struct TraceFile {
  let path: String
  private var recording = RecordedTrace(lines: [])
  private var length: UInt64 = 0

  init(path: String) { self.path = path }

  mutating func read() throws -> RecordedTrace {
    guard let file = FileHandle(forReadingAtPath: path) else { return recording }
    try file.seek(toOffset: length)
    let new = RecordedTrace.complete(try file.readToEnd() ?? Data())
    recording.lines += try RecordedTrace(new).lines
    length += UInt64(new.count)
    return recording
  }
}
