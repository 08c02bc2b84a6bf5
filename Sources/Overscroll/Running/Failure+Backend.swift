import Glibc
import OverscrollDemoKit
import OverscrollSDL

extension Failure {
  /// Does something with the backend, whose errors become failures of the program.
  static func mapping<Value>(_ body: () throws(BackendError) -> Value) throws(Failure) -> Value {
    do {
      return try body()
    } catch {
      throw Failure(error)
    }
  }

  private init(_ error: BackendError) {
    switch error {
    case .unreadableFont(let path, let reason):
      let isReadable = access(path, R_OK) == 0
      self = isReadable ? .malformed(file: path, line: nil, reason) : .unreadable(file: path, reason)
    case .unreadablePicture(let path, let reason): self = .unreadable(file: path, reason)
    case .unwritablePicture(let path, let reason): self = .unwritable(file: path, reason)
    case .noDisplay, .compositorGone, .noFont, .refused: self = .unavailable(error.description)
    }
  }
}
