internal import CWaylandServer

/// An argument of a request or of an event.
enum Argument {
  case int(Int32)
  case uint(UInt32)
  case fixed(Double)
  case string(String?)
  case object(OpaquePointer?)
  case array([UInt32])
  case file(Int32)
}

extension Argument {
  /// Reads an argument of libwayland.
  ///
  /// - Parameter letter: The argument's letter in the message's signature.
  init(_ argument: wl_argument, _ letter: Character) {
    switch letter {
    case "i": self = .int(argument.i)
    case "f": self = .fixed(wl_fixed_to_double(argument.f))
    case "s": self = .string(argument.s.map { String(cString: $0) })
    case "o": self = .object(argument.o)
    case "a": self = .array([])
    case "h": self = .file(argument.h)
    default: self = .uint(argument.u)
    }
  }

  /// Returns the letters of the arguments in a signature.
  static func letters(of signature: UnsafePointer<CChar>) -> [Character] {
    Array(String(cString: signature).filter(\.isLetter))
  }

  var number: Double {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .fixed(let value): value
    default: .nan
    }
  }
}
