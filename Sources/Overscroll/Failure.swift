/// Something that a user can put right, told in one line, and the exit status that goes with it.
enum Failure: Error, Equatable {
  /// The command line asks for something that does not exist or cannot be.
  case usage(String)
  /// A file was read but makes no sense.
  case malformed(file: String, line: Int?, String)
  case unreadable(file: String, String)
  /// No display, no font, or SDL says no.
  case unavailable(String)
  case unwritable(file: String, String)

  /// After `sysexits.h`: EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_UNAVAILABLE, EX_CANTCREAT.
  var exitStatus: Int32 {
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
  var description: String {
    switch self {
    case .usage(let problem): "\(problem) (see overscroll --help)"
    case .malformed(let file, let line?, let problem): "\(file), line \(line): \(problem)"
    case .malformed(let file, nil, let problem): "\(file): \(problem)"
    case .unreadable(let file, let problem): "cannot read \(file): \(problem)"
    case .unavailable(let problem): problem
    case .unwritable(let file, let problem): "cannot write \(file): \(problem)"
    }
  }
}
