import Glibc
import OverscrollDemoKit

/// The program, started once more as a process of its own.
struct OwnProcess {
  private let id: pid_t

  /// - Parameter words: what follows the program's name on the command line.
  init(_ words: [String]) throws(Failure) {
    var pointers = (["overscroll"] + words).map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    // The file that runs, wherever it was started from, be it replaced or deleted since.
    var id = pid_t()
    let problem = posix_spawn(&id, "/proc/self/exe", nil, nil, &pointers, environ)
    guard problem == 0 else {
      throw .unavailable("no second window: \(String(cString: strerror(problem)))")
    }
    self.id = id
  }

  /// Whether it still runs; one that has ended is taken off the system's list of processes.
  var isRunning: Bool { waitpid(id, nil, WNOHANG) == 0 }
}

extension Request {
  /// The command line of another window that shows a demo: with the same settings, font and pacing.
  func wordsForAnotherWindow(showing demo: String) -> [String] {
    var words = [demo]
    switch settings {
    case .none: words.append("--no-settings")
    case .standard: break
    case .file(let path): words += ["--settings", path]
    }
    if let recordingPath, recordingPath != "-" { words += ["--recording", recordingPath] }
    if let appearance { words += ["--theme", appearance.rawValue] }
    if let fontFile { words += ["--font", fontFile] }
    if let scale { words += ["--scale", "\(scale)"] }
    if pacing != .jit { words += ["--pacing", pacing.rawValue] }
    if !resamples { words.append("--no-resampling") }
    return words
  }
}
