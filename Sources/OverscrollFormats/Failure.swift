/// A problem that the user can solve, described in one line, with its exit status.
package enum Failure: Error, Equatable {
  /// A command line that asks for something unknown or impossible.
  case usage(String)
  /// A file that was read but is not valid.
  case malformed(file: String, line: Int?, String)
  case unreadable(file: String, String)
  /// A missing display or font, or an SDL error.
  case unavailable(String)
  case unwritable(file: String, String)

  /// The exit status after `sysexits.h`: EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_UNAVAILABLE, EX_CANTCREAT.
  package var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .malformed: 65
    case .unreadable: 66
    case .unavailable: 69
    case .unwritable: 73
    }
  }
}

extension Failure: CustomStringConvertible {
  /// The problem in one line, whatever it quotes from the names and contents of files.
  package var description: String { words.onOneLine }

  private var words: String {
    switch self {
    case .usage(let problem): "\(problem) (see overscroll --help)"
    case .malformed(let file, let line?, let problem): "\(file), line \(line): \(problem.shortened)"
    case .malformed(let file, nil, let problem): "\(file): \(problem.shortened)"
    case .unreadable(let file, let problem): "cannot read \(file): \(problem)"
    case .unavailable(let problem): problem
    case .unwritable(let file, let problem): "cannot write \(file): \(problem)"
    }
  }
}

extension String {
  /// The text, cut off at 400 characters: a word quoted from a broken file may be as long as the file.
  fileprivate var shortened: String { utf8.count > 400 ? prefix(400) + " …" : self }

  /// The text with each character that would end the line or control a terminal replaced by its number.
  fileprivate var onOneLine: String {
    guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
    return unicodeScalars.map { $0.isUnprintable ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  fileprivate var isUnprintable: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
