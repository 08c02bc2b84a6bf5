import ArgumentParser
import Foundation
import OverscrollDemoKit

@main
enum Main {
  @MainActor
  static func main() {
    do {
      try run(ProgramArguments.all)
    } catch {
      StandardError.write("overscroll: \(error)")
      exit(error.exitStatus)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws(Failure) {
    guard let options = try options(arguments) else { return }
    if options.list { return try StandardOutput.write(Listing.text) }
    if options.frameCost { return try FrameCost.printAll() }
    let session = try Session(try Request(options))
    for warning in session.warnings { StandardError.write("overscroll: \(warning)") }
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
      try StandardOutput.write(Options.fullMessage(for: error) + "\n")
      return nil
    } catch {
      let words = Options.message(for: error).split(whereSeparator: \.isNewline)
      throw Failure.usage(words.joined(separator: " "))
    }
  }
}
