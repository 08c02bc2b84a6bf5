import TestCompositor

/// What the app said of its window's frames, read from the compositor's log.
struct FrameLog {
  struct Commit {
    var time: Double
    /// The callback that was asked for with it.
    var callback: Double?
    /// Whether it came before the callback of the one before.
    var isEarly = false
  }

  /// Those with new contents.
  private(set) var commits: [Commit] = []
  /// When the compositor said that it has taken a frame.
  private(set) var callbackTimes: [Double] = []

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
      case "wl_callback.done" where Double(message.object) == awaited:
        callbackTimes.append(message.time)
        awaited = nil
      default: break
      }
    }
  }
}

extension RecordedTrace {
  /// By how much the times of frames in flight miss an even grid of that rate, in seconds: the median, and the share of
  /// them that miss it by more than a tenth of a millisecond.
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
