import TestCompositor

/// The frames of the app's window, read from the compositor's log.
struct FrameLog {
  struct Commit {
    var time: Double
    /// The callback requested with the commit; `nil` if there is none.
    var callback: Double?
    /// Whether the commit came before the callback of the previous commit.
    var isEarly = false
    /// The time before which the compositor must not show the frame; `nil` for no limit.
    var earliest: Double?
    /// The time at which the compositor showed the frame, in its clock; `nil` if it did not report that.
    var shown: Double?
  }

  /// The commits with new contents.
  private(set) var commits: [Commit] = []
  /// The times of the callbacks, at which the compositor was ready for the next frame.
  private(set) var callbackTimes: [Double] = []

  init(_ log: [LoggedMessage]) {
    let window = log.last { $0.isRequest && $0.fullName == "xdg_wm_base.get_xdg_surface" }?.arguments.last ?? .nan
    var (hasBuffer, callback, awaited): (Bool, Double?, Double?) = (false, nil, nil)
    var (feedback, earliest): (Double?, Double?) = (nil, nil)
    // The commits by the numbers of their feedbacks.
    var reported: [Double: Int] = [:]
    for message in log {
      switch message.fullName {
      case "wl_surface.attach" where Double(message.object) == window: hasBuffer = message.arguments[0] != 0
      case "wl_surface.frame" where Double(message.object) == window: callback = message.arguments[0]
      case "wl_surface.commit" where Double(message.object) == window && hasBuffer:
        if let feedback { reported[feedback] = commits.count }
        commits.append(Commit(time: message.time, callback: callback, isEarly: awaited != nil, earliest: earliest))
        (hasBuffer, callback, awaited) = (false, nil, callback)
        (feedback, earliest) = (nil, nil)
      case "wl_surface.commit" where Double(message.object) == window: earliest = nil
      case "wp_presentation.feedback" where message.arguments[0] == window: feedback = message.arguments[1]
      case "wp_commit_timer_v1.set_timestamp": earliest = Self.seconds(message.arguments)
      case "wp_presentation_feedback.presented":
        let index = reported.removeValue(forKey: Double(message.object))
        if let index { commits[index].shown = Self.seconds(message.arguments) }
      case "wl_callback.done" where Double(message.object) == awaited:
        callbackTimes.append(message.time)
        awaited = nil
      default: break
      }
    }
  }

  /// Returns the time that three arguments of a message name: the halves of the seconds, and the nanoseconds.
  private static func seconds(_ arguments: [Double]) -> Double {
    arguments[0] * 0x1p32 + arguments[1] + arguments[2] * 1e-9
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
