import Glibc
import OverscrollFormats

struct OwnProcess {
  private let id: pid_t

  /// Starts a process of this program with `words`, the arguments after the program's name.
  init(_ words: [String]) throws(Failure) {
    // The running executable, even if its file has been replaced or deleted.
    id = try Self.start("/proc/self/exe", ["overscroll"] + words)
  }

  /// Whether the process still runs. Removes a process that has ended from the system's list.
  var isRunning: Bool { waitpid(id, nil, WNOHANG) == 0 }

  /// Starts a program with `words`, of which the first is its name. Throws the reason if that fails.
  static func start(_ program: String, _ words: [String], isSilent: Bool = false) throws(Failure) -> pid_t {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if isSilent {
      for stream in Int32(0)...2 { posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_RDWR, 0) }
    }
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var id = pid_t()
    let problem = posix_spawn(&id, program, &files, nil, &pointers, environ)
    guard problem == 0 else { throw .unavailable("cannot start \(words[0]): \(String(cString: strerror(problem)))") }
    return id
  }
}

extension Options {
  /// Returns the arguments for another window that shows `demo`, with the same settings, font and pacing.
  func wordsForAnotherWindow(showing demo: String) -> [String] {
    var words = [demo, "--pacing", pacing.rawValue]
    if noSettings { words.append("--no-settings") }
    if let settingsFile { words += ["--settings", settingsFile] }
    if let recording, recording != "-" { words += ["--recording", recording] }
    if let appearance { words += ["--theme", appearance.rawValue] }
    if let font { words += ["--font", font] }
    if let scale { words += ["--scale", "\(scale)"] }
    if noResampling { words.append("--no-resampling") }
    return words
  }
}
