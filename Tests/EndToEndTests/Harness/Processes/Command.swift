import Foundation

/// One run of the app to its end, without a desk unless one is given: what it printed and how it ended.
struct Command {
  var status: Int32?
  var output: String
  var errors: String

  /// - Parameters:
  ///   - folder: where it runs; relative paths among the arguments are files there.
  ///   - environment: changes to the surroundings; an empty value removes a variable.
  ///   - binary: another app than the one under test, such as a copy of it.
  ///   - wrapper: the words of a program that runs the app.
  ///   - clock: The time in which it lives.
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

  /// Whether it failed as the contract says: with this status, one line that says why, and nothing else.
  func failed(with status: Int32, naming word: String) -> Bool {
    self.status == status && errors.hasSuffix("\n") && errors.split(separator: "\n").count == 1
      && errors.localizedCaseInsensitiveContains(word)
  }
}

extension Command {
  init(_ argument: String, in folder: Folder) throws { try self.init([argument], in: folder) }
}
