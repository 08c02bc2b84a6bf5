import Foundation

/// The output and the exit status of one run of the app, by default without a desk and in the machine's time.
struct Command {
  var status: Int32?
  var output, errors: String

  /// Runs the app to its end.
  ///
  /// - Parameters:
  ///   - folder: The working directory. Relative paths among the arguments are files in it.
  ///   - changes: Changes to the environment. An empty value removes a variable.
  ///   - binary: The path of the app to run instead of the app under test, such as a copy.
  ///   - wrapper: The command line of a program that runs the app.
  ///   - clock: The clock that the app sees.
  init(
    _ arguments: [String], in folder: Folder, input: String = "", environment changes: [String: String] = [:],
    binary: String? = nil, through wrapper: [String] = [], clock: DeskClock = .machine
  ) throws {
    let environment = Desktop.environment(folder).merging(changes) { $1 }.filter { !$0.value.isEmpty }
    let input = try folder.write(input, to: "command.in")
    let words = try wrapper + [binary ?? App.binary()] + arguments
    let child = try Child(
      words[0], Array(words.dropFirst()), named: "command", in: folder, environment: environment, input: input,
      clock: clock)
    status = try child.exitStatus()
    output = child.standardOutput
    errors = child.standardError
  }

  /// Returns whether the run has this status and printed one line of errors, which contains `word` in upper or lower case.
  func failed(with status: Int32, naming word: String) -> Bool {
    self.status == status && errors.hasSuffix("\n") && errors.split(separator: "\n").count == 1
      && errors.localizedCaseInsensitiveContains(word)
  }
}

extension Command {
  init(_ argument: String, in folder: Folder) throws { try self.init([argument], in: folder) }
}
