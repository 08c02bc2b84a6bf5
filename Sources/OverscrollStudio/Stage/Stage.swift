/// The displayed demo and its time.
package struct Stage: Sendable {
  private(set) var timeline: Timeline
  private(set) var clock = ViewClock()
  /// The host's time at the last event or frame.
  package private(set) var hostTime = 0.0
  /// The demo time up to which all input has been sent to the demo.
  private(set) var now = 0.0
  /// The demo time minus the clock's time. A replayed gesture takes place at its original demo time.
  private var replayOffset = 0.0
  /// The size for which the demo is laid out.
  private(set) var size: Size
  private(set) var showsPhysics = false
  /// The path of the dragging pointer, if pointers are resampled.
  package private(set) var resampler: PointerResampler?
  private let resamplesPointer: Bool
  private let assets: Assets
  private let background: DemoSetup.Background?
  /// The file opened last, for the demo that shows it. `changedDocument` includes the edits made in the demo.
  var document: DemoDocument? { didSet { changedDocument = nil } }
  private var changedDocument: DemoDocument?
  /// The user's pictures, for the demos that show them.
  private(set) var pictures: [OwnPicture]
  private var missingPictures: [String]
  /// The host's time at which the last picture was added.
  private var pictureTime = -Double.infinity
  /// The longest time between pictures that are dropped together, in seconds.
  private static let dropTime = 0.5
  /// The demo time of a single step, in seconds.
  static let stepTime = 1.0 / 60
  /// The demos that were shown before, as they were left.
  private var left: [String: (timeline: Timeline, now: Double, size: Size)] = [:]
  /// Whether the window can show curves, which a bare window cannot.
  let hasCurves: Bool

  init(_ setup: AppSetup, _ parameters: ParameterValues, size: Size) {
    (resamplesPointer, hasCurves, assets) = (setup.resamplesPointer, !setup.isBare, setup.catalog.assets)
    (background, document) = (setup.background, setup.document)
    (pictures, missingPictures) = (setup.pictures, setup.missingPictures)
    self.size = size
    let demo = DemoSetup(
      size: size, parameters: parameters, values: setup.values, isBare: setup.isBare, assets: assets,
      document: document, pictures: pictures, background: background)
    timeline = Timeline(setup.demo.init(demo), at: 0, hasCurves: hasCurves)
  }

  var card: DemoCard { type(of: timeline.latest).card }

  /// Whether the demo has curves for a graph.
  var hasGraph: Bool { hasCurves && !card.isPlot }

  /// Whether all motion has ended. Content held by a pointer is not at rest.
  package var isAtRest: Bool { timeline.restTime.map { now >= $0 } ?? false }

  /// Whether events of a replayed gesture are still to come.
  var isReplaying: Bool { now < timeline.latestChange }

  // MARK: - Time

  /// Advances to a time of the host's clock.
  mutating func advance(to host: Double) {
    hostTime = max(hostTime, host)
    now = clock.time(at: host) + replayOffset
  }

  /// Returns the host's time at which demo time reaches `demo`; `nil` while the clock is paused.
  func hostTime(ofDemo demo: Double) -> Double? { clock.hostTime(of: demo - replayOffset) }

  mutating func skip(from earlier: Double, to host: Double) { clock.skip(from: earlier, to: host) }
  mutating func togglePause() { clock.setPaused(!clock.isPaused, at: hostTime) }

  /// Pauses, and advances demo time by one step.
  mutating func step() { clock.step(by: Self.stepTime, at: hostTime) }

  var speed: PlaybackSpeed { PlaybackSpeed(rawValue: clock.speed) ?? .full }
  var isSlow: Bool { speed != .full }
  mutating func toggleSlowMotion() { setSpeed(isSlow ? .full : .tenth) }
  mutating func setSpeed(_ speed: PlaybackSpeed) { clock.setSpeed(speed.rawValue, at: hostTime) }

  // MARK: - The demo

  /// Shows a demo from its beginning.
  mutating func show(_ demo: any Demo.Type, _ parameters: ParameterValues, size: Size) {
    leave()
    self.size = size
    // A demo that is reset starts without edits.
    if demo == type(of: timeline.latest) { changedDocument = nil }
    let setup = DemoSetup(
      size: size, parameters: parameters, isBare: !hasCurves, assets: assets, document: changedDocument ?? document,
      pictures: pictures, background: background)
    timeline = Timeline(demo.init(setup), at: now, hasCurves: hasCurves)
  }

  /// Adds a picture to those that were dropped with it. Any other one replaces them. The next show of a demo begins anew.
  mutating func add(_ picture: OwnPicture) {
    pictures = pictures.prefix(droppedPictureCount) + [picture]
    (pictureTime, missingPictures, left) = (hostTime, [], [:])
  }

  /// The number of pictures that the next one joins, because they were dropped with it.
  var droppedPictureCount: Int { hostTime - pictureTime < Self.dropTime ? pictures.count : 0 }

  /// Adopts pictures whose paths were missing, and returns whether any are shown. Has no effect if these were removed.
  mutating func adopt(_ new: [OwnPicture], missing: [String]) -> Bool {
    guard pictures.isEmpty, !missingPictures.isEmpty else { return false }
    (pictures, missingPictures) = (new, missing)
    if !new.isEmpty { left = [:] }
    return !new.isEmpty
  }

  mutating func removePictures() { (pictures, missingPictures, left) = ([], [], [:]) }

  /// The paths of the user's pictures, for the settings.
  var picturePaths: [String] { pictures.map(\.path) + missingPictures }

  /// Shows a demo as it was left, at its own time; returns `false` if it was not shown before.
  mutating func resume(_ demo: any Demo.Type) -> Bool {
    guard let last = left[demo.card.name] else { return false }
    leave()
    size = last.size
    replay(last.timeline, from: last.now)
    if timeline.latest is any DocumentDemo { apply(.edits(edits)) }
    return true
  }

  /// Releases the demo, and keeps it for its next show.
  private mutating func leave() {
    resampler = nil
    if timeline.latest.restTime == nil {
      for device in PointerEvent.Device.allCases {
        apply(.input(.pointer(PointerEvent(.cancel, device: device, position: .zero, time: hostTime))))
      }
    }
    left[card.name] = (timeline, now, size)
  }

  mutating func apply(_ change: DemoChange) {
    timeline.apply(change, at: now)
    if let changed = (timeline.latest as? any DocumentDemo)?.document { changedDocument = changed }
  }

  /// The user's edits of the open file; `nil` if there are none.
  var edits: DemoDocument.Edits? { changedDocument?.edits }

  /// Restores edits of the file, even if its demo is not displayed.
  mutating func restore(_ edits: DemoDocument.Edits?) {
    guard let shown = changedDocument ?? document, shown.demo != type(of: timeline.latest) else {
      return apply(.edits(edits))
    }
    var demo: any DocumentDemo = shown.demo.init(DemoSetup(size: size, document: shown, background: background))
    demo.restore(edits)
    changedDocument = demo.document
  }

  /// Sends the position of the mouse to the demo, in the demo's points; `nil` if the mouse is not over the demo.
  mutating func hover(at point: Vector2?) { timeline.applyInPlace(.input(.hover(point)), at: now) }

  mutating func setSize(_ new: Size) {
    size = new
    if !isReplaying { apply(.size(new)) }
  }

  mutating func beginGesture() { timeline.begin(at: now) }

  /// Marks held content without new reports as still until now, so that its velocity falls. Call once a frame.
  mutating func update() { timeline.hold(until: now) }

  /// Shows a replayed gesture from the demo time `start`. `nil` continues a replay from the present.
  mutating func replay(_ replay: Timeline, from start: Double? = nil) {
    timeline = replay
    replayOffset += (start ?? now) - now
    now = start ?? now
  }

  /// Shows another run of the same demo, and returns the previous run.
  mutating func exchange(_ run: Timeline) -> Timeline {
    defer { timeline = run }
    return timeline
  }

  mutating func togglePhysics() { showsPhysics.toggle() }

  // MARK: - The pointer

  /// Handles a report of the dragging pointer.
  ///
  /// - Returns: The event for the demo, in points of the stage in `frame`. If pointers are resampled, a move
  ///   contributes only its velocity, and positions follow with the frames.
  mutating func report(_ event: PointerEvent, in frame: Rect) -> PointerEvent {
    var report = event
    report.position -= frame.origin
    guard resamplesPointer else { return report }
    switch event.phase {
    case .down: resampler = PointerResampler(event)
    case .move:
      resampler?.add(event)
      if resampler != nil { report.part = .velocity }
    case .up, .cancel: resampler = nil
    }
    return report
  }

  /// Returns the pointer resampled at `time` of the host's clock; `nil` if the demo already has this position.
  mutating func resampled(at time: Double, in frame: Rect) -> PointerEvent? {
    guard var event = resampler?.event(at: time) else { return nil }
    event.position -= frame.origin
    return event
  }

  /// Whether content has yet to reach the position of the pointer.
  package var isBehindPointer: Bool { resampler?.isBehind ?? false }
}

/// The speed of demo time relative to the host's clock.
package enum PlaybackSpeed: Double, Sendable, CaseIterable {
  case full = 1
  case half = 0.5
  case quarter = 0.25
  case tenth = 0.1

  var title: String {
    switch self {
    case .full: "1×"
    case .half: "½×"
    case .quarter: "¼×"
    case .tenth: "0.1×"
    }
  }
}
