import TestCompositor

/// The frames of the app's window, read from the compositor's log.
struct FrameLog {
  struct Commit {
    var time: Double
    /// The callback requested with the commit; `nil` if there is none.
    var callback: Double?
    /// Whether the commit came before the callback of the previous commit.
    var isEarly = false
  }

  /// The commits with new contents.
  private(set) var commits: [Commit] = []

  init(_ log: [LoggedMessage]) {
    let window = log.last { $0.isRequest && $0.fullName == "xdg_wm_base.get_xdg_surface" }?.arguments.last ?? .nan
    var (hasBuffer, callback, awaited): (Bool, Double?, Double?) = (false, nil, nil)
    for message in log {
      switch message.fullName {
      case "wl_surface.attach" where Double(message.object) == window: hasBuffer = message.arguments[0] != 0
      case "wl_surface.frame" where Double(message.object) == window: callback = message.arguments[0]
      case "wl_surface.commit" where Double(message.object) == window && hasBuffer:
        commits.append(Commit(time: message.time, callback: callback, isEarly: awaited != nil))
        (hasBuffer, callback, awaited) = (false, nil, callback)
      case "wl_callback.done" where Double(message.object) == awaited: awaited = nil
      default: break
      }
    }
  }
}

extension RecordedTrace {
  /// Measures how far the intervals of coasting frames are from whole periods of `rate`.
  ///
  /// Returns the median error in seconds, the share of errors above a tenth of a millisecond, and the number of intervals.
  func unevenness(at rate: Double) -> (median: Double, share: Double, count: Int) {
    let times = coasting.compactMap(\.time).dropFirst(5)
    let errors = zip(times.dropFirst(), times).map { later, earlier in
      let periods = ((later - earlier) * rate).rounded()
      return abs(later - earlier - periods / rate)
    }.sorted()
    guard !errors.isEmpty else { return (.infinity, 1, 0) }
    return (errors[errors.count / 2], Double(errors.count { $0 > 0.0001 }) / Double(errors.count), errors.count)
  }
}
