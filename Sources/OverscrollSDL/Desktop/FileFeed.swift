internal import COverscrollSDL
internal import Glibc

/// A stream of lines with paths of files, which open like files dropped onto the window.
package enum FileFeed {
  /// Reads lines from a file or a pipe until it ends, in the background; "-" names standard input.
  ///
  /// - Returns: `nil` once reading has begun, or the reason why the file cannot be opened.
  package static func open(_ path: String) -> String? {
    let descriptor = path == "-" ? dup(STDIN_FILENO) : Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0, let stream = fdopen(descriptor, "r") else { return String(cString: strerror(errno)) }
    let feed = Stream(file: stream)
    BackgroundThread.start { feed.read() }
    return nil
  }

  private struct Stream: @unchecked Sendable {
    let file: UnsafeMutablePointer<FILE>

    func read() {
      var (line, capacity): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
      while getline(&line, &capacity, file) > 0 {
        guard let line else { break }
        line[strcspn(line, "\n")] = 0
        if line[0] != 0 { push(line) }
      }
      free(line)
      fclose(file)
    }

    /// Pushes the event of a dropped file, whose text the translator frees.
    private func push(_ path: UnsafePointer<CChar>) {
      var event = SDL_Event()
      event.drop.type = SDL_DROPFILE.rawValue
      event.drop.file = SDL_strdup(path)
      SDL_PushEvent(&event)
    }
  }
}
