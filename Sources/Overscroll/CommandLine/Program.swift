import ArgumentParser
import COverscrollMalloc
import FoundationEssentials
import Glibc
import OverscrollFormats

#if !FUZZING
  @main
#endif
enum Program {
  static var commands: [any ProgramCommand.Type] { [FitCommand.self, SpringCommand.self, ShareCommand.self] }

  @MainActor
  static func main() {
    // glibc returns blocks of 128 kB and more to the system when they are freed. Otherwise it raises this limit to the
    // largest block freed so far, a picture of the window, and such blocks leave holes in the heap.
    mallopt(M_MMAP_THRESHOLD, 128 << 10)
    // Otherwise this signal ends the program before a file beyond the system's limit is reported.
    signal(SIGXFSZ) { _ in }
    do {
      try run(ProgramArguments.all)
    } catch {
      StandardStreams.writeError("overscroll: \(error)")
      exit(error.exitStatus)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(Failure) {
    if let command = commands.first(where: { $0.name == arguments.first }) {
      return try run(command, Array(arguments.dropFirst()))
    }
    guard let options = try options(Options.self, arguments) else { return }
    if options.list { return try StandardStreams.write(Listing.text) }
    let session = try Session(options)
    if let warning = session.stored.warning { StandardStreams.writeError("overscroll: \(warning)") }
    if options.headless {
      try HeadlessRun(session).run()
    } else {
      try WindowRun(session).run()
    }
  }

  private static func run<Command: ProgramCommand>(_ type: Command.Type, _ arguments: [String]) throws(Failure) {
    try options(Command.self, arguments)?.perform()
  }

  /// The maximum number of arguments. The time of ArgumentParser grows with their square.
  private static let maximumArgumentCount = 1000

  /// Parses the arguments; `nil` if help, the version or a completion script was requested and printed.
  static func options<Command: ParsableCommand>(
    _ type: Command.Type, _ arguments: [String]
  ) throws(Failure) -> Command? {
    guard arguments.count <= maximumArgumentCount else {
      throw .usage("\(arguments.count) arguments are too many; there may be \(maximumArgumentCount)")
    }
    do {
      return try Command.parse(arguments)
    } catch  where Command.exitCode(for: error) == .success {
      try StandardStreams.write(Command.fullMessage(for: error) + "\n")
      return nil
    } catch {
      // The failure below refers to the help as well. ArgumentParser puts more than five values on a line each.
      let words = Command.message(for: error).replacing(" (see overscroll --help)", with: "")
        .replacing("the following:\n  - ", with: "").replacing("\n  - ", with: ", ")
      throw Failure.usage(words.split(whereSeparator: \.isNewline).joined(separator: " ").excerpt(characters: 240))
    }
  }
}

/// A command of the program with options of its own, such as `overscroll fit`.
protocol ProgramCommand: ParsableCommand {
  static var name: String { get }

  func perform() throws(Failure)
}

/// The arguments after the program's name. A statically linked Swift runtime finds none if a library, such as
/// sdl2-compat, has changed the environment before `main`. Then the system's list of them is read.
enum ProgramArguments {
  static var all: [String] {
    guard CommandLine.arguments.isEmpty else { return Array(CommandLine.arguments.dropFirst()) }
    // Each word ends with a zero.
    let bytes = (try? InputFile(path: "/proc/self/cmdline").read()) ?? Data()
    return bytes.split(separator: 0, omittingEmptySubsequences: false).dropFirst().dropLast().map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
