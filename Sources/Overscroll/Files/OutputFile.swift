import FoundationEssentials
import Glibc
import OverscrollFormats

/// A buffered file that replaces an earlier file only once it is complete, so that a full disk or a crash leaves that.
/// Everything goes to a draft beside the file, which is renamed at the end. The target of a link is replaced. Pipes and
/// devices are written directly. The first failure is kept: every later call reports it again.
final class OutputFile {
  /// The path; `nil` for standard output.
  let path: String?
  private var stream: UnsafeMutablePointer<FILE>?
  /// The draft, and the file that it becomes; `nil` if the file is written directly.
  private var draft: (path: String, target: String, isReplacement: Bool)?
  private var problem: Failure?

  /// Opens the file at `path`, or standard output for `nil`. If `writesDirectly`, a file that is new or empty is written
  /// directly, so that programs can read along and a crash leaves what was written.
  init(path: String?, writesDirectly: Bool = false) throws(Failure) {
    self.path = path
    let descriptor = path.map { open($0, writesDirectly: writesDirectly) } ?? dup(STDOUT_FILENO)
    if descriptor >= 0 { stream = fdopen(descriptor, "w") }
    try check(stream != nil)
  }

  deinit {
    if let stream { fclose(stream) }
    if let draft { unlink(draft.path) }
  }

  func write(_ data: Data) throws(Failure) {
    try check(data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) } == data.count)
  }

  func flush() throws(Failure) { try check(fflush(stream) == 0) }

  /// Completes the file. A full disk often shows only here.
  func close() throws(Failure) {
    guard let open = stream else { return }
    // After a power cut, a file that was replaced has its old or its new contents.
    try? check(fflush(open) == 0 && (draft?.isReplacement != true || fsync(fileno(open)) == 0))
    stream = nil
    try? check(fclose(open) == 0)
    if problem == nil, let draft {
      try check(rename(draft.path, draft.target) == 0)
      self.draft = nil
    }
    try check(true)
  }

  /// Writes `data` to the file at `path`, or to standard output for `nil`.
  static func write(_ data: Data, to path: String?) throws(Failure) {
    let file = try OutputFile(path: path)
    try file.write(data)
    try file.close()
  }

  private func check(_ isDone: Bool) throws(Failure) {
    if !isDone, problem == nil { problem = .systemError(writing: path ?? "standard output") }
    if let problem { throw problem }
  }

  private func open(_ path: String, writesDirectly: Bool) -> Int32 {
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return Glibc.open(path, O_WRONLY | O_CLOEXEC) }
    if writesDirectly, status.st_size == 0 {
      let file = Glibc.open(path, O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
      if file >= 0 { return file }
    }
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    // A rename needs only a writable folder, but a file that is not writable has to stay as it is.
    guard access(target ?? path, W_OK) == 0 || errno == ENOENT else { return -1 }
    return openDraft(of: target ?? path, permissions: exists ? status.st_mode & 0o777 : nil)
  }

  private func openDraft(of target: String, permissions: mode_t?) -> Int32 {
    let folder = Self.folder(of: target)
    if permissions != nil { Self.removeDrafts(in: folder) }
    let name = "\(Self.draftPrefix)\(getpid()).\(UInt64.random(in: 0...UInt64.max))"
    // Nobody can have prepared a file or a link of this name.
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    let file = Glibc.open(folder + name, flags, permissions ?? 0o644)
    if file >= 0 { draft = (folder + name, target, permissions != nil) }
    return file
  }

  // MARK: - Folders

  private static let draftPrefix = ".overscroll-draft."

  /// Removes unfinished drafts that ended programs have left.
  private static func removeDrafts(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where name.hasPrefix(draftPrefix) {
      let process = name.dropFirst(draftPrefix.count).prefix { $0 != "." }
      if let id = pid_t(process), kill(id, 0) != 0, errno == ESRCH { unlink(folder + name) }
    }
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./" }

  static func makeFolder(of path: String) throws(Failure) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      guard mkdir(String(path[..<end]), 0o755) == 0 || errno == EEXIST else { throw .systemError(writing: path) }
    }
  }

  /// Runs `body` under a lock on the file's folder, and returns whether the lock was free within `patience` seconds.
  static func withLock(
    beside path: String, patience: Double, _ body: () throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    try makeFolder(of: path)
    let folder = Glibc.open(Self.folder(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { Glibc.close(folder) }
    var rest = Int(patience * 100)
    // On a file system without locks, programs cannot wait for each other.
    while flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
      guard rest > 0 else { return false }
      rest -= 1
      usleep(10_000)
    }
    try body()
    return true
  }
}

extension Failure {
  /// The failure of the system call that has just failed.
  static func systemError(writing path: String) -> Failure { .unwritable(file: path, String(cString: strerror(errno))) }
}

enum StandardStreams {
  static func write(_ text: String) throws(Failure) { try OutputFile.write(Data(text.utf8), to: nil) }

  /// Replaces the current line of a terminal on standard error. Has no effect on a file; an empty text clears the line.
  static func showStatus(_ text: String) {
    guard isatty(STDERR_FILENO) != 0 else { return }
    let bytes = Array("\r\u{1B}[K\(text)".utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  /// Writes a line to standard error. If that is closed, the exit status still reports a failure.
  static func writeError(_ line: String) {
    let bytes = Array((line + "\n").utf8)
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }
}
