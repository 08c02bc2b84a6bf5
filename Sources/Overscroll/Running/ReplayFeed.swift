import OverscrollInput

/// The events of a replayed trace, delivered at their times.
struct ReplayFeed {
  private var events: ArraySlice<WindowEvent>

  init(_ replayedTrace: ReplayedTrace?) { events = ArraySlice(replayedTrace?.events ?? []) }

  var nextTime: Double? { events.first?.time }

  mutating func events(until time: Double) -> ArraySlice<WindowEvent> {
    let due = events.prefix { $0.time <= time }
    events.removeFirst(due.count)
    return due
  }
}
