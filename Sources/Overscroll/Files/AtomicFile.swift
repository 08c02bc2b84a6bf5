import FoundationEssentials
import Glibc
import OverscrollFormats

/// A file that is replaced atomically: readers find the old or the new contents, never a part.
///
/// The new file is written beside the old one, synced to disk, and then renamed. If the path is a link, its target is
/// replaced and the link stays. The next program removes the draft of a program that was killed.
struct AtomicFile {
  let path: String

  func write(_ data: Data) throws(Failure) {
    try makeFolder()
    let target = realpath(path, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
    try replace(target ?? path, by: data)
  }

  /// Runs `body` under a lock that excludes other programs in the same folder. The lock is on the folder itself, leaves
  /// nothing behind, and ends with the program.
  func withLock(_ body: () throws(Failure) -> Void) throws(Failure) {
    try makeFolder()
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { close(descriptor) }
    // On a file system without locks, programs cannot wait for each other.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    try body()
  }

  func makeFolder() throws(Failure) {
    for end in path.indices.dropFirst() where path[end] == "/" {
      guard mkdir(String(path[..<end]), 0o755) == 0 || errno == EEXIST else { throw failure }
    }
  }

  private func replace(_ target: String, by data: Data) throws(Failure) {
    // A rename needs only a writable folder, but a file that is not writable has to stay as it is.
    guard access(target, W_OK) == 0 || errno == ENOENT else { throw failure }
    removeDrafts(of: target)
    let draft = "\(target).\(getpid()).new"
    let file = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions(of: target))
    guard file >= 0 else { throw failure }
    let isWritten = AtomicFile.write(data, to: file) && fsync(file) == 0
    let problem = errno
    guard close(file) == 0, isWritten, rename(draft, target) == 0 else {
      if !isWritten { errno = problem }
      let reason = failure
      unlink(draft)
      throw reason
    }
  }

  /// Removes unfinished drafts of `target` that ended programs have left.
  private func removeDrafts(of target: String) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    let start = target.dropFirst(target.hasPrefix(folder) ? folder.count : 0) + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(start) && name.hasSuffix(".new") {
      guard let process = pid_t(name.dropFirst(start.count).dropLast(4)), kill(process, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink(folder + name)
    }
  }

  private func permissions(of target: String) -> mode_t {
    var status = stat()
    return stat(target, &status) == 0 ? status.st_mode & 0o777 : 0o644
  }

  private static func write(_ data: Data, to file: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private var failure: Failure { .unwritable(file: path, String(cString: strerror(errno))) }
}
