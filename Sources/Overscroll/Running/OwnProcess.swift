import Glibc
import OverscrollFormats

/// Another process of this program, for another window.
struct OwnProcess {
  private let id: pid_t

  /// Starts a process of this program with `words`, the arguments after the program's name.
  init(_ words: [String]) throws(Failure) {
    var pointers = (["overscroll"] + words).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // The running executable, even if its file has been replaced or deleted.
    var id = pid_t()
    let problem = posix_spawn(&id, "/proc/self/exe", nil, nil, &pointers, environ)
    guard problem == 0 else {
      throw .unavailable("cannot open another window: \(String(cString: strerror(problem)))")
    }
    self.id = id
  }

  /// Whether the process still runs. Removes a process that has ended from the system's list.
  var isRunning: Bool { waitpid(id, nil, WNOHANG) == 0 }
}

extension Request {
  /// Returns the arguments for another window that shows `demo`, with the same settings, font and pacing.
  func wordsForAnotherWindow(showing demo: String, at position: (x: Int, y: Int)? = nil) -> [String] {
    var words = [demo]
    if let position { words.append("--position=\(position.x),\(position.y)") }
    if options.noSettings { words.append("--no-settings") }
    if let path = options.settingsFile { words += ["--settings", path] }
    if let path = options.recording, path != "-" { words += ["--recording", path] }
    if let name = options.theme { words += ["--theme", name] }
    if let path = options.font { words += ["--font", path] }
    if let scale = options.scale { words += ["--scale", "\(scale)"] }
    if let name = options.pacing { words += ["--pacing", name] }
    if options.noResampling { words.append("--no-resampling") }
    return words
  }
}
