import Glibc
import OverscrollFormats

struct OwnProcess {
  private let id: pid_t

  /// Starts a process of this program with `words`, the arguments after the program's name.
  init(_ words: [String]) throws(Failure) {
    // The running executable, even if its file has been replaced or deleted.
    guard let id = Self.start("/proc/self/exe", ["overscroll"] + words) else {
      throw .unavailable("cannot open another window: \(String(cString: strerror(errno)))")
    }
    self.id = id
  }

  /// Whether the process still runs. Removes a process that has ended from the system's list.
  var isRunning: Bool { waitpid(id, nil, WNOHANG) == 0 }

  /// Starts a program with `words`, of which the first is its name; `nil` and an error number if that fails.
  static func start(_ program: String, _ words: [String], isSilent: Bool = false) -> pid_t? {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for stream in isSilent ? 0..<3 : 0..<0 {
      posix_spawn_file_actions_addopen(&files, Int32(stream), "/dev/null", O_RDWR, 0)
    }
    var pointers = words.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    var id = pid_t()
    errno = posix_spawn(&id, program, &files, nil, &pointers, environ)
    return errno == 0 ? id : nil
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
