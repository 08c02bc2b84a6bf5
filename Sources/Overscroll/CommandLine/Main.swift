import ArgumentParser
import Glibc
import OverscrollDemoKit

@main
enum Main {
  @MainActor
  static func main() {
    do {
      try run(ProgramArguments.all)
    } catch {
      StandardStreams.writeError("overscroll: \(error)")
      exit(error.exitStatus)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(Failure) {
    guard let options = try options(arguments) else { return }
    if options.list { return try StandardStreams.write(Listing.text) }
    let session = try Session(try Request(options))
    if let warning = session.stored.warning { StandardStreams.writeError("overscroll: \(warning)") }
    if session.request.isHeadless {
      var run = try HeadlessRun(session)
      try run.run()
    } else {
      try WindowRun(session).run()
    }
  }

  /// `nil` when help, the version or a completion script was asked for, and printed.
  private static func options(_ arguments: [String]) throws(Failure) -> Options? {
    do {
      return try Options.parse(arguments)
    } catch  where Options.exitCode(for: error) == .success {
      try StandardStreams.write(Options.fullMessage(for: error) + "\n")
      return nil
    } catch {
      let words = Options.message(for: error).split(whereSeparator: \.isNewline)
      throw Failure.usage(words.joined(separator: " "))
    }
  }
}
