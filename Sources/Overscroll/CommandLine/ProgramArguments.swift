import FoundationEssentials
import OverscrollDemoKit

/// The words after the program's name on its command line.
///
/// A statically linked Swift runtime looks for them in memory before the first variable of the environment. Where a
/// library has changed that before `main`, as sdl2-compat does (SDL 2 over SDL 3), it finds nothing, not even the
/// program's name. Linux gives them in a file, too.
enum ProgramArguments {
  static var all: [String] {
    let words = CommandLine.arguments.isEmpty ? words(in: "/proc/self/cmdline") : CommandLine.arguments
    return Array(words.dropFirst())
  }

  /// Each word in the file ends with a zero.
  private static func words(in file: String) -> [String] {
    let bytes = (try? InputFile(path: file).read()) ?? Data()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
