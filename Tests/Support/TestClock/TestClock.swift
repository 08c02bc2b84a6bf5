import CTestClock
import Foundation

/// The clock of a test and its programs, which stands still until the test moves it.
///
/// A program started with `environment` sees this clock as the clock of the system. When the test moves the clock, each
/// program that waits for a time resumes at exactly that time. The clock moves on only once all programs wait again. So the
/// results depend neither on the speed nor on the load of the machine, and a test need not wait for real time to pass.
///
/// The clock reads from the kernel (proc(5)) whether all programs wait: every thread sleeps, and none has run between two
/// looks.
public final class TestClock: @unchecked Sendable {
  /// An object in the test's own process that acts at times of the clock.
  public protocol Participant: AnyObject {
    /// Returns the time of the next action, in seconds; `nil` if there is none.
    func nextTime() -> Double?
    /// The kernel's number for the participant's own thread, whose work the clock waits for.
    var thread: Int32 { get }
    func doWhatIsDue()
  }

  /// The error of a program that never waits, or of a clock that cannot be created.
  public struct NeverIdle: Error, CustomStringConvertible { public var description: String }

  /// The environment variables that put a program into this time.
  public let environment: [String: String]
  private let memory: UnsafeMutablePointer<test_clock>
  /// The started processes that may not have opened the clock yet.
  private var starting: Set<Int32> = []
  private weak var participant: (any Participant)?

  private static let second = 1e9
  /// The initial time of every clock, in seconds after the system's start.
  private static let start = 100_000.0
  /// The real time after which the test fails if a program still does not wait, in seconds.
  private static let limit = 300.0

  /// Creates a clock in a file, which programs map into their memory.
  ///
  /// - Parameters:
  ///   - path: The file that holds the clock.
  ///   - library: The library that shows a program this time (`TestClockPreload`).
  public init(path: String, library: String) throws {
    let size = MemoryLayout<test_clock>.size
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    defer { close(file) }
    guard file >= 0, fchmod(file, 0o666) == 0, ftruncate(file, off_t(size)) == 0,
      let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
    else { throw NeverIdle(description: "no clock can be made at \(path): \(String(cString: strerror(errno)))") }
    self.memory = memory.bindMemory(to: test_clock.self, capacity: 1)
    environment = ["OVERSCROLL_TEST_CLOCK": path, "OVERSCROLL_TEST_CLOCK_OWNER": "\(getpid())", "LD_PRELOAD": library]
    var wall = timespec()
    clock_gettime(CLOCK_REALTIME, &wall)
    self.memory.pointee.now = Int64(Self.start * Self.second)
    self.memory.pointee.wall_offset = Int64(wall.tv_sec) * Int64(Self.second) - self.memory.pointee.now
  }

  deinit { munmap(memory, MemoryLayout<test_clock>.size) }

  /// The time of CLOCK_MONOTONIC, in seconds.
  public var now: Double { Double(nanoseconds) / Self.second }

  /// Returns the time that programs see on a clock of the system, in seconds.
  public func time(on clock: Int32) -> Double {
    clock == CLOCK_REALTIME ? Double(nanoseconds + memory.pointee.wall_offset) / Self.second : now
  }

  /// Adds a process that was started with `environment`.
  public func add(_ process: Int32) { starting.insert(process) }

  public func add(_ participant: some Participant) { self.participant = participant }

  /// Moves the clock by `seconds`, stopping at each time that a program waits for, and returns once all programs wait again.
  public func pass(_ seconds: Double) throws {
    let end = nanoseconds + Int64((seconds * Self.second).rounded())
    try settle()
    while nanoseconds < end {
      // A nanosecond is added because `now`, a floating-point number, must not round to a time before `nextTime()`.
      let due = participant?.nextTime().map { Int64($0 * Self.second) + 1 }
      move(to: max(nanoseconds, min(end, due ?? .max, deadlines.map(\.time).min() ?? .max)))
      if let due, due <= nanoseconds { participant?.doWhatIsDue() }
      try settle()
    }
  }

  // MARK: - The clock

