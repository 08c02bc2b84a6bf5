/// Something that the user can put right, described in one line, with its exit status.
package enum Failure: Error, Equatable {
  /// The command line asks for something that does not exist or cannot be.
  case usage(String)
  /// A file was read but makes no sense.
  case malformed(file: String, line: Int?, String)
  case unreadable(file: String, String)
  /// No display, no font, or an SDL error.
  case unavailable(String)
  case unwritable(file: String, String)

  /// After `sysexits.h`: EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_UNAVAILABLE, EX_CANTCREAT.
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
  /// One line, whatever is quoted from the names and contents of files.
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
  /// A word that is quoted from a broken file may be as long as the file.
  fileprivate var shortened: String { utf8.count > 400 ? prefix(400) + " …" : self }

  /// With every character that would end the line or control a terminal replaced by its number.
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
