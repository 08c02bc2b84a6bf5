import FoundationEssentials
import OverscrollDemoKit

/// The arguments after the program's name.
///
/// A statically linked Swift runtime looks for them in memory before the first environment variable. If a library has
/// changed the environment before `main`, as sdl2-compat does (SDL 2 over SDL 3), the runtime finds nothing, not even
/// the program's name. Linux also provides them in a file.
enum ProgramArguments {
  static var all: [String] {
    let words = CommandLine.arguments.isEmpty ? words(in: "/proc/self/cmdline") : CommandLine.arguments
    return Array(words.dropFirst())
  }

  /// Reads the words of a file in which each ends with a zero.
  private static func words(in file: String) -> [String] {
    let bytes = (try? InputFile(path: file).read()) ?? Data()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