  private var nanoseconds: Int64 { test_clock_load(&memory.pointee.now) }

  private func move(to time: Int64) {
    test_clock_store(&memory.pointee.now, time)
    _ = wakeLatecomers()
  }

  /// Wakes the threads whose time has come, and returns whether there are any.
  private func wakeLatecomers() -> Bool {
    let time = nanoseconds
    let due = deadlines.filter { $0.time <= time }
    for deadline in due { _ = test_clock_wake(deadline.process, deadline.thread) }
    return !due.isEmpty
  }

  /// The times that threads wait for, except threads of stopped programs.
  private var deadlines: [(process: Int32, thread: Int32, time: Int64)] {
    slots.compactMap { slot in
      let time = test_clock_load(&slot.pointee.deadline)
      let (process, thread) = (test_clock_load_id(&slot.pointee.process), test_clock_load_id(&slot.pointee.thread))
      return time == .max || thread <= 0 || stopped.contains(process) ? nil : (process, thread, time)
    }
  }

  private var slots: [UnsafeMutablePointer<test_clock_slot>] {
    (0..<Int32(TEST_CLOCK_SLOTS)).compactMap { index in
      test_clock_slot_at(memory, index).flatMap { test_clock_load_id(&$0.pointee.thread) == 0 ? nil : $0 }
    }
  }

  // MARK: - Whether all wait

  private var stopped: Set<Int32> = []
  private var latestBusy: (process: Int32, thread: Int32)?

  /// Blocks until every program waits for a time, a file or another program.
  public func settle() throws {
    let real = ContinuousClock()
    let end = real.now + .seconds(Self.limit)
    var attempt = 0
    while true {
      let first = look()
      if first.busy == nil, case let second = look(), second.busy == nil, first.runs == second.runs, !wakeLatecomers() {
        return
      }
      attempt += 1
      if attempt % 64 == 0, real.now > end {
        throw NeverIdle(description: "for \(Self.limit) s \(first.busy ?? "the programs") did not wait for anything")
      }
      usleep(50 << min(UInt32(attempt) / 4, 3))
    }
  }

  /// The state of all threads at one moment, read from the kernel.
  private struct Look {
    /// A hash per process, which changes whenever one of the process's threads has run.
    var runs: [Int32: UInt64] = [:]
    /// A description of a thread that runs; `nil` if all wait.
    var busy: String?
  }

  private func look() -> Look {
    var look = Look()
    // Whoever was busy a moment ago often still is: then nobody else need be asked.
    if let (process, thread) = latestBusy { add(process, thread: thread, to: &look) }
    guard look.busy == nil else { return look }
    (look, latestBusy) = (Look(), nil)
    let begun = Set(slots.map { test_clock_load_id(&$0.pointee.process) }).subtracting([0])
    starting.subtract(begun)
    for process in starting {
      // A child that has ended still exists until its parent waits for it.
      if hasEnded(process) { starting.remove(process) } else { look.busy = "process \(process), which has not begun" }
    }
    stopped = []
    if let participant { add(getpid(), thread: participant.thread, to: &look) }
    for process in begun.union(starting) where look.busy == nil { add(process, thread: 0, to: &look) }
    return look
  }

  private func add(_ process: Int32, thread: Int32, to look: inout Look) {
    var state = test_clock_look()
    guard test_clock_look_at(process, thread, &state) != 0 else { return forget(process) }
    look.runs[process] = state.runs
    if state.is_stopped != 0 { stopped.insert(process) }
    guard state.busy_thread != 0 else { return }
    look.busy = "thread \(state.busy_thread) of process \(process)"
    latestBusy = (process, state.busy_thread)
  }

  private func hasEnded(_ process: Int32) -> Bool {
    var information = siginfo_t()
    return waitid(P_PID, id_t(process), &information, WEXITED | WNOHANG | WNOWAIT) != 0
      || information.si_signo == SIGCHLD
  }

  private func forget(_ process: Int32) {
    for slot in slots where test_clock_load_id(&slot.pointee.process) == process {
      test_clock_store_id(&slot.pointee.thread, 0)
    }
  }
}
