/// A problem that the user can solve, described in one line, with its exit status.
package enum Failure: Error, Equatable, CustomStringConvertible {
  /// A command line that asks for something unknown or impossible.
  case usage(String)
  case malformed(file: String, line: Int?, String)
  /// A file of another format than the expected one.
  case foreign(file: String, expected: String)
  case unreadable(file: String, String)
  /// A missing display or font, or an SDL error.
  case unavailable(String)
  case unwritable(file: String, String)

  /// The exit status after `sysexits.h`: EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_UNAVAILABLE, EX_CANTCREAT.
  package var exitStatus: Int32 {
    switch self {
    case .usage: 64
    case .malformed, .foreign: 65
    case .unreadable: 66
    case .unavailable: 69
    case .unwritable: 73
    }
  }

  /// The problem in one line, whatever it quotes from the names and contents of files.
  package var description: String {
    switch self {
    case .usage(let problem): "\(problem.bounded) (see overscroll --help)"
    case .malformed(let file, let line?, let problem): "\(file.excerpt), line \(line): \(problem.bounded)"
    case .malformed(let file, nil, let problem): "\(file.excerpt): \(problem.bounded)"
    case .foreign(let file, let expected): "\(file.excerpt) is not \(expected)"
    case .unreadable(let file, let problem): "cannot read \(file.excerpt): \(problem.bounded)"
    case .unavailable(let problem): problem.bounded
    case .unwritable(let file, let problem): "cannot write \(file.excerpt): \(problem.bounded)"
    }
  }
}

extension String {
  /// The text with a full stop, and with a capital if it says what cannot be done.
  package var sentence: String {
    let words = hasPrefix("cannot ") ? "C" + dropFirst() : self
    return words.hasSuffix(".") ? words : words + "."
  }

  /// The problem with room for a list of names. What it quotes is an ``excerpt`` already.
  fileprivate var bounded: String { excerpt(characters: 800) }
}
