import Foundation

/// A process started by a test. Its output goes to files, and it ends with the test at the latest.
///
/// Started by `posix_spawn` with no signal blocked, even if the test's thread blocks signals.
final class Child {
  let pid: pid_t
  private let name: String
  private let folder: Folder
  private let leash: Leash?
  private let clock: DeskClock

  /// A lock that is held while a file is open that no other test's child may inherit.
  ///
  /// Such a file is a program that is being copied, which cannot run while it is open for writing, or a pipe whose closing
  /// is a message.
  static let starting = NSLock()

  private var ending: Ending?

  var standardOutput: String { folder.text(of: "\(name).out") }
  var standardError: String { folder.text(of: "\(name).err") }

  /// Starts a process.
  ///
  /// - Parameters:
  ///   - input: The file for standard input.
  ///   - isLeashed: Whether the process also ends when the tests themselves are killed.
  ///   - clock: The clock that the process sees.
  init(
    _ path: String, _ arguments: [String], named name: String, in folder: Folder, environment: [String: String],
    input: String = "/dev/null", isLeashed: Bool = false, clock: DeskClock = .machine
  ) throws {
    (self.name, self.folder, self.clock) = (name, folder, clock)
    leash = isLeashed ? try Leash() : nil
    let command = isLeashed ? ["/bin/sh", "-c", Leash.script, "leash", path] + arguments : [path] + arguments
    var actions = FileActions()
    if let leash { actions.give(leash.end, as: 0) } else { actions.open(input, as: 0, O_RDONLY) }
    actions.open(folder.path("\(name).out"), as: 1, O_WRONLY | O_CREAT | O_TRUNC)
    actions.open(folder.path("\(name).err"), as: 2, O_WRONLY | O_CREAT | O_TRUNC)
    var environment = environment.merging(clock.environment) { $1 }
    // The leash ends its program itself, and must live to do so.
    if isLeashed { environment["OVERSCROLL_TEST_CLOCK_OWNER"] = nil }
    pid = try actions.spawn(["/usr/bin/env", "--chdir=\(folder.path)"] + command, environment, leadsGroup: isLeashed)
    clock.own?.add(pid)
    leash?.isHeld()
  }

  deinit { stop() }

  var isRunning: Bool { ended == nil }

  func send(_ signal: Int32) { if isRunning { kill(pid, signal) } }

  /// Waits until the process has ended, and returns its exit status; `nil` if a signal ended it.
  func exitStatus(within limit: Double = 60) throws -> Int32? {
    try clock.eventually("\(name) ended", within: limit, details: standardError) { !self.isRunning }
    return if case .exit(let status) = ended { status } else { nil }
  }

  /// A description of the process's state.
  var standing: String {
    switch ended {
    case nil: "it runs"
    case .exit(let status): "it ended with \(status)"
    case .signal(let signal): "it died of signal \(signal)"
    }
  }

  /// Ends the process, and the program on its leash, without a chance to clean up.
  func crash() { if isRunning { kill(leash == nil ? pid : -pid, SIGKILL) } }

  func stop() {
    if let leash { leash.letGo() } else { send(SIGTERM) }
    // Waits by the machine's clock, because nobody moves the test's clock any more.
    if (try? EndToEndTests.eventually("\(name) ended", within: 5) { !self.isRunning }) == nil {
      // The program on a leash is in the group of its shell.
      kill(leash == nil ? pid : -pid, SIGKILL)
    }
    reap()
  }

  /// Removes the ended process from the system. Exit tests wait for their own children, and would find one that is left.
  private func reap() {
    var status: Int32 = 0
    if ending == nil, waitpid(pid, &status, 0) == pid { ending = .signal(SIGKILL) }
  }

  private enum Ending {
    case exit(Int32)
    case signal(Int32)
  }

  private var ended: Ending? {
    guard ending == nil else { return ending }
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == pid else { return nil }
    let signal = status & 0x7F
    ending = signal == 0 ? .exit((status >> 8) & 0xFF) : .signal(signal)
    return ending
  }
}

extension Child {
  /// The number of context switches of each thread: how often it has begun to wait or was interrupted.
  var runs: [String: Int] {
    get throws {
      let threads = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task")
      let states = threads.compactMap { try? String(contentsOfFile: "/proc/\(pid)/task/\($0)/status", encoding: .utf8) }
      let counts = states.map { state in
        let name = state.matches(of: /(?:Name|\nPid):\t(.*)/).map(\.1).joined(separator: " ")
        return (name, state.matches(of: /ctxt_switches:\t(\d+)/).reduce(0) { $0 + (Int($1.1) ?? 0) })
      }
      return Dictionary(counts) { $1 }
    }
  }
}

/// The files that a child opens before it begins.
private struct FileActions {
  private var actions = posix_spawn_file_actions_t()

  init() { posix_spawn_file_actions_init(&actions) }

  mutating func open(_ path: String, as descriptor: Int32, _ flags: Int32) {
    posix_spawn_file_actions_addopen(&actions, descriptor, path, flags, 0o600)
  }

  mutating func give(_ file: Int32, as descriptor: Int32) {
    posix_spawn_file_actions_adddup2(&actions, file, descriptor)
  }

  mutating func spawn(_ command: [String], _ environment: [String: String], leadsGroup: Bool) throws -> pid_t {
    defer { posix_spawn_file_actions_destroy(&actions) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let group = leadsGroup ? POSIX_SPAWN_SETPGROUP : 0
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group))

    let words = command.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var pid: pid_t = 0
    let problem = Child.starting.withLock { posix_spawn(&pid, command[0], &actions, &attributes, words, variables) }
    guard problem == 0 else { throw Desktop.Failed(what: command[0], why: String(cString: strerror(problem))) }
    return pid
  }
}

/// A pipe that tells a child when the tests end. The system closes the tests' end even if they are killed.
private final class Leash {
  private var held: Int32
  private(set) var end: Int32

  /// A shell script that runs its arguments as a command, and ends the command when standard input closes.
  static let script = #""$@" & child=$!; read -r _; kill "$child"; wait "$child""#

  init() throws {
    var ends: [Int32] = [0, 0]
    let isOpen = Child.starting.withLock { pipe(&ends) == 0 && ends.allSatisfy { fcntl($0, F_SETFD, FD_CLOEXEC) == 0 } }
    guard isOpen else { throw Desktop.Failed(what: "creating a pipe", why: String(cString: strerror(errno))) }
    (end, held) = (ends[0], ends[1])
  }

  deinit { letGo() }

  /// Closes the child's end in this process, once the child has inherited it.
  func isHeld() {
    close(end)
    end = -1
  }

  func letGo() {
    guard held >= 0 else { return }
    close(held)
    held = -1
  }
}
