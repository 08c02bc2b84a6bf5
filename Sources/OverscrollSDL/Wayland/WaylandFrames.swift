internal import COverscrollSDL
internal import COverscrollWayland

final class WaylandFrames: WaylandListening {
  private let connection: WaylandConnection
  private let clock: HostClock
  private var callback: OpaquePointer?
  private var reports: [DisplayReport] = []
  private var feedbacks: [OpaquePointer: Int] = [:]
  private var frameCount = 0

  init(_ connection: WaylandConnection, _ clock: HostClock) { (self.connection, self.clock) = (connection, clock) }

  deinit {
    if let callback { wl_callback_destroy(callback) }
    for feedback in feedbacks.keys { ovs_destroy_feedback(feedback) }
  }

  var hasReports: Bool { !reports.isEmpty }
  var hasFeedback: Bool { connection.presentation != nil }

  func request() -> Int {
    frameCount += 1
    if callback == nil, let new = wl_surface_frame(connection.surface) {
      callback = new
      // SDL's own queue: the surface's queue may be a `SurfaceQueue`, which is not dispatched.
      wl_proxy_set_queue(new, nil)
      wl_callback_add_listener(new, Self.listener.pointer, listenerData)
    }
    if let presentation = connection.presentation {
      let listener = Self.feedbackListener.pointer
      let new = ovs_request_feedback(presentation, connection.surface, listener, listenerData)
      if let new { feedbacks[new] = frameCount }
    }
    return frameCount
  }

  func drainReports() -> [DisplayReport] {
    // Compositors may answer us before SDL: only now SDL's own callback has arrived as well.
    if frameCount > 0, callback == nil { connection.window.surfaceQueue?.close() }
    defer { reports = [] }
    return reports
  }

  private func add(_ report: DisplayReport) {
    reports.append(report)
    UserEvent.frame.push()
  }

  private func taken(stamp: UInt32) {
    if let callback { wl_callback_destroy(callback) }
    callback = nil
    let now = clock.now()
    // Compositors send the time of the refresh, which may be a period ago.
    let sent = clock.time(ofStamp: stamp, on: connection.presentationClock, arrival: now)
    add(.taken(frameCount, at: now - sent > Self.maximumDeliveryTime ? sent : now))
  }

  private static let maximumDeliveryTime = 0.1

  private func shown(_ feedback: OpaquePointer?, at seconds: Double, refresh: UInt32) {
    guard let frame = end(feedback) else { return }
    let period = refresh > 0 ? Double(refresh) * 1e-9 : nil
    add(.shown(frame, at: clock.time(of: seconds, on: connection.presentationClock), period: period))
  }

  private func discarded(_ feedback: OpaquePointer?) { if let frame = end(feedback) { add(.discarded(frame)) } }

  private func end(_ feedback: OpaquePointer?) -> Int? {
    guard let feedback, let frame = feedbacks.removeValue(forKey: feedback) else { return nil }
    ovs_destroy_feedback(feedback)
    return frame
  }

  private static let listener = WaylandListener(
    wl_callback_listener(done: { data, _, stamp in WaylandFrames.receiver(data)?.taken(stamp: stamp) }))

  private static let feedbackListener = WaylandListener(
    ovs_presentation_feedback_listener(
      sync_output: { _, _, _ in },
      presented: { data, feedback, high, low, nanoseconds, refresh, _, _, _ in
        let seconds = Double(UInt64(high) << 32 | UInt64(low)) + Double(nanoseconds) * 1e-9
        WaylandFrames.receiver(data)?.shown(feedback, at: seconds, refresh: refresh)
      },
      discarded: { data, feedback in WaylandFrames.receiver(data)?.discarded(feedback) }))
}
