import Glibc
import OverscrollFormats
import OverscrollSDL

extension Failure {
  /// Runs `body`, and converts errors of the backend to failures of the program.
  static func mapping<Value>(_ body: () throws(BackendError) -> Value) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error)
    }
  }

  /// Prints the failure's line and ends the program at once, from any thread.
  static func exit(with error: BackendError) -> Never {
    let failure = Failure(error)
    let line = "overscroll: \(failure)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, line.utf8.count) }
    _exit(failure.exitStatus)
  }

  private init(_ error: BackendError) {
    switch error {
    case .unreadableFont(let path, let reason):
      let isReadable = access(path, R_OK) == 0
      self = isReadable ? .malformed(file: path, line: nil, reason) : .unreadable(file: path, reason)
    case .unreadablePicture(let path, let reason): self = .unreadable(file: path, reason)
    case .unwritablePicture(let path, let reason): self = .unwritable(file: path, reason)
    case .noDisplay:
      self = .unavailable(
        "\(error); set WAYLAND_DISPLAY or DISPLAY, or draw a picture with --headless --screenshot FILE")
    case .noFont: self = .unavailable("\(error), or name a file with --font")
    case .compositorGone, .refused: self = .unavailable(error.description)
    }
  }
}
