import Foundation
import Synchronization
import Testing

/// Runs a suite's tests side by side, one for each processor: each has a desk of its own, and mostly waits.
struct SideBySide: SuiteTrait, TestTrait, TestScoping {
  private static let gate = Gate(width: ProcessInfo.processInfo.activeProcessorCount)

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let isAlone = test.traits.contains { $0 is Alone }
    await Self.gate.enter(alone: isAlone)
    defer { Self.gate.leave() }
    try await function()
  }
}

/// Marks tests that count frames or pace a motion: no other test runs meanwhile.
struct Alone: SuiteTrait, TestTrait {
  var isRecursive: Bool { true }
}

extension Trait where Self == SideBySide {
  static var sideBySide: Self { SideBySide() }
}

extension Trait where Self == Alone {
  static var alone: Self { Alone() }
}

/// Lets in as many as it is wide, or one alone. Those who want to be alone wait until nobody else does, so that the
/// processors are idle only once.
private final class Gate: Sendable {
  private struct State {
    var inside = 0
    var isTaken = false
    var waiting: [(alone: Bool, resume: CheckedContinuation<Void, Never>)] = []
  }

  private let width: Int
  private let state = Mutex(State())

  init(width: Int) { self.width = max(1, width) }

  func enter(alone: Bool) async {
    await withCheckedContinuation { continuation in
      state.withLock { state in
        state.waiting.append((alone, continuation))
        admit(&state)
      }
    }
  }

  func leave() {
    state.withLock { state in
      state.inside -= 1
      state.isTaken = false
      admit(&state)
    }
  }

  private func enter(_ state: inout State, alone: Bool) -> Bool {
    guard !state.isTaken, state.inside < (alone ? 1 : width) else { return false }
    state.inside += 1
    state.isTaken = alone
    return true
  }

  private func admit(_ state: inout State) {
    while let index = state.waiting.firstIndex(where: { !$0.alone }) ?? state.waiting.indices.first,
      enter(&state, alone: state.waiting[index].alone)
    {
      state.waiting.remove(at: index).resume.resume()
    }
  }
}
